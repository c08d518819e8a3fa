import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'Ampliar: {name}',
  'zoom.image': 'imagem',
  'zoom.diagram': 'diagrama',
  'zoom.close': 'Fechar',
  'zoom.previous': 'Imagem anterior',
  'zoom.next': 'Próxima imagem',
  'zoom.in': 'Ampliar',
  'zoom.out': 'Reduzir',
  'zoom.position': '{index} de {count}',
};
