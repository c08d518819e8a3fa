import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'Notes de bas de page',
  backToReference: (number) => `Retour à la référence ${number}`,
  linkToHeading: (heading) => `Lien direct vers ${heading}`,
  table: (number) => `Tableau ${number}`,
  done: 'Fait',
  notDone: 'À faire',
  diagram: (number) => `Diagramme ${number}`,
  quotes: ['« ', ' »'],
};
