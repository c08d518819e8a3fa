import type { SameMeanings, SearchDocument } from '@helpgen/search/export';

/** The search servers whose bulk formats are written; `opensearch` is Elasticsearch's too. */
export const exportFormats = ['opensearch', 'typesense', 'meilisearch'] as const;

/** One of {@link exportFormats}. */
export type ExportFormat = (typeof exportFormats)[number];

/** What is said of an index besides its documents. */
export interface DescribedIndex extends SameMeanings {
  readonly name: string;
  /** The label of the analyser that made the terms. */
  readonly analyser: string;
}

/**
 * What a server does with a field: `id` names the document; what is `shown`, a text or a list of them, is kept and not asked; a `label`
 * is compared as a whole and a `facet` chosen by; `position` is a number; `terms` are asked.
 */
type FieldUse = 'id' | 'shown' | 'shownList' | 'label' | 'facet' | 'position' | 'terms';

/** In the order of a document. */
const uses: { readonly [name in keyof Required<SearchDocument>]: FieldUse } = {
  id: 'id',
  url: 'shown',
  page: 'facet',
  hash: 'shown',
  kind: 'facet',
  version: 'facet',
  locale: 'facet',
  position: 'position',
  title: 'shown',
  heading: 'shown',
  breadcrumb: 'shownList',
  sort: 'label',
  inherits: 'shownList',
  partOf: 'shown',
  description: 'shown',
  keywords: 'shownList',
  text: 'shown',
  signs: 'shown',
  titleTerms: 'terms',
  headingTerms: 'terms',
  descriptionTerms: 'terms',
  keywordTerms: 'terms',
  textTerms: 'terms',
  words: 'shown',
};
const fields = Object.entries(uses);

const ofOpenSearch: { readonly [use in FieldUse]: object } = {
  id: { type: 'keyword' },
  // Kept in the source alone.
  shown: { type: 'text', index: false },
  shownList: { type: 'text', index: false },
  label: { type: 'keyword' },
  facet: { type: 'keyword' },
  position: { type: 'integer' },
  // Made by the site's analyser, so that the server only has to part them at spaces; what means the same is asked beside what was typed.
  terms: { type: 'text', analyzer: 'whitespace' },
};

const ofTypesense: { readonly [use in Exclude<FieldUse, 'id'>]: object } = {
  // Kept on the disk of the server alone.
  shown: { type: 'string', index: false, optional: true },
  shownList: { type: 'string[]', index: false, optional: true },
  label: { type: 'string', index: false, optional: true },
  facet: { type: 'string', facet: true },
  position: { type: 'int32' },
  terms: { type: 'string' },
};

/** What a server is told before the documents: JSON by what it is. */
export const describeIndex: { readonly [format in ExportFormat]: (index: DescribedIndex) => { readonly [kind: string]: object } } = {
  /** The body of `PUT /<index>`. */
  opensearch: ({ analyser }) => ({
    settings: {
      mappings: {
        dynamic: 'strict',
        _meta: { analyser },
        properties: Object.fromEntries(fields.map(([name, use]) => [name, ofOpenSearch[use]])),
      },
    },
  }),
  /** The body of `POST /collections`, and that of `PUT /synonym_sets/<name>`, whose items older servers take one by one. */
  typesense: ({ name: collection, groups }) => ({
    schema: {
      name: collection,
      fields: fields.flatMap(([name, use]) => (use === 'id' ? [] : [{ name, ...ofTypesense[use] }])),
      // A name with an underscore is one term, as the analyser gave it.
      symbols_to_index: ['_'],
    },
    synonyms: { items: groups.map((group, number) => ({ id: `same-meaning-${number + 1}`, synonyms: group })) },
  }),
  /** The body of `PATCH /indexes/<index>/settings`. */
  meilisearch: ({ others }) => ({
    settings: {
      // Best first: a name before a heading, a heading before text.
      searchableAttributes: ['titleTerms', 'keywordTerms', 'headingTerms', 'descriptionTerms', 'textTerms'],
      displayedAttributes: fields.flatMap(([name, use]) => (use === 'terms' ? [] : [name])),
      filterableAttributes: fields.flatMap(([name, use]) => (use === 'facet' ? [name] : [])),
      sortableAttributes: ['position'],
      // The analyser has left out what names nothing, and a name with an underscore is one term.
      stopWords: [],
      nonSeparatorTokens: ['_'],
      // One wrong letter, as the site's own index forgives.
      typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 255 } },
      synonyms: Object.fromEntries([...others].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  }),
};
