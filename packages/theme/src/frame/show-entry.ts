/** Screens on which the sidebar has a column of its own; the drawer is for all others. */
export const wide = '(width > 996px)';

/** Scrolls what the sidebar stands in, and nothing else, so that the entry of the page is seen in it. */
export function showEntry(scroller: Element): void {
  const active = scroller.querySelector('[aria-current=page]');
  if (active === null) return;
  // scrollIntoView would move the page too.
  const [outer, inner] = [scroller.getBoundingClientRect(), active.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) scroller.scrollTop += inner.top - outer.top - outer.height / 2;
}
