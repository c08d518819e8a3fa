import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'vista hace poco',
  'palette.section': 'en esta página',
  'palette.command': 'comando',
  'keys.title': 'Atajos de teclado',
  'keys.search': 'Búsqueda y comandos',
  'keys.help': 'Mostrar estas teclas',
  'keys.move': 'Subir y bajar por la lista',
  'keys.open': 'Abrir lo elegido',
  'keys.escape': 'Cerrar lo abierto',
  'keys.on': 'Teclas de un solo carácter',
  'keys.close': 'Cerrar',
};
