import type { cardWords as english } from '../en/card.ts';

/** What the card of a term or a name says. */
export const cardWords: typeof english = {
  'card.more': 'Dowiedz się więcej',
};
