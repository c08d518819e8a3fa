import type { ContentGraph, GraphPage, PageData, PagerLink, SidebarNode, SiteConfig } from '@helpgen/model';
import { routeToHref } from '@helpgen/model';
import type { SidebarView } from './create-sidebar-view.ts';

/** Tells what is read before and after a page: its neighbours in its sidebar, or what its front matter names. */
export function createPager(
  config: SiteConfig,
  { pages }: ContentGraph,
): (page: GraphPage, view: SidebarView | undefined) => Pick<PageData, 'previous' | 'next'> {
  const byHref = new Map(pages.map((page) => [routeToHref(page.route, config), page]));
  const byId = new Map(pages.flatMap((page) => (page.id === undefined ? [] : [[`${page.edition}|${page.id}`, page] as const])));

  function linkTo(page: GraphPage, wanted: string | null | undefined, node: SidebarNode | undefined): PagerLink | null {
    if (wanted === null) return null;
    const named = wanted === undefined ? undefined : byId.get(`${page.edition}|${wanted}`);
    const target = named ?? (node?.href === undefined ? undefined : byHref.get(node.href));
    if (target === undefined) return null;
    const { pagination_label: label, sidebar_label: sidebarLabel } = target.outline?.frontMatter ?? {};
    // The label of a category names the folder, not its page.
    const itemLabel = named === undefined && (node?.kind === 'doc' || target.kind === 'category') ? node?.label : undefined;
    return { label: label ?? sidebarLabel ?? itemLabel ?? target.title, href: routeToHref(target.route, config) };
  }

  return (page, view) => {
    const { previous, next } = page.isUnlisted ? {} : (view?.neighbours(routeToHref(page.route, config)) ?? {});
    const { pagination_prev: wantedPrevious, pagination_next: wantedNext } = page.outline?.frontMatter ?? {};
    return { previous: linkTo(page, wantedPrevious, previous), next: linkTo(page, wantedNext, next) };
  };
}
