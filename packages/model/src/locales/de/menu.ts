import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Als Markdown kopieren',
  'menu.address': 'Adresse kopieren',
  'menu.print': 'Drucken',
  'menu.copied': 'Kopiert',
  'menu.failed': 'Kopieren nicht möglich',
};
