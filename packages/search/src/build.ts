export { analysePage, type SearchablePage } from './analyse-page.ts';
export { decodeAnalysedPage, encodeAnalysedPage, type AnalysedPage } from './analysed-page.ts';
export { buildSearchIndex, type BuildIndexOptions, type BuiltIndex, type IndexedPage } from './build-search-index.ts';
