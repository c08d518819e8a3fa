import { decodeText } from '@helpgen/disk';
import type { SiteConfig } from '@helpgen/model';
import type { Searcher } from '@helpgen/search/query';
import { createSearcher } from '@helpgen/search/query';

/** Asks the index at `path` of the site of `config` with the code that a browser runs; `read` gives a file of the site by its path. */
export async function openSearchIndex(
  { basePath, search }: Pick<SiteConfig, 'basePath' | 'search'>,
  path: string,
  read: (path: string) => Uint8Array | undefined | Promise<Uint8Array | undefined>,
): Promise<Searcher> {
  const { languages = [], fuzzyDistance = 1 } = search ?? {};
  const parse = async (file: string): Promise<unknown> => JSON.parse(decodeText((await read(file)) ?? new Uint8Array())) as unknown;
  return createSearcher(await parse(path), { languages, fuzzyDistance, load: (href) => parse(href.slice(basePath.length)) });
}
