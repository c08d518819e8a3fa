import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'Збільшити: {name}',
  'zoom.image': 'зображення',
  'zoom.diagram': 'схема',
  'zoom.close': 'Закрити',
  'zoom.previous': 'Попереднє зображення',
  'zoom.next': 'Наступне зображення',
  'zoom.in': 'Збільшити',
  'zoom.out': 'Зменшити',
  'zoom.position': '{index} із {count}',
};
