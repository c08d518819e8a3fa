import { createSearcher } from '@helpgen/search/query';
import type { Searcher } from '@helpgen/search/query';
import type { SearchPlace } from './search-client.ts';

/** Opens indexes that `load` fetches and parses; `isFresh`: whatever a cache holds may be out of date. */
export function createIndexOpener(load: (href: string, isFresh: boolean) => Promise<unknown>): (place: SearchPlace) => Promise<Searcher> {
  return async ({ href, languages, fuzzyDistance }) =>
    createSearcher(await load(href, true), { languages, fuzzyDistance, load: (part) => load(new URL(part, href).href, false) });
}
