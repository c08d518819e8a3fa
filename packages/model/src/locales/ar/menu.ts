import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'نسخ بصيغة Markdown',
  'menu.address': 'نسخ العنوان',
  'menu.print': 'طباعة',
  'menu.copied': 'تم النسخ',
  'menu.failed': 'تعذّر النسخ',
};
