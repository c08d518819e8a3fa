import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'Kod',
  'code.copy': 'Kopiuj kod do schowka',
  'code.copied': 'Skopiowano',
  'code.wrap': 'Przełącz zawijanie wierszy',
  'table.label': 'Tabela',
  'diagram.label': 'Diagram',
  'formula.label': 'Wzór',
};
