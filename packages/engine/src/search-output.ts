import { createSearcher } from '@helpgen/search/reader';
import type { SearchAnswer } from '@helpgen/search/reader';
import type { Host } from './host/host.ts';
import { nodeHost } from './host/host.ts';
import { findIndex, readBuiltSite } from './read-output.ts';

/** A question to a built site. */
export interface SearchRequest {
  readonly configPath: string;
  readonly outDir?: string;
  readonly text: string;
  /** Path of the version or locale below the site's root, such as `8.5`; default: the root. */
  readonly under?: string;
  /** Path of a context of the search. */
  readonly context?: string;
  /** Rows of pages and their sections. */
  readonly limit: number;
}

/** What a built site answers; see the reader's side of `@helpgen/search`. */
export type SearchOutcome = SearchAnswer;

/**
 * Answers a question from the built site's own index with the code that a browser runs. Throws a {@link HelpgenError}
 * when the config is wrong, nothing was built, or the site has no such index.
 */
export async function searchOutput({ text, under, context, limit, ...where }: SearchRequest, host: Host = nodeHost): Promise<SearchOutcome> {
  const found = readBuiltSite(where, host);
  const { site, config } = found;
  const path = findIndex(found, under, context);
  const read = (file: string): unknown => JSON.parse(new TextDecoder().decode(host.disk.readFile(`${site.outDir}/${file}`))) as unknown;
  const load = async (href: string): Promise<unknown> => read(href.slice(site.basePath.length));
  return createSearcher(read(path), { languages: config.search?.languages ?? [], load }).ask({ text, depth: 'all', limit });
}
