import { attachCards } from '@helpgen/runtime/cards';
import type { BehaviourContext } from '@helpgen/runtime';

/** Shows a note of code beside the mark that leads to it. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  attachCards(elements, context, {
    signal,
    touch: 'tap',
    load: async ({ hash, ariaLabel }) => {
      const note = document.getElementById(decodeURIComponent(hash.slice(1)));
      return note === null ? undefined : { title: ariaLabel ?? '', content: note.cloneNode(true).childNodes };
    },
  });
}
