export { analysePage, decodeAnalysedPage, encodeAnalysedPage, type AnalysedPage, type SearchablePage } from './analyse-page.ts';
export { buildSearchIndex, joinIndexPieces, type BuildIndexOptions, type BuiltIndex } from './build-search-index.ts';
export { programmingThesaurus } from './thesaurus/programming.ts';
export { changeThesaurus, type Thesaurus, type ThesaurusChanges } from './thesaurus/thesaurus.ts';
export { makeIndexPiece, type IndexedPage, type IndexPiece } from './index-piece.ts';
