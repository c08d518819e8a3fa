import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'Примечания',
  backToReference: (number) => `Вернуться к ссылке ${number}`,
  linkToHeading: (heading) => `Прямая ссылка на ${heading}`,
  table: (number) => `Таблица ${number}`,
  done: 'Выполнено',
  notDone: 'Не выполнено',
  diagram: (number) => `Схема ${number}`,
  quotes: ['«', '»'],
};
