import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'Пошук',
  feedbackReasons: {
    'no-answer': 'Немає відповіді на моє запитання',
    'hard-to-understand': 'Статтю важко зрозуміти',
    outdated: 'Стаття застаріла',
    'few-examples': 'Замало прикладів',
    'wrong-code': 'У прикладах коду є помилки',
    other: 'Інше',
  },
  feedbackHint: 'Як зробити статтю ще кращою?',
  notFound: 'Сторінку не знайдено',
  moved: 'Сторінку переміщено',
  movedTo: 'Нова адреса сторінки:',
};
