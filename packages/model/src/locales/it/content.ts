import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'Note a piè di pagina',
  'content.backToReference': 'Torna al riferimento {number}',
  'content.linkToHeading': 'Collegamento diretto a {heading}',
  'content.table': 'Tabella {number}',
  'content.done': 'Fatto',
  'content.notDone': 'Da fare',
  'content.diagram': 'Diagramma {number}',
  'content.codeNote': 'Nota {number}',
  'content.quotes': '«{text}»',
};
