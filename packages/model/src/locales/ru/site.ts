import type { siteWords as english } from '../en/site.ts';

/** Titles of the pages that the site adds itself, and what redirects say. */
export const siteWords: typeof english = {
  search: 'Поиск',
  notFound: 'Страница не найдена',
  moved: 'Страница переехала',
  movedTo: 'Новый адрес страницы:',
};
