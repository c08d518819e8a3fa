import { mayPreload } from '../load-ahead.ts';
import type { NavigationActions } from './page-navigator.ts';

/**
 * Has `navigator` follow the links of the page, those in the prose among them, and load ahead what the reader points at,
 * focuses or touches. Everything else that a click can mean is left to the browser.
 */
export function followLinks(navigator: Pick<NavigationActions, 'navigate' | 'preload'>): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (link === null) return;
    event.preventDefault();
    navigator.navigate(link.href);
  });
  const lookAhead = (event: Event): void => {
    const link = findLink(event);
    if (link !== null && mayPreload()) void navigator.preload(link.href);
  };
  for (const name of ['mouseover', 'focusin', 'touchstart']) document.addEventListener(name, lookAhead, { passive: true });
}

/** The link to another page of the site that a click follows here and now; `null` when it means something else. */
export function followedLink(click: MouseEvent): HTMLAnchorElement | null {
  return isPlainClick(click) ? findLink(click) : null;
}

/** Whether nobody has heeded the click yet, and no key or button gives it another meaning. */
export function isPlainClick(click: MouseEvent): boolean {
  return !(click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}

/** The link of `event` when it leads to another page of the site: what only moves within the page, the browser does best. */
function findLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || !['', '_self'].includes(link.target) || link.hasAttribute('download') || 'hgPlain' in link.dataset) return null;
  const { origin, pathname, search } = link.ownerDocument.location;
  const isHere = link.hash !== '' && link.pathname === pathname && link.search === search;
  return link.origin === origin && !isHere ? link : null;
}
