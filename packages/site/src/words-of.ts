/** The few words that pages without a theme need: titles of the site's own pages and the text of redirects. */
export interface SiteWords {
  readonly search: string;
  readonly notFound: string;
  readonly moved: string;
  readonly movedTo: string;
}

const russian: SiteWords = {
  search: 'Поиск',
  notFound: 'Страница не найдена',
  moved: 'Страница переехала',
  movedTo: 'Новый адрес страницы:',
};
const english: SiteWords = {
  search: 'Search',
  notFound: 'Page not found',
  moved: 'This page has moved',
  movedTo: 'The new address of the page:',
};

/** The words of `locale`; English ones when it is unknown. */
export function wordsOf(locale: string): SiteWords {
  return locale === 'ru' || locale.startsWith('ru-') ? russian : english;
}
