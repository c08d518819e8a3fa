import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': '{count} weitere',
  'sidebar.expand': 'Kategorie „{label}“ in der Seitenleiste ausklappen',
  'sidebar.collapse': 'Kategorie „{label}“ in der Seitenleiste einklappen',
  'sidebar.filter': 'Abschnitte filtern',
  'sidebar.found': '{count} Eintrag gefunden|{count} Einträge gefunden',
  'sidebar.foundMore': 'Die ersten {shown} von {count} Einträgen',
  'sidebar.nothing': 'Kein Eintrag heißt so. Die Suche durchsucht auch den Text der Artikel.',
  'sidebar.search': '„{text}“ in den Artikeln suchen',
  'sidebar.failed': 'Die Liste der Abschnitte konnte nicht geladen werden.',
  'sidebar.hide': 'Seitenleiste einklappen',
  'sidebar.show': 'Seitenleiste ausklappen',
};
