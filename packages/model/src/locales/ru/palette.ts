import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'недавняя страница',
  'palette.section': 'на этой странице',
  'palette.command': 'команда',
  'keys.title': 'Клавиши',
  'keys.search': 'Поиск и команды',
  'keys.help': 'Показать эти клавиши',
  'keys.move': 'Вверх и вниз по списку',
  'keys.open': 'Открыть выбранное',
  'keys.escape': 'Закрыть то, что открыто',
  'keys.on': 'Клавиши из одного знака',
  'keys.close': 'Закрыть',
};
