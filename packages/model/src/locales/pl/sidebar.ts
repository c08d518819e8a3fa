import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': 'Jeszcze {count}',
  'sidebar.expand': 'Rozwiń kategorię „{label}”',
  'sidebar.collapse': 'Zwiń kategorię „{label}”',
  'sidebar.filter': 'Filtruj sekcje',
  'sidebar.found': 'Znaleziono {count} pozycję|Znaleziono {count} pozycje|Znaleziono {count} pozycji',
  'sidebar.foundMore': 'Pierwsze {shown} z {count} pozycji',
  'sidebar.nothing': 'Nic się tak nie nazywa. Wyszukiwarka przegląda też treść artykułów.',
  'sidebar.search': 'Szukaj „{text}” w artykułach',
  'sidebar.failed': 'Nie udało się wczytać listy sekcji.',
  'sidebar.hide': 'Zwiń panel boczny',
  'sidebar.show': 'Rozwiń panel boczny',
};
