import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': '{count} öge daha',
  'sidebar.expand': '“{label}” kategorisini genişlet',
  'sidebar.collapse': '“{label}” kategorisini daralt',
  'sidebar.filter': 'Bölümleri filtrele',
  'sidebar.found': '{count} öge bulundu',
  'sidebar.foundMore': '{count} ögeden ilk {shown} tanesi',
  'sidebar.nothing': 'Bu adda bir öge yok. Arama, makalelerin metnine de bakar.',
  'sidebar.search': 'Makalelerde “{text}” ara',
  'sidebar.failed': 'Bölüm listesi yüklenemedi.',
  'sidebar.hide': 'Kenar çubuğunu daralt',
  'sidebar.show': 'Kenar çubuğunu genişlet',
};
