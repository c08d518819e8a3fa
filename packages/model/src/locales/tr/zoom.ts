import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'Büyüt: {name}',
  'zoom.image': 'görsel',
  'zoom.diagram': 'diyagram',
  'zoom.close': 'Kapat',
  'zoom.previous': 'Önceki görsel',
  'zoom.next': 'Sonraki görsel',
  'zoom.in': 'Yakınlaştır',
  'zoom.out': 'Uzaklaştır',
  'zoom.position': '{index} / {count}',
};
