/** Scrolls the column of the sidebar, and nothing else, so that the entry of the page is seen in it. */
export function showEntry(scroller: HTMLElement): void {
  const active = scroller.querySelector<HTMLElement>('[aria-current=page]');
  if (active === null || scroller.scrollTop > 0) return;
  // scrollIntoView would move the page too.
  const top = active.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  if (top > scroller.clientHeight - active.clientHeight) scroller.scrollTop += top - scroller.clientHeight / 2;
}
