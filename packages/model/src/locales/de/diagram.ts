import type { diagramWords as english } from '../en/diagram.ts';

/** What is said where a diagram could not be drawn. */
export const diagramWords: typeof english = {
  'diagram.failed': 'Das Diagramm konnte nicht gezeichnet werden. Sein Quelltext:',
  'diagram.retry': 'Erneut versuchen',
};
