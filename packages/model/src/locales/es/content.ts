import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'Notas al pie',
  backToReference: (number) => `Volver a la referencia ${number}`,
  linkToHeading: (heading) => `Enlace directo a ${heading}`,
  table: (number) => `Tabla ${number}`,
  done: 'Hecho',
  notDone: 'Pendiente',
  diagram: (number) => `Diagrama ${number}`,
  quotes: ['«', '»'],
};
