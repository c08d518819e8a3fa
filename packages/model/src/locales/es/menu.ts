import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Copiar como Markdown',
  'menu.address': 'Copiar la dirección',
  'menu.print': 'Imprimir',
  'menu.copied': 'Copiado',
  'menu.failed': 'No se pudo copiar',
};
