import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Markdown olarak kopyala',
  'menu.address': 'Adresi kopyala',
  'menu.print': 'Yazdır',
  'menu.copied': 'Kopyalandı',
  'menu.failed': 'Kopyalanamadı',
};
