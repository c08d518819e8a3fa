import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'Fußnoten',
  'content.backToReference': 'Zurück zum Verweis {number}',
  'content.linkToHeading': 'Direkter Link zu {heading}',
  'content.table': 'Tabelle {number}',
  'content.done': 'Erledigt',
  'content.notDone': 'Nicht erledigt',
  'content.diagram': 'Diagramm {number}',
  'content.codeNote': 'Anmerkung {number}',
  'content.quotes': '„{text}“',
};
