import type { menuWords as english } from '../en/menu.ts';

/** What the menu of the page says beyond its links. */
export const menuWords: typeof english = {
  'menu.copy': 'Markdown түрінде көшіру',
  'menu.address': 'Мекенжайды көшіру',
  'menu.print': 'Басып шығару',
  'menu.copied': 'Көшірілді',
  'menu.failed': 'Көшіру мүмкін болмады',
};
