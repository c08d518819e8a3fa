import { openAround } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';
import { fold } from '../fold.ts';
import { onTarget } from './on-target.ts';

/** Lets what folds out do so softly, and opens what lies around the place that the address names. */
export function attach(elements: readonly HTMLElement[], _context: BehaviourContext, signal: AbortSignal): void {
  for (const element of elements) soften(element as HTMLDetailsElement, signal);
  onTarget(openAround, signal);
}

function soften(details: HTMLDetailsElement, signal: AbortSignal): void {
  const summary = details.querySelector(':scope > summary');
  const body = details.querySelector<HTMLElement>(':scope > :not(summary)');
  if (summary === null || body === null) return;
  /** The movement that is under way, and what it leads to. */
  let folding: { readonly isOpening: boolean; readonly animation: Animation } | undefined;
  summary.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
    event.preventDefault();
    // What is closed or closing opens, and what is open or opening closes, from the height that it has.
    const isOpening = folding === undefined ? !details.open : !folding.isOpening;
    const from = details.open ? body.offsetHeight : 0;
    folding?.animation.cancel();
    details.open = true;
    const animation = fold(body, from, isOpening ? body.offsetHeight : 0);
    folding = { isOpening, animation };
    const settle = (): void => {
      // A reader who turned round has set another one by then.
      if (folding?.animation !== animation) return;
      details.open = isOpening;
      folding = undefined;
    };
    animation.addEventListener('finish', settle);
    animation.addEventListener('cancel', settle);
  }, { signal });
  // A double click folds twice; it is not meant to select the summary's words.
  summary.addEventListener('mousedown', (event) => (event as MouseEvent).detail > 1 && event.preventDefault(), { signal });
  signal.addEventListener('abort', () => folding?.animation.cancel());
}
