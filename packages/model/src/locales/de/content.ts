import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'Fußnoten',
  backToReference: (number) => `Zurück zum Verweis ${number}`,
  linkToHeading: (heading) => `Direkter Link zu ${heading}`,
  table: (number) => `Tabelle ${number}`,
  done: 'Erledigt',
  notDone: 'Nicht erledigt',
  diagram: (number) => `Diagramm ${number}`,
  quotes: ['„', '“'],
};
