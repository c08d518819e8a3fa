const en = {
  'diagram.failed': 'The diagram could not be drawn. Its source:',
  'diagram.retry': 'Try again',
} as const;

const ru: { readonly [key in keyof typeof en]: string } = {
  'diagram.failed': 'Не удалось нарисовать схему. Её исходный текст:',
  'diagram.retry': 'Нарисовать ещё раз',
};

/** What is said where a diagram could not be drawn; it travels with what draws them. */
export const diagramWords = { en, ru };
