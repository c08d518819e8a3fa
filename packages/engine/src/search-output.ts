import { join } from 'node:path';
import type { Host } from '@helpgen/disk';
import { nodeHost } from '@helpgen/disk';
import type { SearchAnswer } from '@helpgen/search/query';
import { findIndex, readBuiltSite } from './read-output.ts';
import { openSearchIndex } from './steps/ask-search-index.ts';
import { openSearchServer } from './steps/ask-search-server.ts';

/** A question to a built site. */
export interface SearchRequest {
  readonly configPath: string;
  readonly outDir?: string;
  readonly text: string;
  /** Path of the version or locale below the site's root, such as `8.5`; default: the root. */
  readonly under?: string | undefined;
  /** Path of a context of the search. */
  readonly context?: string | undefined;
  /** Origin of the search server that is asked in place of the built index, at the path of `search.provider`. */
  readonly server?: string | undefined;
  /** Rows of pages and their sections. */
  readonly limit: number;
}

/** What a built site answers; see the reader's side of `@helpgen/search`. */
export type SearchOutcome = SearchAnswer;

/**
 * Answers a question from the built site's own index, or from its search server, with the code that a browser runs.
 * Throws a {@link HelpgenError} when the config is wrong, nothing was built, the site has no such index, or the server
 * does not answer.
 */
export async function searchOutput({ text, under, context, server, limit, ...where }: SearchRequest, host: Host = nodeHost): Promise<SearchOutcome> {
  const found = readBuiltSite(where, host);
  const { site, config } = found;
  const path = findIndex(found, under, context);
  const question = { text, depth: 'all', limit } as const;
  if (server !== undefined) return openSearchServer(config, { origin: server, versionPath: under, context }).ask(question);
  const searcher = await openSearchIndex(config, path, (file) => host.disk.readFile(join(site.outDir, file)));
  return searcher.ask(question);
}
