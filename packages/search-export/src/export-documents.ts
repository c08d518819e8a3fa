import type { Analyser } from '@helpgen/search';
import type { Thesaurus } from '@helpgen/search/build';
import { gatherWords, readSameMeanings, wordsId, type SearchDocument } from '@helpgen/search/export';
import { describeIndex, type ExportFormat } from './describe-index.ts';

/** How documents are exported. */
export interface ExportOptions {
  readonly format: ExportFormat;
  /** Name of the index, where the format has it inside of a file. */
  readonly name: string;
  /** The analyser of the documents. */
  readonly analyser: Analyser;
  /** Lists of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  readonly thesaurus: Thesaurus;
}

/** What a search server is fed with. All of it ends with a line feed. */
export interface ExportedFiles {
  /** One JSON value a line. */
  readonly documents: string;
  /** Settings, schema, synonyms: JSON files by what they are (`settings`). */
  readonly companions: { readonly [kind: string]: string };
}

/** What the document of the words has where others have their texts. */
const noSection: SearchDocument = {
  id: wordsId, url: '', page: '', hash: '', kind: '', version: '', locale: '', position: 0, title: '', heading: '', breadcrumb: [], sort: '', inherits: [],
  partOf: '',   description: '', keywords: [], text: '', signs: '', titleTerms: '', headingTerms: '', descriptionTerms: '', keywordTerms: '', textTerms: '',
};

/**
 * `documents`, all sections of an index, in the bulk format of a search server, with its settings; the last is that of their words. The same
 * input gives the same bytes.
 */
export function exportDocuments(documents: readonly SearchDocument[], { format, name, analyser, synonyms, thesaurus }: ExportOptions): ExportedFiles {
  const companions = describeIndex[format]({ name, analyser: analyser.label, ...readSameMeanings(synonyms, analyser) });
  const words = JSON.stringify(gatherWords(documents, { analyser, synonyms, thesaurus }));
  const lines = [...documents, { ...noSection, position: documents.length, words }].map(
    (document) => (format === 'opensearch' ? `${JSON.stringify({ index: { _id: document.id } })}\n` : '') + JSON.stringify(document),
  );
  return {
    documents: lines.map((line) => `${line}\n`).join(''),
    companions: Object.fromEntries(Object.entries(companions).map(([kind, value]) => [kind, `${JSON.stringify(value, null, 2)}\n`])),
  };
}
