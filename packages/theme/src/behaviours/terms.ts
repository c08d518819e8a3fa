import { attachCards } from '@helpgen/runtime/cards';
import type { BehaviourContext } from '@helpgen/runtime';

/** Shows what a term means, from the page that explains it, beside its mention. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  attachCards(elements, context, {
    signal,
    touch: 'tap',
    async load({ href }) {
      const page = (await context.loadPage(href))?.data;
      return page?.definition === undefined ? undefined : { title: page.title, text: page.definition };
    },
  });
}
