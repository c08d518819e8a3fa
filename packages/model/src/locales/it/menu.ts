import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Copia come Markdown',
  'menu.address': 'Copia l’indirizzo',
  'menu.print': 'Stampa',
  'menu.copied': 'Copiato',
  'menu.failed': 'Impossibile copiare',
};
