export { createAnalyser, analyserLabel, type Analyser } from './analyser.ts';
export { searchIndexPath } from './search-index-path.ts';
export type { PartedIndex, SearchIndexFile, TermIndex, TextKind, TitleDocument } from './index-format.ts';
