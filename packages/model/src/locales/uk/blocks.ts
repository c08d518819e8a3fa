import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'Код',
  'code.copy': 'Копіювати код',
  'code.copied': 'Скопійовано',
  'code.wrap': 'Переносити довгі рядки',
  'table.label': 'Таблиця',
  'diagram.label': 'Схема',
  'formula.label': 'Формула',
};
