import type { ThemeClient } from '@helpgen/runtime';

/** Milliseconds between the small steps that say that something is still going on, and the most that one of them adds. */
const trickle = { everyMs: 800, step: 0.02, end: 0.994 };

/**
 * The thin bar at the top of the window. It appears when a page has been on its way for a while, creeps on, runs to its
 * end when the page is there, and goes.
 */
export const showProgress: NonNullable<ThemeClient['pending']> = ({ frame, text }) => {
  const options = frame.options.progressBar;
  if (options === null) return () => undefined;
  const { minimum, speedMs, delayMs } = options;
  let bar: HTMLElement | null = null;
  let share = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const put = (next: number): void => {
    share = next;
    if (bar !== null) bar.style.transform = `scaleX(${share})`;
  };
  const creep = (): void => {
    put(Math.min(share + Math.random() * trickle.step, trickle.end));
    timer = setTimeout(creep, trickle.everyMs);
  };
  const show = (): void => {
    bar?.remove();
    bar = document.createElement('div');
    bar.className = 'hg-progress';
    bar.role = 'progressbar';
    bar.ariaLabel = text('load.pending');
    bar.style.transitionDuration = `${speedMs}ms`;
    put(0);
    document.body.append(bar);
    // A first position to move from.
    bar.getBoundingClientRect();
    put(minimum);
    timer = setTimeout(creep, trickle.everyMs);
  };
  return (isPending) => {
    clearTimeout(timer);
    if (isPending) timer = setTimeout(show, delayMs);
    if (isPending || bar === null) return;
    put(1);
    timer = setTimeout(() => {
      bar?.classList.add('hg-done');
      timer = setTimeout(() => {
        bar?.remove();
        bar = null;
      }, speedMs);
    }, speedMs);
  };
};
