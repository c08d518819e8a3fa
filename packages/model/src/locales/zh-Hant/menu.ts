import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': '複製為 Markdown',
  'menu.address': '複製網址',
  'menu.print': '列印',
  'menu.copied': '已複製',
  'menu.failed': '無法複製',
};
