import { decodeText } from '@helpgen/disk';
import type { OutputPath, SiteConfig } from '@helpgen/model';
import { HelpgenError, searchIndexName } from '@helpgen/model';
import { createSearcher, createServerSearcher } from '@helpgen/search/query';
import type { Searcher, ServerRequest } from '@helpgen/search/query';
import { finding } from '../finding.ts';

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

const patienceMs = 10_000;

/**
 * Asks the index at `path` of the `search.provider` of `config` as a reader's browser does on `origin`, such as `https://help.example.com`.
 * Throws a {@link HelpgenError} when the config names none; a question that the server does not answer rejects with one.
 */
export function openSearchServer({ search }: SiteConfig, origin: string, path: OutputPath): Searcher {
  if (search?.provider == null) throw new HelpgenError([finding('HG5075', {})]);
  const { server, address } = search.provider;
  const { languages, fuzzyDistance } = search;
  const searcher = createServerSearcher({
    server,
    address: address.replace('*', () => encodeURIComponent(searchIndexName(path))),
    languages,
    fuzzyDistance,
    send: (request) => send(origin, request),
  });
  return {
    async ask(question) {
      try {
        return await searcher.ask(question);
      } catch (error) {
        // What it answers is of another server, or of another version of helpgen.
        if (!(error instanceof TypeError)) throw error;
        throw new HelpgenError([finding('HG5074', { address: origin, reason: error.message })]);
      }
    },
  };
}

async function send(origin: string, { method, url, body }: ServerRequest): Promise<unknown> {
  const address = new URL(url, origin);
  try {
    const answer = await fetch(address, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      ...(body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    throw new HelpgenError([finding('HG5074', { address: `${address.origin}${address.pathname}`, reason: cause instanceof Error ? cause.message : message })]);
  }
}
