import { isSameHref, type FrameNavItem, type ShownPage } from '@helpgen/runtime';

/**
 * The one item of the navbar that the page belongs to: the link to it, else the link of its sidebar, else a menu that
 * lists it, else the link to what it lies below, the nearest one.
 */
export function findActiveItem(items: readonly FrameNavItem[], page: ShownPage, homeHref: string): FrameNavItem | undefined {
  let best: FrameNavItem | undefined;
  let most = 0;
  for (const item of items) {
    const degree = degreeOf(item, page, homeHref);
    if (degree > most) [best, most] = [item, degree];
  }
  return best;
}

/** How much `item` is the page's: longer paths count for more, and everything else for more than any path. */
function degreeOf(item: FrameNavItem, page: ShownPage, homeHref: string): number {
  if (item.type === 'dropdown') return [item, ...item.items].some(({ href }) => isSameHref(href, page.href)) ? 1e4 : 0;
  if (item.type !== 'link') return 0;
  if (isSameHref(item.href, page.href)) return 1e6;
  if (item.sidebar !== undefined) return item.sidebar === page.sidebar?.id ? 1e5 : 0;
  const base = item.activeBasePath ?? (item.href === homeHref ? undefined : item.route);
  return base !== undefined && `${page.route}/`.startsWith(`${base.replace(/\/$/, '')}/`) ? base.length : 0;
}
