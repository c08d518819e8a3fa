import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'ostatnio oglądana',
  'palette.section': 'na tej stronie',
  'palette.command': 'polecenie',
  'keys.title': 'Skróty klawiszowe',
  'keys.search': 'Wyszukiwanie i polecenia',
  'keys.help': 'Pokaż te klawisze',
  'keys.move': 'W górę i w dół listy',
  'keys.open': 'Otwórz wybrane',
  'keys.escape': 'Zamknij to, co otwarte',
  'keys.on': 'Klawisze jednoznakowe',
  'keys.close': 'Zamknij',
};
