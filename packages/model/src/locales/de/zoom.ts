import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'Vergrößern: {name}',
  'zoom.image': 'Bild',
  'zoom.diagram': 'Diagramm',
  'zoom.close': 'Schließen',
  'zoom.previous': 'Vorheriges Bild',
  'zoom.next': 'Nächstes Bild',
  'zoom.in': 'Vergrößern',
  'zoom.out': 'Verkleinern',
  'zoom.position': '{index} von {count}',
};
