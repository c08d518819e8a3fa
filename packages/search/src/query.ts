export type { FoundPage, FoundSection, SearchAnswer, SearchQuestion } from './query/answer.ts';
export type { SearcherTools } from './query/create-judge.ts';
export { createSearcher, type Searcher } from './query/create-searcher.ts';
export { excerptOf, markWords, type TextRange } from './query/mark-words.ts';
export { createServerSearcher, type ServerSearcherTools } from './query/create-server-searcher.ts';
export type { SearchServer, ServerRequest } from './query/server-requests.ts';
