import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'Notes de bas de page',
  'content.backToReference': 'Retour à la référence {number}',
  'content.linkToHeading': 'Lien direct vers {heading}',
  'content.table': 'Tableau {number}',
  'content.done': 'Fait',
  'content.notDone': 'À faire',
  'content.diagram': 'Diagramme {number}',
  'content.codeNote': 'Remarque {number}',
  'content.quotes': '« {text} »',
};
