import type { BehaviourContext } from '@helpgen/runtime';
import type { MarkedText, SearchClient, WantedWords } from '@helpgen/runtime/search';

/** What is wanted: about `length` characters around the first wanted word, until `signal` says that nobody waits any more. */
interface ExcerptQuery {
  readonly wanted: WantedWords;
  readonly length: number;
  readonly signal: AbortSignal;
}

/** Finds an excerpt of the section at `hash` of the page at `href`; `null`: the page cannot be had, or nobody waits any more. */
export type FindExcerpt = (href: string, hash: string, query: ExcerptQuery) => Promise<MarkedText | null>;

/** Has `client` read pages one at a time, in the order of the results. */
export function createExcerpts(client: SearchClient, { frame }: BehaviourContext): FindExcerpt {
  const { basePath, router, trailingSlash } = frame;
  let last: Promise<unknown> = Promise.resolve();
  return (href, hash, { wanted, length, signal }) => {
    const found = last
      .then(() => (signal.aborted ? null : client.excerpt({ href, hash, site: { basePath, router, trailingSlash } }, wanted, length)))
      .catch(() => null);
    last = found;
    return found;
  };
}
