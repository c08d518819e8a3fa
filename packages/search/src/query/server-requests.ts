import type { QueryWord } from './parse-query.ts';

/** A search server that the documents of a site were exported to; `opensearch` is Elasticsearch too. */
export type SearchServer = 'opensearch' | 'typesense' | 'meilisearch';

/** A request to a search server, as `fetch` takes it; a body is JSON. */
export interface ServerRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: string;
}

/** What is asked of a server. */
export interface ServerQuestion {
  /** Where its index or collection is, without a slash at the end. */
  readonly address: string;
  readonly words: readonly QueryWord[];
  /** Wrong letters that are forgiven in a word, 0 or 1. */
  readonly fuzzyDistance: number;
  /** Documents with these values alone. */
  readonly only: { readonly [field: string]: string };
}

/** How many documents a server is asked for: what is ranked is a choice of the best of them. */
const mostDocuments = 100;
const shortestMisspelt = 4;
// A name before a heading, a heading before text; so that the best are among the first.
const weights = { titleTerms: 16, keywordTerms: 8, headingTerms: 4, descriptionTerms: 2, textTerms: 1 };
// Asked, and not wanted back: what comes is analysed here.
const fields = Object.keys(weights);

/** The request for the documents that may answer `question`. */
export const makeServerRequest: { readonly [server in SearchServer]: (question: ServerQuestion) => ServerRequest } = {
  opensearch: ({ address, words, only, fuzzyDistance }) => ({
    method: 'POST',
    url: `${address}/_search`,
    body: JSON.stringify({
      size: mostDocuments,
      _source: { excludes: fields },
      query: {
        bool: {
          should: words.map((word) => ({ dis_max: { queries: queriesFor(word, fuzzyDistance) } })),
          minimum_should_match: 1,
          filter: Object.entries(only).map(([field, value]) => ({ term: { [field]: value } })),
        },
      },
    }),
  }),
  typesense: ({ address, words, only, fuzzyDistance }) => ({
    method: 'GET',
    url: `${address}/documents/search?${queryOf({
      q: termsOf(words),
      query_by: fields.join(','),
      exclude_fields: fields.join(','),
      query_by_weights: Object.values(weights).join(','),
      prefix: String(words.some(({ isUnfinished }) => isUnfinished)),
      num_typos: String(fuzzyDistance),
      min_len_1typo: String(shortestMisspelt),
      drop_tokens_threshold: String(mostDocuments),
      per_page: String(mostDocuments),
      filter_by: Object.entries(only).map(([field, value]) => `${field}:=\`${value.replaceAll('`', '')}\``).join(' && '),
    })}`,
  }),
  meilisearch: ({ address, words, only }) => ({
    method: 'POST',
    url: `${address}/search`,
    body: JSON.stringify({
      q: termsOf(words),
      limit: mostDocuments,
      matchingStrategy: 'last',
      filter: Object.entries(only).map(([field, value]) => `${field} = ${JSON.stringify(value)}`),
    }),
  }),
};

function queryOf(parameters: { readonly [name: string]: string }): string {
  return Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

function termsOf(words: readonly QueryWord[]): string {
  return words.map(({ terms: [whole] }) => whole).join(' ');
}

function queriesFor({ terms: [whole, ...parts], isUnfinished }: QueryWord, fuzziness: number): readonly object[] {
  const weighted = Object.entries(weights).map(([field, weight]) => `${field}^${weight}`);
  return [
    { multi_match: { query: whole, fields: weighted, boost: 4 } },
    ...(parts.length > 0
      ? [{ multi_match: { query: parts.join(' '), fields: weighted, type: 'cross_fields', operator: 'and', boost: 2 } }]
      : []),
    ...(isUnfinished ? [{ multi_match: { query: whole, fields: weighted, type: 'bool_prefix', boost: 2 } }] : []),
    ...(fuzziness > 0 && whole.length >= shortestMisspelt ? [{ multi_match: { query: whole, fields: weighted, fuzziness } }] : []),
  ];
}

/** The documents in what a server answered. Throws a `TypeError` when it is no answer of this server. */
export function readServerAnswer(server: SearchServer, answer: unknown): readonly unknown[] {
  const hits = server === 'opensearch' ? member(member(answer, 'hits'), 'hits') : member(answer, 'hits');
  if (!Array.isArray(hits)) throw new TypeError(`This is no answer of ${server}.`);
  if (server === 'meilisearch') return hits;
  return hits.map((hit) => member(hit, server === 'opensearch' ? '_source' : 'document'));
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown })[name] : undefined;
}
