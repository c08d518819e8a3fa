import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': 'Mais {count}',
  'sidebar.expand': 'Expandir a categoria “{label}”',
  'sidebar.collapse': 'Recolher a categoria “{label}”',
  'sidebar.filter': 'Filtrar seções',
  'sidebar.found': '{count} item encontrado|{count} itens encontrados',
  'sidebar.foundMore': 'Os primeiros {shown} de {count} itens',
  'sidebar.nothing': 'Nenhum item tem esse nome. A busca também examina o texto dos artigos.',
  'sidebar.search': 'Buscar “{text}” nos artigos',
  'sidebar.failed': 'Não foi possível carregar a lista de seções.',
  'sidebar.hide': 'Recolher a barra lateral',
  'sidebar.show': 'Expandir a barra lateral',
};
