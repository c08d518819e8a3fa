import type { BehaviourContext } from '@helpgen/runtime';
import type { MarkedText, SearchClient, WantedWords } from '@helpgen/runtime/search';

/** Gives excerpts of pages. */
export interface Excerpts {
  /**
   * About `length` characters of the section at `hash` of the page at `href` around the first wanted word; `null`: the
   * page cannot be had, or its turn came after `signal` said that nobody waits any more.
   */
  find(
    href: string,
    hash: string,
    want: { readonly wanted: WantedWords; readonly length: number; readonly signal: AbortSignal },
  ): Promise<MarkedText | null>;
}

/** Has `client` read pages one at a time, in the order of the results. */
export function createExcerpts(client: SearchClient, { frame }: BehaviourContext): Excerpts {
  const { basePath, router, trailingSlash } = frame;
  let last: Promise<unknown> = Promise.resolve();
  return {
    find(href, hash, { wanted, length, signal }) {
      const found = last
        .then(() => (signal.aborted ? null : client.excerpt({ href, hash, site: { basePath, router, trailingSlash } }, wanted, length)))
        .catch(() => null);
      last = found;
      return found;
    },
  };
}
