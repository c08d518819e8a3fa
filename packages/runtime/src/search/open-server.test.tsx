import { afterEach, expect, jest, test } from '@jest/globals';
import { createAnalyser } from '@helpgen/search';
import { openServer } from './open-server.ts';
import type { SearchPlace } from './search-nouns.ts';

const place: SearchPlace = {
  href: 'http://localhost/find/indexes/search-index',
  languages: ['ru'],
  fuzzyDistance: 1,
  server: 'meilisearch',
};
const section = { page: '/b/array/', hash: '', position: 0, title: 'Массив', heading: '', breadcrumb: [], description: '', keywords: [], text: 'Набор.' };
const field = { count: 1, words: 1, sectionsWith: [1] };
const words = JSON.stringify({
  analyser: createAnalyser(['ru']).label, synonyms: [['список', 'массив']], thesaurus: {}, pages: 1, terms: 'массив', pagesWith: [1],
  fields: { title: field, heading: field, description: field, keywords: field, content: field }, spellings: 'Массив', spelt: [1],
});
const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

interface Request {
  readonly url: string;
  readonly options: RequestInit | undefined;
}

/** Answers each request by what `answers` has for its path. */
function serve(answers: { readonly [path: string]: unknown }): readonly Request[] {
  const asked: Request[] = [];
  globalThis.fetch = jest.fn(async (url: string | URL | globalThis.Request, options?: RequestInit) => {
    asked.push({ url: String(url), options });
    const answer = answers[new URL(String(url)).pathname];
    return { ok: answer !== undefined, status: answer === undefined ? 503 : 200, json: async () => answer } as Response;
  });
  return asked;
}

test('a question goes to the server as JSON, and the words of its index are fetched once', async () => {
  const asked = serve({ '/find/indexes/search-index/documents/words': { words }, '/find/indexes/search-index/search': { hits: [section] } });
  const searcher = await openServer(place);
  expect((await searcher.ask({ text: 'списки', depth: 'all', limit: 8 })).pages.map(({ title }) => title)).toEqual(['Массив']);
  await searcher.ask({ text: 'массив', depth: 'all', limit: 8 });
  expect(asked.map(({ url }) => url)).toEqual(['http://localhost/find/indexes/search-index/documents/words', ...Array(2).fill('http://localhost/find/indexes/search-index/search')]);
  expect(asked[0]?.options).toMatchObject({ method: 'GET', redirect: 'error' });
  expect(asked[1]?.options).toMatchObject({ method: 'POST', redirect: 'error', headers: { 'Content-Type': 'application/json' } });
});

test('a server that answers with an error is told by its path', async () => {
  serve({ '/find/indexes/search-index/documents/words': { words } });
  await expect((await openServer(place)).ask({ text: 'массив', depth: 'all', limit: 8 })).rejects.toThrow('/find/indexes/search-index/search: 503');
});
