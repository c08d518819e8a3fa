import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'Notas al pie',
  'content.backToReference': 'Volver a la referencia {number}',
  'content.linkToHeading': 'Enlace directo a {heading}',
  'content.table': 'Tabla {number}',
  'content.done': 'Hecho',
  'content.notDone': 'Pendiente',
  'content.diagram': 'Diagrama {number}',
  'content.codeNote': 'Nota {number}',
  'content.quotes': '«{text}»',
};
