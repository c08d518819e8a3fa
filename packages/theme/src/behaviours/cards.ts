import { attachCards } from '@helpgen/runtime/cards';
import type { BehaviourContext } from '@helpgen/runtime';

/** Shows beside a mention of a term what it means, from the page that explains it, and beside a mark in code the note that it leads to. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  attachCards(elements, context, {
    signal,
    touch: 'tap',
    async load({ classList, href, hash, ariaLabel }) {
      if (classList.contains('hg-term')) {
        const page = (await context.loadPage(href))?.data;
        return page?.definition === undefined ? undefined : { title: page.title, text: page.definition };
      }
      const note = document.getElementById(decodeURIComponent(hash.slice(1)));
      return note === null ? undefined : { title: ariaLabel ?? '', content: note.cloneNode(true).childNodes };
    },
  });
}
