import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Копіювати як Markdown',
  'menu.address': 'Копіювати адресу',
  'menu.print': 'Надрукувати',
  'menu.copied': 'Скопійовано',
  'menu.failed': 'Не вдалося скопіювати',
};
