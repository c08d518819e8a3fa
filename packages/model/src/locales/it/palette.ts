import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'vista di recente',
  'palette.section': 'in questa pagina',
  'palette.command': 'comando',
  'keys.title': 'Scorciatoie da tastiera',
  'keys.search': 'Ricerca e comandi',
  'keys.help': 'Mostra questi tasti',
  'keys.move': 'Su e giù nell’elenco',
  'keys.open': 'Apri la scelta',
  'keys.escape': 'Chiudi ciò che è aperto',
  'keys.on': 'Tasti di un solo carattere',
  'keys.close': 'Chiudi',
};
