import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Copier en Markdown',
  'menu.address': 'Copier l’adresse',
  'menu.print': 'Imprimer',
  'menu.copied': 'Copié',
  'menu.failed': 'Copie impossible',
};
