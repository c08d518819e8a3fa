import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls the sidebar, and nothing else, to the entry of the page at `href` when it cannot be seen; again when its tree is another. */
export function useActiveInView(element: RefObject<HTMLElement | null>, href: string, treeHref: string | undefined): void {
  const seen = useRef('');
  useEffect(() => {
    const entry = `${treeHref}#${href}`;
    if (seen.current === entry || element.current === null) return;
    seen.current = entry;
    showActive(element.current);
  });
}

/** Scrolls what `nav` scrolls in so that its current entry can be seen. */
export function showActive(nav: HTMLElement): void {
  const scroller = nav.closest<HTMLElement>('.hg-scroller');
  const active = nav.querySelector<HTMLElement>('[aria-current=page]');
  if (scroller === null || active === null) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), active.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) scroller.scrollTop += inner.top - outer.top - outer.height / 2;
}
