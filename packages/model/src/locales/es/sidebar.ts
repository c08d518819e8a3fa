import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': '{count} más',
  'sidebar.expand': 'Expandir la categoría «{label}»',
  'sidebar.collapse': 'Contraer la categoría «{label}»',
  'sidebar.filter': 'Filtrar secciones',
  'sidebar.found': '{count} entrada encontrada|{count} entradas encontradas',
  'sidebar.foundMore': 'Las primeras {shown} de {count} entradas',
  'sidebar.nothing': 'Ninguna entrada se llama así. La búsqueda también examina el texto de los artículos.',
  'sidebar.search': 'Buscar «{text}» en los artículos',
  'sidebar.failed': 'No se pudo cargar la lista de secciones.',
  'sidebar.hide': 'Contraer la barra lateral',
  'sidebar.show': 'Expandir la barra lateral',
};
