import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'Код',
  'code.copy': 'Копировать код',
  'code.copied': 'Скопировано',
  'code.wrap': 'Переносить длинные строки',
  'table.label': 'Таблица',
  'diagram.label': 'Схема',
  'formula.label': 'Формула',
};
