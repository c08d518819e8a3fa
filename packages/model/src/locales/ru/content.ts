import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'Примечания',
  'content.backToReference': 'Вернуться к ссылке {number}',
  'content.linkToHeading': 'Прямая ссылка на {heading}',
  'content.table': 'Таблица {number}',
  'content.done': 'Выполнено',
  'content.notDone': 'Не выполнено',
  'content.diagram': 'Схема {number}',
  'content.codeNote': 'Пояснение {number}',
  'content.quotes': '«{text}»',
};
