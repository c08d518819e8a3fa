import { attachCards } from '@helpgen/runtime/cards';
import type { BehaviourContext } from '@helpgen/runtime';
import type { Card } from '@helpgen/runtime/cards';
import type { NameCard, NameCards } from '../name-cards.ts';
import { nameWords } from './words.ts';

/** Shows beside a name in code how it is declared and what it is for. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext): () => void {
  return attachCards(elements, context, {
    touch: 'long',
    async load(link) {
      // With addresses behind a hash that of the document is another.
      const { href } = new URL(link.getAttribute('href') ?? '', new URL(context.page.href, document.baseURI));
      const [address = '', anchor = ''] = href.split('#');
      const cards = (await context.loadData(cardsHref(address))) as NameCards | undefined;
      const card = cards?.[decodeURIComponent(anchor)];
      return card === undefined ? undefined : cardOf(card, context);
    },
  });
}

/** The file with the cards of the page at `href`. */
function cardsHref(href: string): string {
  return `${href.replace(/(?:\/index)?\.html$|\/$/, '')}.names.js`;
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
