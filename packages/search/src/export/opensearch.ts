/**
 * The body of `PUT /<index>`. Terms were made by the site's analyser, so that the server only has to part them at spaces; what means the
 * same is asked beside what was typed.
 */
export function describeOpenSearch(label: string): { readonly settings: object } {
  const terms = { type: 'text', analyzer: 'whitespace' };
  const keyword = { type: 'keyword' };
  // Shown, and never asked: kept in the source alone.
  const shown = { type: 'text', index: false };
  return {
    settings: {
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
          inherits: shown,
          titleTerms: terms,
          headingTerms: terms,
          descriptionTerms: terms,
          keywordTerms: terms,
          textTerms: terms,
          words: shown,
        },
      },
    },
  };
}
