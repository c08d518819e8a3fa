import { mayPreload } from './may-preload.ts';

/** What {@link followLinks} asks for. */
export interface LinkFollower {
  /** Shows the page at `href`. */
  navigate(href: string): void;
  /** Loads the page at `href` ahead of time. */
  preload(href: string): unknown;
}

/**
 * Lets `follower` follow the links of `document`, those in the prose among them, and load ahead what the reader
 * points at, focuses or touches. Everything else that a click can mean is left to the browser.
 */
export function followLinks(document: Document, follower: LinkFollower): () => void {
  const follow = (event: MouseEvent): void => {
    const link = followedLink(event);
    if (link === null) return;
    event.preventDefault();
    follower.navigate(link.href);
  };
  const preload = (event: Event): void => {
    const link = findLink(event);
    if (link !== null && mayPreload()) follower.preload(link.href);
  };
  const events = ['mouseover', 'focusin', 'touchstart'] as const;
  document.addEventListener('click', follow);
  for (const name of events) document.addEventListener(name, preload, { passive: true });
  return () => {
    document.removeEventListener('click', follow);
    for (const name of events) document.removeEventListener(name, preload);
  };
}

/** The link to another page of the site that a click follows here and now; `null` when it means something else. */
export function followedLink(click: MouseEvent): HTMLAnchorElement | null {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  return findLink(click);
}

/** The link of `event` when it leads to another page of the site: what only moves within the page, the browser does best. */
function findLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || !['', '_self'].includes(link.target) || link.hasAttribute('download') || 'hgPlain' in link.dataset) return null;
  const { origin, pathname, search } = link.ownerDocument.location;
  const isHere = link.hash !== '' && link.pathname === pathname && link.search === search;
  return link.origin === origin && !isHere ? link : null;
}
