import { foldingMs } from '../collapse-duration.ts';
import { onTarget } from './on-target.ts';

/** A movement that is under way, and what it leads to. */
interface Folding {
  readonly isOpening: boolean;
  readonly animation: Animation;
}

/** Lets what folds out do so softly, and opens what lies around the place that the address names. */
export function attach(elements: readonly HTMLElement[]): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const foldings = new Map<HTMLDetailsElement, Folding>();
  for (const element of elements) {
    const details = element as HTMLDetailsElement;
    const summary = details.querySelector(':scope > summary');
    const body = details.querySelector<HTMLElement>(':scope > :not(summary)');
    if (summary === null || body === null) continue;
    summary.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
      event.preventDefault();
      fold(details, body, foldings);
    }, { signal });
    // A double click folds twice; it is not meant to select the summary's words.
    summary.addEventListener('mousedown', (event) => (event as MouseEvent).detail > 1 && event.preventDefault(), { signal });
  }
  const stop = onTarget(openAround);
  return () => {
    stop();
    ending.abort();
    for (const { animation } of foldings.values()) animation.cancel();
  };
}

/** The browser opens what it finds or follows by itself; an older one does not. */
function openAround(target: HTMLElement): boolean {
  let isOpened = false;
  for (let outer = target.closest('details'); outer !== null; outer = outer.parentElement?.closest('details') ?? null) {
    isOpened ||= !outer.open;
    outer.open = true;
  }
  return isOpened;
}

/** Opens what is closed or closing, and closes what is open or opening, from the height that it has. */
function fold(details: HTMLDetailsElement, body: HTMLElement, foldings: Map<HTMLDetailsElement, Folding>): void {
  const before = foldings.get(details);
  const isOpening = before === undefined ? !details.open : !before.isOpening;
  const from = details.open ? body.offsetHeight : 0;
  before?.animation.cancel();
  details.open = true;
  const whole = body.offsetHeight;
  const animation = body.animate([frameOf(from), frameOf(isOpening ? whole : 0)], { duration: foldingMs(whole), easing: 'ease-in-out' });
  foldings.set(details, { isOpening, animation });
  animation.addEventListener('finish', () => {
    details.open = isOpening;
    foldings.delete(details);
  });
  // Cancelled by the page's end; a reader who turned round has set another one by then.
  animation.addEventListener('cancel', () => {
    if (foldings.get(details)?.animation !== animation) return;
    details.open = isOpening;
    foldings.delete(details);
  });
}

function frameOf(height: number): Keyframe {
  return { height: `${height}px`, overflow: 'clip', ...(height === 0 ? { paddingBlock: 0 } : {}) };
}
