import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'Код',
  'code.copy': 'Кодты көшіру',
  'code.copied': 'Көшірілді',
  'code.wrap': 'Ұзын жолдарды тасымалдау',
  'table.label': 'Кесте',
  'diagram.label': 'Сызба',
  'formula.label': 'Формула',
};
