import type { diagramWords as english } from '../en/diagram.ts';

/** What is said where a diagram could not be drawn. */
export const diagramWords: typeof english = {
  'diagram.failed': 'Não foi possível desenhar o diagrama. O código-fonte:',
  'diagram.retry': 'Tentar novamente',
};
