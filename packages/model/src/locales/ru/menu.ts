import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Копировать как Markdown',
  'menu.address': 'Копировать адрес',
  'menu.print': 'Напечатать',
  'menu.copied': 'Скопировано',
  'menu.failed': 'Не удалось скопировать',
};
