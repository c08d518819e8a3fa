import { findTarget } from '@helpgen/runtime/behaviours';

/**
 * Calls `open` with the element that the address names, now and whenever a link or the address leads to one. `open`
 * answers whether it had to uncover the element; it is scrolled to then.
 */
export function onTarget(open: (target: HTMLElement) => boolean, signal: AbortSignal): void {
  const uncover = (): void => {
    const target = findTarget(location.hash);
    if (target !== null && open(target)) target.scrollIntoView();
  };
  // Before the browser goes there, and also when the address names it already: nothing would tell of that.
  const heed = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    const target = link?.pathname === location.pathname ? findTarget(link.hash) : null;
    if (target !== null) open(target);
  };
  addEventListener('hashchange', uncover, { signal });
  document.addEventListener('click', heed, { signal, capture: true });
  // A page that is moved to asks for what it is about to scroll to.
  document.addEventListener('hg:reveal', (event) => event.target instanceof HTMLElement && open(event.target), { signal });
  uncover();
}
