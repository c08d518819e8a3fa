export type { FoundPage, FoundSection, SearchAnswer, SearchQuestion } from './reader/answer.ts';
export { createSearcher, type Searcher, type SearcherTools } from './reader/create-searcher.ts';
export { excerptOf, markWords, type TextRange } from './reader/mark-words.ts';
export { createServerSearcher, type ServerSearcherTools } from './reader/create-server-searcher.ts';
export type { SearchServer, ServerRequest } from './reader/server-requests.ts';
