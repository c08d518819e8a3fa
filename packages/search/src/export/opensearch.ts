/**
 * The body of `PUT /<index>`. Terms were made by the site's analyser, so that the server only has to part them at
 * spaces; synonyms are looked for when a question is asked, and can change without indexing again.
 */
export function describeOpenSearch(label: string, synonyms: readonly (readonly string[])[]): { readonly settings: object } {
  const hasSynonyms = synonyms.length > 0;
  const terms = { type: 'text', analyzer: 'terms', ...(hasSynonyms ? { search_analyzer: 'asked_terms' } : {}) };
  const keyword = { type: 'keyword' };
  // Shown, and never asked: kept in the source alone.
  const shown = { type: 'text', index: false };
  return {
    settings: {
      settings: {
        analysis: {
          analyzer: {
            terms: { type: 'custom', tokenizer: 'whitespace' },
            ...(hasSynonyms ? { asked_terms: { type: 'custom', tokenizer: 'whitespace', filter: ['same_meaning'] } } : {}),
          },
          ...(hasSynonyms
            ? { filter: { same_meaning: { type: 'synonym_graph', synonyms: synonyms.map((group) => group.join(', ')) } } }
            : {}),
        },
      },
      mappings: {
        dynamic: 'strict',
        _meta: { analyser: label },
        properties: {
          id: keyword,
          url: shown,
          page: keyword,
          hash: shown,
          kind: keyword,
          version: keyword,
          locale: keyword,
          position: { type: 'integer' },
          title: shown,
          heading: shown,
          breadcrumb: shown,
          description: shown,
          keywords: shown,
          text: shown,
          signs: shown,
          sort: keyword,
          titleTerms: terms,
          headingTerms: terms,
          descriptionTerms: terms,
          keywordTerms: terms,
          textTerms: terms,
        },
      },
    },
  };
}
