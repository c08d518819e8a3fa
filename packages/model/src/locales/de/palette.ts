import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'zuletzt gesehen',
  'palette.section': 'auf dieser Seite',
  'palette.command': 'Befehl',
  'keys.title': 'Tastenkürzel',
  'keys.search': 'Suche und Befehle',
  'keys.help': 'Diese Tasten zeigen',
  'keys.move': 'In der Liste auf und ab',
  'keys.open': 'Auswahl öffnen',
  'keys.escape': 'Schließen, was offen ist',
  'keys.on': 'Tasten aus einem Zeichen',
  'keys.close': 'Schließen',
};
