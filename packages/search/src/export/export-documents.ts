import type { Analyser } from '../analyser.ts';
import { readSynonyms } from '../query/find-expansions.ts';
import { parseQuery } from '../query/parse-query.ts';
import { describeMeilisearch } from './meilisearch.ts';
import { describeOpenSearch } from './opensearch.ts';
import type { SearchDocument } from './search-document.ts';
import { describeTypesense } from './typesense.ts';

/** The search servers whose bulk formats are written; `opensearch` is Elasticsearch's too. */
export const exportFormats = ['opensearch', 'typesense', 'meilisearch'] as const;

/** One of {@link exportFormats}. */
export type ExportFormat = (typeof exportFormats)[number];

/** How documents are exported. */
export interface ExportOptions {
  readonly format: ExportFormat;
  /** Name of the index, where the format has it inside of a file. */
  readonly name: string;
  /** The analyser of the documents. */
  readonly analyser: Analyser;
  /** Lists of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/** What a search server is fed with. All of it ends with a line feed. */
export interface ExportedFiles {
  /** One JSON value a line. */
  readonly documents: string;
  /** Settings, schema, synonyms: JSON files by what they are (`settings`). */
  readonly companions: { readonly [kind: string]: string };
}

/** `documents` in the bulk format of a search server, with its settings. The same input gives the same bytes. */
export function exportDocuments(documents: readonly SearchDocument[], { format, name, analyser, synonyms }: ExportOptions): ExportedFiles {
  const termOf = (word: string): string => parseQuery(word, analyser)[0]?.terms[0] ?? word;
  const others = readSynonyms(synonyms, termOf);
  const groups = synonyms.map((group) => [...new Set(group.map(termOf))]).filter((group) => group.length > 1);
  const companions = {
    opensearch: () => describeOpenSearch(analyser.label, groups),
    typesense: () => describeTypesense(name, groups),
    meilisearch: () => describeMeilisearch(others),
  }[format]();
  const lines = documents.map(
    (document) => (format === 'opensearch' ? `${JSON.stringify({ index: { _id: document.id } })}\n` : '') + JSON.stringify(document),
  );
  return {
    documents: lines.map((line) => `${line}\n`).join(''),
    companions: Object.fromEntries(Object.entries(companions).map(([kind, value]) => [kind, `${JSON.stringify(value, null, 2)}\n`])),
  };
}
