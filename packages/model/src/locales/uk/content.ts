import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'Примітки',
  backToReference: (number) => `Повернутися до посилання ${number}`,
  linkToHeading: (heading) => `Пряме посилання на ${heading}`,
  table: (number) => `Таблиця ${number}`,
  done: 'Виконано',
  notDone: 'Не виконано',
  diagram: (number) => `Схема ${number}`,
  quotes: ['«', '»'],
};
