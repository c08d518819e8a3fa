import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'жақында қаралған бет',
  'palette.section': 'осы бетте',
  'palette.command': 'пәрмен',
  'keys.title': 'Пернелер',
  'keys.search': 'Іздеу және пәрмендер',
  'keys.help': 'Осы пернелерді көрсету',
  'keys.move': 'Тізім бойынша жоғары және төмен',
  'keys.open': 'Таңдалғанды ашу',
  'keys.escape': 'Ашық тұрғанды жабу',
  'keys.on': 'Бір таңбалы пернелер',
  'keys.close': 'Жабу',
};
