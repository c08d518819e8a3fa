/** What {@link followLinks} asks for. */
export interface LinkFollower {
  /** Shows the page at `href`. */
  navigate(href: string): void;
  /** Loads the page at `href` ahead of time. */
  preload(href: string): void;
}

/**
 * Lets `follower` follow the links of `document`, those in the prose among them, and load ahead what the reader
 * points at, focuses or touches. Everything else that a click can mean is left to the browser.
 */
export function followLinks(document: Document, follower: LinkFollower): () => void {
  const follow = (event: MouseEvent): void => {
    const link = findLink(event.target);
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !isRouted(link)) return;
    event.preventDefault();
    follower.navigate(link.href);
  };
  const preload = (event: Event): void => {
    const link = findLink(event.target);
    if (link !== null && isRouted(link) && mayPreload()) follower.preload(link.href);
  };
  const events = ['mouseover', 'focusin', 'touchstart'] as const;
  document.addEventListener('click', follow);
  for (const name of events) document.addEventListener(name, preload, { passive: true });
  return () => {
    document.removeEventListener('click', follow);
    for (const name of events) document.removeEventListener(name, preload);
  };
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function isRouted(link: HTMLAnchorElement): boolean {
  const isOwn = link.target === '' || link.target === '_self';
  return isOwn && link.origin === link.ownerDocument.location.origin && !link.hasAttribute('download') && link.dataset['hgPlain'] === undefined;
}

function mayPreload(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData !== true && connection?.effectiveType?.includes('2g') !== true;
}
