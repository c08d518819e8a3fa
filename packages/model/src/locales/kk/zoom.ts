import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'Үлкейту: {name}',
  'zoom.image': 'сурет',
  'zoom.diagram': 'сызба',
  'zoom.close': 'Жабу',
  'zoom.previous': 'Алдыңғы сурет',
  'zoom.next': 'Келесі сурет',
  'zoom.in': 'Үлкейту',
  'zoom.out': 'Кішірейту',
  'zoom.position': '{index} / {count}',
};
