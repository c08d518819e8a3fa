import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'vue récemment',
  'palette.section': 'sur cette page',
  'palette.command': 'commande',
  'keys.title': 'Raccourcis clavier',
  'keys.search': 'Recherche et commandes',
  'keys.help': 'Afficher ces touches',
  'keys.move': 'Monter et descendre dans la liste',
  'keys.open': 'Ouvrir la sélection',
  'keys.escape': 'Fermer ce qui est ouvert',
  'keys.on': 'Touches d’un seul caractère',
  'keys.close': 'Fermer',
};
