export { openSearch, searchPlaceOf } from './search/open-search.ts';
export type { MarkedAnswer, MarkedPage, MarkedSection, MarkedText, SearchDesk, SearchPlace, TextPlace, WantedWords } from './search/search-desk.ts';
