import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'Agrandir : {name}',
  'zoom.image': 'image',
  'zoom.diagram': 'diagramme',
  'zoom.close': 'Fermer',
  'zoom.previous': 'Image précédente',
  'zoom.next': 'Image suivante',
  'zoom.in': 'Zoom avant',
  'zoom.out': 'Zoom arrière',
  'zoom.position': '{index} sur {count}',
};
