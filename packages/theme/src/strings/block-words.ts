const en = {
  'code.label': 'Code',
  'code.copy': 'Copy code to clipboard',
  'code.copied': 'Copied',
  'code.wrap': 'Toggle word wrap',
  'table.label': 'Table',
  'diagram.label': 'Diagram',
  'formula.label': 'Formula',
} as const;

const ru: { readonly [key in keyof typeof en]: string } = {
  'code.label': 'Код',
  'code.copy': 'Копировать код',
  'code.copied': 'Скопировано',
  'code.wrap': 'Переносить длинные строки',
  'table.label': 'Таблица',
  'diagram.label': 'Схема',
  'formula.label': 'Формула',
};

/** What blocks say that copy, wrap and scroll; they travel with what says them. */
export const blockWords = { en, ru };
