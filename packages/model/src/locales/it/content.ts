import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'Note a piè di pagina',
  backToReference: (number) => `Torna al riferimento ${number}`,
  linkToHeading: (heading) => `Collegamento diretto a ${heading}`,
  table: (number) => `Tabella ${number}`,
  done: 'Fatto',
  notDone: 'Da fare',
  diagram: (number) => `Diagramma ${number}`,
  quotes: ['«', '»'],
};
