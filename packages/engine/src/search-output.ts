import { join } from 'node:path';
import type { Host } from '@helpgen/disk';
import { nodeHost } from '@helpgen/disk';
import type { SearchAnswer } from '@helpgen/search/query';
import { findIndex, readBuiltSite, type BuiltIndexPlace } from './read-output.ts';
import { openSearchIndex, openSearchServer } from './steps/open-searcher.ts';

/** A question to a built site. */
export interface SearchRequest extends BuiltIndexPlace {
  readonly text: string;
  /** Origin of the search server that is asked in place of the built index, at the path of `search.provider`. */
  readonly server?: string | undefined;
  /** Rows of pages and their sections. */
  readonly limit: number;
}

/**
 * Answers a question from the built site's own index, or from its search server, with the code that a browser runs.
 * Throws a {@link HelpgenError} when the config is wrong, nothing was built, the site has no such index, or the server
 * does not answer.
 */
export async function searchOutput({ text, server, limit, ...where }: SearchRequest, host: Host = nodeHost): Promise<SearchAnswer> {
  const found = readBuiltSite(where, host);
  const { site, config } = found;
  const path = findIndex(found, where);
  const question = { text, depth: 'all', limit } as const;
  if (server !== undefined) return openSearchServer(config, server, path).ask(question);
  const searcher = await openSearchIndex(config, path, (file) => host.disk.readFile(join(site.outDir, file)));
  return searcher.ask(question);
}
