/** What the card of a term or a name says. */
export const cardWords = {
  'card.more': 'Learn more',
};
