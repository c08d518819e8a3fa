import type { articleWords as english } from '../en/article.ts';

/** What articles say, written on the server alone. */
export const articleWords: typeof english = {
  'search.placeholder': 'Buscar en la documentación',
  'search.title': 'Buscar en la documentación',
  'search.needsScript': 'La búsqueda funciona en el navegador y necesita JavaScript. Sin él, la navegación lleva a todas las páginas.',
  'crumbs.label': 'Ruta de navegación',
  'crumbs.home': 'Página de inicio',
  'pager.label': 'Páginas contiguas',
  'pager.previous': 'Anterior',
  'pager.next': 'Siguiente',
  'menu.title': 'Página',
  'article.edit': 'Editar esta página',
  'article.markdown': 'Ver como Markdown',
  'article.updatedOn': 'Última actualización:',
  'article.updatedBy': 'por',
  'article.tags': 'Etiquetas:',
  'article.version': 'Versión: {label}',
  'banner.draft.title': 'Borrador',
  'banner.draft': 'Esta página es un borrador. Solo se ve durante el desarrollo y no se incluirá en el sitio publicado.',
  'banner.unlisted.title': 'Página no listada',
  'banner.unlisted': 'Esta página no está listada. Los buscadores no la indexan y solo se puede acceder a ella con el enlace directo.',
  'banner.unreleased': 'Esta es la documentación de {title}, versión {label}, aún no publicada.',
  'banner.unmaintained': 'Esta es la documentación de {title}, versión {label}, que ya no recibe mantenimiento activo.',
  'banner.latest': 'Para consultar la documentación actualizada, ve a la',
  'banner.latestLink': 'última versión ({label})',
  'cards.count': '{count} elemento|{count} elementos',
  'notFound.title': 'Página no encontrada',
  'notFound.first': 'No hemos encontrado lo que buscabas.',
  'notFound.second': 'Si has llegado desde un enlace de otro sitio, avisa a su propietario de que el enlace no funciona.',
  'notFound.meant': 'Quizá buscabas:',
  'notFound.home': 'Ir a la página de inicio',
  'trouble.title': 'El sitio no se ha cargado correctamente',
  'trouble.base':
    'helpgen lo generó para la ruta base {base} y se ha abierto en {path}. Indica ' +
    '"basePath": "{path}" en site-config.json o coloca el sitio en {base}.',
  'trouble.file':
    'Se ha abierto desde un archivo. Muéstralo con un servidor, por ejemplo ' +
    '`helpgen serve`, o indica "router": "hash" en site-config.json.',
  'trouble.offline': 'No hay conexión a la red. Vuelve a cargar la página cuando la haya.',
  'trouble.blocked': 'No se pudo cargar {file}: ha fallado la conexión o lo bloquea una extensión del navegador.',
  'trouble.gone': '{file} no está en el servidor. Publica toda la carpeta que generó helpgen y vacía las cachés intermedias.',
  'trouble.refused':
    'El navegador ha rechazado {file}. Comprueba los encabezados Content-Type y Content-Security-Policy que envía el servidor.',
  'admonition.note': 'nota',
  'admonition.tip': 'consejo',
  'admonition.info': 'información',
  'admonition.warning': 'advertencia',
  'admonition.danger': 'peligro',
  'admonition.caution': 'precaución',
  'details.summary': 'Detalles',
  'diagram.label': 'Diagrama',
};
