const en = {
  'zoom.open': 'Enlarge: {name}',
  'zoom.image': 'image',
  'zoom.diagram': 'diagram',
  'zoom.close': 'Close',
  'zoom.previous': 'Previous image',
  'zoom.next': 'Next image',
  'zoom.in': 'Zoom in',
  'zoom.out': 'Zoom out',
  'zoom.position': '{index} of {count}',
} as const;

const ru: { readonly [key in keyof typeof en]: string } = {
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

/** What enlarged images say. */
export const zoomWords = { en, ru };
