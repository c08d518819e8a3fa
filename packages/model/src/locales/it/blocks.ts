import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'Codice',
  'code.copy': 'Copia il codice negli appunti',
  'code.copied': 'Copiato',
  'code.wrap': 'Attiva o disattiva l’a capo automatico',
  'table.label': 'Tabella',
  'diagram.label': 'Diagramma',
  'formula.label': 'Formula',
};
