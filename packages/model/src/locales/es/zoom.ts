import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'Ampliar: {name}',
  'zoom.image': 'imagen',
  'zoom.diagram': 'diagrama',
  'zoom.close': 'Cerrar',
  'zoom.previous': 'Imagen anterior',
  'zoom.next': 'Imagen siguiente',
  'zoom.in': 'Acercar',
  'zoom.out': 'Alejar',
  'zoom.position': '{index} de {count}',
};
