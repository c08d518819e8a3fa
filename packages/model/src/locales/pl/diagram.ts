import type { diagramWords as english } from '../en/diagram.ts';

/** What is said where a diagram could not be drawn. */
export const diagramWords: typeof english = {
  'diagram.failed': 'Nie udało się narysować diagramu. Jego źródło:',
  'diagram.retry': 'Spróbuj ponownie',
};
