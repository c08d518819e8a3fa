import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'Code',
  'code.copy': 'Copier le code dans le presse-papiers',
  'code.copied': 'Copié',
  'code.wrap': 'Activer ou désactiver le retour à la ligne',
  'table.label': 'Tableau',
  'diagram.label': 'Diagramme',
  'formula.label': 'Formule',
};
