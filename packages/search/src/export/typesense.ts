/** The body of `POST /collections`, and that of `PUT /synonym_sets/<name>`, whose items older servers take one by one. */
export function describeTypesense(
  name: string,
  synonyms: readonly (readonly string[])[],
): { readonly schema: object; readonly synonyms: object } {
  return {
    schema: {
      name,
      fields: [
        shown('url'),
        { name: 'page', type: 'string', facet: true },
        shown('hash'),
        { name: 'kind', type: 'string', facet: true },
        { name: 'version', type: 'string', facet: true },
        { name: 'locale', type: 'string', facet: true },
        { name: 'position', type: 'int32' },
        shown('title'),
        shown('heading'),
        shown('breadcrumb', 'string[]'),
        shown('sort'),
        shown('inherits', 'string[]'),
        shown('description'),
        shown('keywords', 'string[]'),
        shown('text'),
        shown('signs'),
        terms('titleTerms'),
        terms('headingTerms'),
        terms('descriptionTerms'),
        terms('keywordTerms'),
        terms('textTerms'),
        shown('words'),
      ],
      // A name with an underscore is one term, as the analyser gave it.
      symbols_to_index: ['_'],
    },
    synonyms: { items: synonyms.map((group, number) => ({ id: `same-meaning-${number + 1}`, synonyms: group })) },
  };
}

// Kept on the disk of the server alone.
function shown(name: string, type = 'string'): object {
  return { name, type, index: false, optional: true };
}

function terms(name: string): object {
  return { name, type: 'string' };
}
