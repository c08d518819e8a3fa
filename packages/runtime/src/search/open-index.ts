import { createSearcher, type Searcher } from '@helpgen/search/query';
import type { SearchPlace } from './search-nouns.ts';

/** Opens indexes that `load` fetches and parses; `isFresh`: whatever a cache holds may be out of date. */
export function createIndexOpener(load: (href: string, isFresh: boolean) => Promise<unknown>): (place: SearchPlace) => Promise<Searcher> {
  return async ({ href, languages, fuzzyDistance }) =>
    createSearcher(await load(href, true), { languages, fuzzyDistance, load: (part) => load(new URL(part, href).href, false) });
}

/** The JSON at `href`; `isFresh`: the server is asked whether what the browser has kept is still true. */
export async function fetchIndex(href: string, isFresh: boolean): Promise<unknown> {
  return (await fetchHere(href, isFresh ? { cache: 'no-cache' } : {})).json();
}

/** `fetch` that rejects an error, and without a message when no server answers: what browsers say then is English, and of no help. */
export async function fetchHere(href: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(href, options).catch((cause: unknown) => {
    throw new Error('', { cause });
  });
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return answer;
}
