import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'son bakılan',
  'palette.section': 'bu sayfada',
  'palette.command': 'komut',
  'keys.title': 'Klavye kısayolları',
  'keys.search': 'Arama ve komutlar',
  'keys.help': 'Bu tuşları göster',
  'keys.move': 'Listede yukarı ve aşağı',
  'keys.open': 'Seçileni aç',
  'keys.escape': 'Açık olanı kapat',
  'keys.on': 'Tek karakterlik tuşlar',
  'keys.close': 'Kapat',
};
