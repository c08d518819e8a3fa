import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Markdown으로 복사',
  'menu.address': '주소 복사',
  'menu.print': '인쇄',
  'menu.copied': '복사했습니다',
  'menu.failed': '복사할 수 없습니다',
};
