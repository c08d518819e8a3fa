import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'Примітки',
  'content.backToReference': 'Повернутися до посилання {number}',
  'content.linkToHeading': 'Пряме посилання на {heading}',
  'content.table': 'Таблиця {number}',
  'content.done': 'Виконано',
  'content.notDone': 'Не виконано',
  'content.diagram': 'Схема {number}',
  'content.codeNote': 'Пояснення {number}',
  'content.quotes': '«{text}»',
};
