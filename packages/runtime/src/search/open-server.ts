import { createServerSearcher, type Searcher, type ServerRequest } from '@helpgen/search/query';
import { fetchHere } from './open-index.ts';
import type { SearchPlace } from './search-nouns.ts';

/** Opens the index of a search server, as it can be had by `fetch`. */
export async function openServer({ href, languages, fuzzyDistance, server }: SearchPlace): Promise<Searcher> {
  if (server === undefined) throw new Error(`${href}: no search server`);
  const { origin, pathname } = new URL(href);
  return createServerSearcher({ server, address: pathname, languages, fuzzyDistance, send: (request) => send(origin, request) });
}

async function send(origin: string, { method, url, body }: ServerRequest): Promise<unknown> {
  // A server that sends elsewhere is not the one that was chosen.
  const options: RequestInit = {
    method,
    redirect: 'error',
    ...(body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } }),
  };
  return (await fetchHere(new URL(url, origin).href, options)).json();
}
