export { gatherWords, wordsId, type IndexWords } from './index-words.ts';
export { readSameMeanings, type SameMeanings } from './query/find-expansions.ts';
export { listDocuments, type DocumentPage, type SearchDocument } from './search-document.ts';
