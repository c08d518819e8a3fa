import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'Ingrandisci: {name}',
  'zoom.image': 'immagine',
  'zoom.diagram': 'diagramma',
  'zoom.close': 'Chiudi',
  'zoom.previous': 'Immagine precedente',
  'zoom.next': 'Immagine successiva',
  'zoom.in': 'Ingrandisci',
  'zoom.out': 'Riduci',
  'zoom.position': '{index} di {count}',
};
