import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'Powiększ: {name}',
  'zoom.image': 'obraz',
  'zoom.diagram': 'diagram',
  'zoom.close': 'Zamknij',
  'zoom.previous': 'Poprzedni obraz',
  'zoom.next': 'Następny obraz',
  'zoom.in': 'Powiększ',
  'zoom.out': 'Pomniejsz',
  'zoom.position': '{index} z {count}',
};
