import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'нещодавня сторінка',
  'palette.section': 'на цій сторінці',
  'palette.command': 'команда',
  'keys.title': 'Клавіші',
  'keys.search': 'Пошук і команди',
  'keys.help': 'Показати ці клавіші',
  'keys.move': 'Угору та вниз списком',
  'keys.open': 'Відкрити вибране',
  'keys.escape': 'Закрити те, що відкрито',
  'keys.on': 'Клавіші з одного знака',
  'keys.close': 'Закрити',
};
