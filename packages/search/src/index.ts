export { createAnalyser, analyserLabel, type Analyser } from './analyser.ts';
export type { PartedIndex, SearchIndexFile, TermIndex, TextKind, TitleDocument } from './index-format.ts';
