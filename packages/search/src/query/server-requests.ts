import { wordsId } from '../index-words.ts';
import type { Expansion } from './find-expansions.ts';
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
  /** Terms that may stand for a word of the question, or for what words of it may mean; the site has all of them. */
  readonly groups: readonly (readonly AskedTerms[])[];
  /** Wrong letters that are forgiven in a word, 0 or 1. */
  readonly fuzzyDistance: number;
  /** Documents with these values alone. */
  readonly only: { readonly [field: string]: string };
}

/** Terms that a section has together, and how much that counts. */
export type AskedTerms = Pick<Expansion, 'terms' | 'weight'>;

/** How much a server is asked for: what is ranked is a choice of the best. */
const most = { pages: 60, sections: 200 };
const shortestMisspelt = 4;
type Weights = { readonly [field: string]: number };
// A name before a heading, a heading before text; so that the best are among the first.
const weights = { titleTerms: 16, keywordTerms: 8, headingTerms: 4, descriptionTerms: 2, textTerms: 1 };
// What all sections of a page have says nothing of one of them.
const weightsOfSections = { titleTerms: 1, keywordTerms: 1, headingTerms: 6, descriptionTerms: 0.5, textTerms: 4 };
// Asked, and not wanted back: what comes is analysed here.
const fields = Object.keys(weights);

/** The request for the documents that may answer `question`. */
export const makeServerRequest: { readonly [server in SearchServer]: (question: ServerQuestion) => ServerRequest } = {
  opensearch: ({ address, groups, only }) => {
    const search = (own: Weights, rest: object): object => ({
      query: {
        bool: {
          should: groups.map((group) => ({ dis_max: { queries: group.map((terms) => queryFor(terms, own)) } })),
          minimum_should_match: 1,
          filter: Object.entries(only).map(([field, value]) => ({ term: { [field]: value } })),
        },
      },
      track_total_hits: false,
      _source: { excludes: fields },
      ...rest,
    });
    const searches = [search(weights, { size: most.pages, collapse: { field: 'page' } }), search(weightsOfSections, { size: most.sections })];
    return { method: 'POST', url: `${address}/_msearch`, body: searches.map((each) => `{}\n${JSON.stringify(each)}\n`).join('') };
  },
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
      drop_tokens_threshold: String(most.sections),
      per_page: String(most.sections),
      filter_by: Object.entries(only).map(([field, value]) => `${field}:=\`${value.replaceAll('`', '')}\``).join(' && '),
    })}`,
  }),
  meilisearch: ({ address, words, only }) => ({
    method: 'POST',
    url: `${address}/search`,
    body: JSON.stringify({
      q: termsOf(words),
      limit: most.sections,
      matchingStrategy: 'last',
      filter: Object.entries(only).map(([field, value]) => `${field} = ${JSON.stringify(value)}`),
    }),
  }),
};

/** The request for the document that has the words of the index. */
export function makeWordsRequest(server: SearchServer, address: string): ServerRequest {
  return { method: 'GET', url: `${address}/${server === 'opensearch' ? '_doc' : 'documents'}/${wordsId}` };
}

function queryOf(parameters: { readonly [name: string]: string }): string {
  return Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

function termsOf(words: readonly QueryWord[]): string {
  return words.map(({ terms: [whole] }) => whole).join(' ');
}

function queryFor({ terms, weight }: AskedTerms, own: Weights): object {
  const weighted = Object.entries(own).map(([field, each]) => `${field}^${each}`);
  const together = terms.length > 1 ? { type: 'cross_fields', operator: 'and' } : {};
  return { multi_match: { query: terms.join(' '), fields: weighted, boost: weight, ...together } };
}

/** The documents in what a server answered. Throws a `TypeError` when it is no answer of this server. */
export function readServerAnswer(server: SearchServer, answer: unknown): readonly unknown[] {
  const hits =
    server === 'opensearch'
      ? listOf(answer, 'responses')?.flatMap((each) => listOf(member(each, 'hits'), 'hits'))
      : listOf(answer, 'hits');
  if (hits === undefined || hits.includes(undefined)) throw new TypeError(`This is no answer of ${server}.`);
  if (server === 'meilisearch') return hits;
  return hits.map((hit) => member(hit, server === 'opensearch' ? '_source' : 'document'));
}

/** The words in what a server answered; `undefined`: there are none. */
export function readServerWords(server: SearchServer, answer: unknown): unknown {
  const words = member(server === 'opensearch' ? member(answer, '_source') : answer, 'words');
  return typeof words === 'string' ? JSON.parse(words) : undefined;
}

function listOf(value: unknown, name: string): readonly unknown[] | undefined {
  const list = member(value, name);
  return Array.isArray(list) ? list : undefined;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown })[name] : undefined;
}
