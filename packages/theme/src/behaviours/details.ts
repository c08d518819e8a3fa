import { openAround } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';
import { fold } from '../fold.ts';
import { onTarget } from './on-target.ts';

/** A movement that is under way, and what it leads to. */
interface Folding {
  readonly isOpening: boolean;
  readonly animation: Animation;
}

/** Lets what folds out do so softly, and opens what lies around the place that the address names. */
export function attach(elements: readonly HTMLElement[], _context: BehaviourContext, signal: AbortSignal): void {
  const foldings = new Map<HTMLDetailsElement, Folding>();
  for (const element of elements) {
    const details = element as HTMLDetailsElement;
    const summary = details.querySelector(':scope > summary');
    const body = details.querySelector<HTMLElement>(':scope > :not(summary)');
    if (summary === null || body === null) continue;
    summary.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
      event.preventDefault();
      turn(details, body, foldings);
    }, { signal });
    // A double click folds twice; it is not meant to select the summary's words.
    summary.addEventListener('mousedown', (event) => (event as MouseEvent).detail > 1 && event.preventDefault(), { signal });
  }
  onTarget(openAround, signal);
  signal.addEventListener('abort', () => {
    for (const { animation } of foldings.values()) animation.cancel();
  });
}

/** Opens what is closed or closing, and closes what is open or opening, from the height that it has. */
function turn(details: HTMLDetailsElement, body: HTMLElement, foldings: Map<HTMLDetailsElement, Folding>): void {
  const before = foldings.get(details);
  const isOpening = before === undefined ? !details.open : !before.isOpening;
  const from = details.open ? body.offsetHeight : 0;
  before?.animation.cancel();
  details.open = true;
  const animation = fold(body, from, isOpening ? body.offsetHeight : 0);
  foldings.set(details, { isOpening, animation });
  const settle = (): void => {
    // A reader who turned round has set another one by then.
    if (foldings.get(details)?.animation !== animation) return;
    details.open = isOpening;
    foldings.delete(details);
  };
  animation.addEventListener('finish', settle);
  animation.addEventListener('cancel', settle);
}
