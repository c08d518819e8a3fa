import { findTarget } from '@helpgen/runtime/behaviours';

/** The button to the top is not shown nearer to the top than this, in pixels. */
const nearTop = 300;

/** Share of the way that is left after each frame of the way to the top. */
const easing = 0.85;

/** Shows the button to the top while the reader scrolls up, and takes away a header that hides while the reader scrolls down. */
export function startScrolling(): void {
  const root = document.documentElement;
  let last: number | null = null;
  let place = location.href;
  let gliding = 0;

  /** `undefined`: as it is. */
  function show(hasButton: boolean, hasHeader: boolean | undefined): void {
    const button = document.querySelector<HTMLElement>('.hg-to-top');
    if (button !== null) button.hidden = !hasButton;
    if (hasHeader === undefined || document.querySelector('.hg-header[data-hg-hides]') === null) return;
    if (hasHeader) delete root.dataset['hgHeader'];
    else root.dataset['hgHeader'] = 'hidden';
  }

  function scroll(): void {
    const top = scrollY;
    const before = last;
    const hasMoved = location.href !== place;
    place = location.href;
    last = top;
    const height = document.querySelector<HTMLElement>('.hg-header')?.offsetHeight ?? 0;
    const rest = root.scrollHeight - innerHeight - top;
    if (hasMoved) return show(false, top < height || findTarget(location.hash) === null);
    if (before === null || top === before) return;
    if (top > before) {
      cancelAnimationFrame(gliding);
      return show(false, top < height);
    }
    show(top >= nearTop && rest > 0, top < height || rest > height ? true : undefined);
  }

  function goUp(): void {
    cancelAnimationFrame(gliding);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scrollTo({ top: 0, behavior: 'instant' });
    if (getComputedStyle(root).scrollBehavior === 'smooth') return scrollTo({ top: 0 });
    const step = (): void => {
      scrollTo(0, Math.floor(scrollY * easing));
      if (scrollY > 0) gliding = requestAnimationFrame(step);
    };
    step();
  }

  addEventListener('scroll', scroll, { passive: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.hg-to-top') !== null) goUp();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('.hg-header') !== null) show(false, true);
  });
  scroll();
}
