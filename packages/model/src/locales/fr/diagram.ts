import type { diagramWords as english } from '../en/diagram.ts';

/** What is said where a diagram could not be drawn. */
export const diagramWords: typeof english = {
  'diagram.failed': 'Le diagramme n’a pas pu être dessiné. Sa source :',
  'diagram.retry': 'Réessayer',
};
