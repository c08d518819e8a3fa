import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'Código',
  'code.copy': 'Copiar o código para a área de transferência',
  'code.copied': 'Copiado',
  'code.wrap': 'Alternar a quebra de linha',
  'table.label': 'Tabela',
  'diagram.label': 'Diagrama',
  'formula.label': 'Fórmula',
};
