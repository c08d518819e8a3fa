import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createSearcher } from '@helpgen/search/query';
import type { BuiltSite } from '../built-site.ts';
import { eachOnce, type Peer } from './peer.ts';

/** More rows than are counted: sections take rows too. */
const mostRows = 40;

/** Our own search of a built site, as the browser asks it. */
export async function askOwn({ outDir }: BuiltSite, languages: readonly string[]): Promise<Peer> {
  const load = (href: string): Promise<unknown> => read(join(outDir, 'assets', basename(href)));
  const searcher = createSearcher(await read(join(outDir, 'search-index.json')), { languages, load });
  return {
    name: 'helpgen',
    async ask(text) {
      const { pages } = await searcher.ask({ text, depth: 'all', limit: mostRows });
      return eachOnce(pages.map(({ href }) => href));
    },
  };
}

async function read(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8')) as unknown;
}
