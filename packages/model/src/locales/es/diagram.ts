import type { diagramWords as english } from '../en/diagram.ts';

/** What is said where a diagram could not be drawn. */
export const diagramWords: typeof english = {
  'diagram.failed': 'No se pudo dibujar el diagrama. Su código fuente:',
  'diagram.retry': 'Intentar de nuevo',
};
