import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': 'Altre {count}',
  'sidebar.expand': 'Espandi la categoria «{label}»',
  'sidebar.collapse': 'Comprimi la categoria «{label}»',
  'sidebar.filter': 'Filtra le sezioni',
  'sidebar.found': '{count} voce trovata|{count} voci trovate',
  'sidebar.foundMore': 'Le prime {shown} voci su {count}',
  'sidebar.nothing': 'Nessuna voce ha questo nome. La ricerca esamina anche il testo degli articoli.',
  'sidebar.search': 'Cerca «{text}» negli articoli',
  'sidebar.failed': 'Impossibile caricare l’elenco delle sezioni.',
  'sidebar.hide': 'Comprimi la barra laterale',
  'sidebar.show': 'Espandi la barra laterale',
};
