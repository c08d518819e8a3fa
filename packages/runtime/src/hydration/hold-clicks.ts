/**
 * Keeps clicks on what only a drawn page can answer, elements with `data-hg-hold`, and calls `heed` for each. The result is
 * told whether the page is drawn: then they are clicked again, else links among them are followed.
 */
export function holdClicks(root: Element, heed: () => void): (isDrawn: boolean) => void {
  let held: HTMLElement | null = null;
  const hold = (event: Event): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-hg-hold]') : null;
    if (element === null) return;
    event.preventDefault();
    event.stopPropagation();
    held = element;
    heed();
  };
  root.addEventListener('click', hold, true);
  return (isDrawn) => {
    if (isDrawn) root.removeEventListener('click', hold, true);
    if (isDrawn) held?.click();
    else if (held instanceof HTMLAnchorElement) location.assign(held.href);
    held = null;
  };
}
