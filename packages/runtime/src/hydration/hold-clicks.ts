/**
 * Keeps clicks on what only a drawn page can answer, elements with `data-hg-hold`, and calls `heed` for each. The result is
 * told whether the page is drawn: the last of them is clicked again, for the page, or for those who help out where it cannot be drawn.
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
    root.removeEventListener('click', hold, true);
    held?.click();
    held = null;
    if (!isDrawn) root.addEventListener('click', hold, true);
  };
}
