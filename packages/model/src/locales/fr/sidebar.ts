import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': '{count} de plus',
  'sidebar.expand': 'Développer la catégorie « {label} »',
  'sidebar.collapse': 'Réduire la catégorie « {label} »',
  'sidebar.filter': 'Filtrer les sections',
  'sidebar.found': '{count} entrée trouvée|{count} entrées trouvées',
  'sidebar.foundMore': 'Les {shown} premières entrées sur {count}',
  'sidebar.nothing': 'Aucune entrée ne porte ce nom. La recherche parcourt aussi le texte des articles.',
  'sidebar.search': 'Chercher « {text} » dans les articles',
  'sidebar.failed': 'La liste des sections n’a pas pu être chargée.',
  'sidebar.hide': 'Réduire la barre latérale',
  'sidebar.show': 'Déplier la barre latérale',
};
