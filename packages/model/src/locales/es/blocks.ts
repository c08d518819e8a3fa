import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'Código',
  'code.copy': 'Copiar el código al portapapeles',
  'code.copied': 'Copiado',
  'code.wrap': 'Activar o desactivar el ajuste de línea',
  'table.label': 'Tabla',
  'diagram.label': 'Diagrama',
  'formula.label': 'Fórmula',
};
