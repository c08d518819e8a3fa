import type { Translate } from '@helpgen/runtime';

/**
 * Lets the keyboard reach each of `scrollers` while it scrolls sideways, under a name, and tells `heed` whenever its
 * size changes; the result ends it.
 */
export function watchScrolling(
  scrollers: readonly HTMLElement[],
  text: Translate,
  heed: (scroller: HTMLElement, isScrolling: boolean) => void,
): () => void {
  const observer = new ResizeObserver(() => {
    // All is read before anything is written, so that the page is laid out once.
    const areScrolling = scrollers.map((scroller) => scroller.scrollWidth > scroller.clientWidth);
    for (const [index, scroller] of scrollers.entries()) {
      mark(scroller, areScrolling[index] === true, text);
      heed(scroller, areScrolling[index] === true);
    }
  });
  for (const scroller of scrollers) {
    observer.observe(scroller);
    // What is inside may grow while the outside stays: wrapped code, a drawing that comes late.
    if (scroller.firstElementChild !== null) observer.observe(scroller.firstElementChild);
  }
  return () => observer.disconnect();
}

/** What does not scroll is no stop for the keyboard. A group is no landmark, so many of one name do no harm. */
function mark(element: HTMLElement, isScrolling: boolean, text: Translate): void {
  if (!isScrolling) return element.removeAttribute('tabindex');
  element.tabIndex = 0;
  if (element.hasAttribute('aria-label')) return;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', nameOf(element) ?? text(kindOf(element)));
}

function nameOf(element: HTMLElement): string | undefined {
  return (
    element.closest('.hg-code')?.querySelector('.hg-code-title')?.textContent ?? element.querySelector('caption')?.textContent ?? undefined
  );
}

function kindOf(element: HTMLElement): string {
  if (element.tagName === 'PRE') return 'code.label';
  if (element.classList.contains('hg-drawn')) return 'diagram.label';
  return element.classList.contains('hg-formula') ? 'formula.label' : 'table.label';
}
