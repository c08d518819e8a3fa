import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': '复制为 Markdown',
  'menu.address': '复制地址',
  'menu.print': '打印',
  'menu.copied': '已复制',
  'menu.failed': '无法复制',
};
