import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'vista há pouco',
  'palette.section': 'nesta página',
  'palette.command': 'comando',
  'keys.title': 'Atalhos de teclado',
  'keys.search': 'Pesquisa e comandos',
  'keys.help': 'Mostrar estas teclas',
  'keys.move': 'Subir e descer na lista',
  'keys.open': 'Abrir o escolhido',
  'keys.escape': 'Fechar o que está aberto',
  'keys.on': 'Teclas de um só caractere',
  'keys.close': 'Fechar',
};
