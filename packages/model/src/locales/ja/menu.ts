import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Markdown でコピー',
  'menu.address': 'アドレスをコピー',
  'menu.print': '印刷',
  'menu.copied': 'コピーしました',
  'menu.failed': 'コピーできませんでした',
};
