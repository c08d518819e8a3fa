import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'Code',
  'code.copy': 'Code in die Zwischenablage kopieren',
  'code.copied': 'Kopiert',
  'code.wrap': 'Zeilenumbruch umschalten',
  'table.label': 'Tabelle',
  'diagram.label': 'Diagramm',
  'formula.label': 'Formel',
};
