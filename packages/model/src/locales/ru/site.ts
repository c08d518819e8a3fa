import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'Поиск',
  feedbackReasons: {
    'no-answer': 'Нет ответа на мой вопрос',
    'hard-to-understand': 'Статью трудно понять',
    outdated: 'Статья устарела',
    'few-examples': 'Мало примеров',
    'wrong-code': 'В примерах кода есть ошибки',
    other: 'Другое',
  },
  feedbackHint: 'Подскажите, как сделать статью ещё лучше',
  notFound: 'Страница не найдена',
  moved: 'Страница переехала',
  movedTo: 'Новый адрес страницы:',
};
