import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'Пошук',
  'feedback.reason.no-answer': 'Немає відповіді на моє запитання',
  'feedback.reason.hard-to-understand': 'Статтю важко зрозуміти',
  'feedback.reason.outdated': 'Стаття застаріла',
  'feedback.reason.few-examples': 'Замало прикладів',
  'feedback.reason.wrong-code': 'У прикладах коду є помилки',
  'feedback.reason.other': 'Інше',
  'feedback.positiveHint': 'Як зробити статтю ще кращою?',
  'site.notFound': 'Сторінку не знайдено',
  'site.moved': 'Сторінку переміщено',
  'site.movedTo': 'Нова адреса сторінки:',
};
