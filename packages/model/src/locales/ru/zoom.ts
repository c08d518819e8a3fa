import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'Увеличить: {name}',
  'zoom.image': 'изображение',
  'zoom.diagram': 'схема',
  'zoom.close': 'Закрыть',
  'zoom.previous': 'Предыдущее изображение',
  'zoom.next': 'Следующее изображение',
  'zoom.in': 'Крупнее',
  'zoom.out': 'Мельче',
  'zoom.position': '{index} из {count}',
};
