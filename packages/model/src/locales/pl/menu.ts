import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Kopiuj jako Markdown',
  'menu.address': 'Kopiuj adres',
  'menu.print': 'Drukuj',
  'menu.copied': 'Skopiowano',
  'menu.failed': 'Nie udało się skopiować',
};
