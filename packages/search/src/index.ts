export { createAnalyser, analyserLabel, type Analyser } from './analyser.ts';
export { searchIndexPath } from './search-index-path.ts';
export type {
  ContentDocument,
  DocumentType,
  HeadingDocument,
  PageFactDocument,
  SearchIndexFile,
  SerialisedIndex,
  TitleDocument,
} from './index-format.ts';
