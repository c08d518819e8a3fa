export type { SearchClient } from './search/create-search-client.ts';
export { openSearch, searchPlaceOf } from './search/open-search.ts';
export type {
  MarkedAnswer,
  MarkedPage,
  MarkedSection,
  MarkedText,
  SearchPlace,
  TextPlace,
  WantedWords,
} from './search/search-nouns.ts';
