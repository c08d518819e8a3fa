import type { SiteConfig } from '@helpgen/model';
import { HelpgenError, searchIndexName, searchIndexPath } from '@helpgen/model';
import { createServerSearcher } from '@helpgen/search/query';
import type { Searcher, ServerRequest } from '@helpgen/search/query';
import { finding } from '../finding.ts';

const patienceMs = 10_000;

/** Which index of which search server is asked. */
export interface ServerIndex {
  /** Where the site's address is answered, such as `https://help.example.com`. */
  readonly origin: string;
  readonly versionPath?: string | undefined;
  readonly context?: string | undefined;
}

/**
 * Asks the `search.provider` of `config` as a reader's browser does on `origin`. Throws a {@link HelpgenError} when the
 * config names none; a question that the server does not answer rejects with one.
 */
export function openSearchServer({ search }: SiteConfig, { origin, versionPath = '', context }: ServerIndex): Searcher {
  if (search?.provider == null) throw new HelpgenError([finding('HG5075', {})]);
  const { server, address } = search.provider;
  const { languages, fuzzyDistance } = search;
  const name = searchIndexName(searchIndexPath(versionPath, context));
  const searcher = createServerSearcher({
    server,
    address: address.replace('*', () => encodeURIComponent(name)),
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
