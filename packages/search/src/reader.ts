export type { FoundPage, FoundSection, SearchAnswer, SearchQuestion } from './reader/answer.ts';
export { createSearcher, type Searcher, type SearcherTools } from './reader/create-searcher.ts';
export { excerptOf, markWords, type TextRange } from './reader/mark-words.ts';
