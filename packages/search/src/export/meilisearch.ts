import type { Synonyms } from '../query/find-expansions.ts';

/** The body of `PATCH /indexes/<index>/settings`. */
export function describeMeilisearch(synonyms: Synonyms): { readonly settings: object } {
  return {
    settings: {
      // Best first: a name before a heading, a heading before text.
      searchableAttributes: ['titleTerms', 'keywordTerms', 'headingTerms', 'descriptionTerms', 'textTerms'],
      displayedAttributes: [
        'id',
        'url',
        'page',
        'hash',
        'kind',
        'version',
        'locale',
        'position',
        'title',
        'heading',
        'breadcrumb',
        'description',
        'keywords',
        'text',
        'signs',
        'sort',
        'inherits',
        'words',
      ],
      filterableAttributes: ['kind', 'locale', 'page', 'version'],
      sortableAttributes: ['position'],
      // The analyser has left out what names nothing, and a name with an underscore is one term.
      stopWords: [],
      nonSeparatorTokens: ['_'],
      // One wrong letter, as the site's own index forgives.
      typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 255 } },
      synonyms: Object.fromEntries([...synonyms].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}
