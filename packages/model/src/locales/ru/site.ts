import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'Поиск',
  'feedback.reason.no-answer': 'Нет ответа на мой вопрос',
  'feedback.reason.hard-to-understand': 'Статью трудно понять',
  'feedback.reason.outdated': 'Статья устарела',
  'feedback.reason.few-examples': 'Мало примеров',
  'feedback.reason.wrong-code': 'В примерах кода есть ошибки',
  'feedback.reason.other': 'Другое',
  'feedback.positiveHint': 'Подскажите, как сделать статью ещё лучше',
  'site.notFound': 'Страница не найдена',
  'site.moved': 'Страница переехала',
  'site.movedTo': 'Новый адрес страницы:',
};
