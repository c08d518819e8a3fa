export type { FoundPage, FoundSection, SearchAnswer, SearchQuestion } from './answer.ts';
export { createSearcher, type Searcher, type SearcherTools } from './create-searcher.ts';
export { excerptOf, markWords, type TextRange } from './mark-words.ts';
