export { openSearch, searchPlaceOf } from './search/open-search.ts';
export type {
  MarkedAnswer,
  MarkedPage,
  MarkedSection,
  MarkedText,
  SearchClient,
  SearchPlace,
  TextPlace,
  WantedWords,
} from './search/search-client.ts';
