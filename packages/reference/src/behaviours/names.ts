import { attachCards } from '@helpgen/runtime/cards';
import type { BehaviourContext } from '@helpgen/runtime';
import type { Card } from '@helpgen/runtime/cards';
import type { NameCard } from '../name-cards.ts';
import { loadCards } from './load-cards.ts';
import { nameWords } from './words.ts';

/** Shows beside a name in code how it is declared and what it is for. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  attachCards(elements, context, {
    signal,
    touch: 'long',
    async load(link) {
      const { cards, anchor } = await loadCards(link, context);
      const card = cards[anchor];
      return card === undefined ? undefined : cardOf(card, context);
    },
  });
}

function cardOf({ title, english, more, kind, since, isDeprecated, text }: NameCard, { words }: BehaviourContext): Card {
  const say = words(nameWords);
  const notes = [
    kind === undefined ? '' : say(`name.${kind}`),
    english === title ? '' : english,
    more === undefined ? '' : say('name.more', { count: more }),
    since === undefined ? '' : say('name.since', { version: since }),
    isDeprecated === true ? say('name.deprecated') : '',
  ];
  return { title, isCode: true, notes: notes.filter((note) => note !== ''), text };
}
