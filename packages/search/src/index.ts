export { createAnalyser, analyserLabel, type Analyser } from './analyser.ts';
export type { PageSort, PartedIndex, SearchIndexFile, TermIndex, TextKind, TitleDocument } from './index-format.ts';
