import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'Przypisy',
  'content.backToReference': 'Wróć do odwołania {number}',
  'content.linkToHeading': 'Bezpośredni link do {heading}',
  'content.table': 'Tabela {number}',
  'content.done': 'Zrobione',
  'content.notDone': 'Niezrobione',
  'content.diagram': 'Diagram {number}',
  'content.codeNote': 'Uwaga {number}',
  'content.quotes': '„{text}”',
};
