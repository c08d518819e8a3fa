import type { Searcher } from '@helpgen/search/query';
import { outputToHref, routeToChunkPath } from '@helpgen/model/browser';
import { routeOfAddress } from '../navigation/route-of-address.ts';
import type { PageChunk } from '../page-view.ts';
import { createSearchClient, type ClientMessage, type WorkerReply } from './create-search-client.ts';
import type { SearchPlace, TextPlace } from './search-nouns.ts';

/** Answers the messages of the page that started this thread, by a client of the indexes that `open` opens. */
export function answerSearch(open: (place: SearchPlace) => Promise<Searcher>): void {
  const client = createSearchClient(open, fetchPage);
  addEventListener('message', ({ data }: MessageEvent<ClientMessage>) => {
    const { id, name, args } = data;
    const act = client[name] as (...values: readonly unknown[]) => Promise<unknown>;
    act(...args).then(
      (value) => postMessage({ id, value } satisfies WorkerReply),
      (error: unknown) => postMessage({ id, problem: error instanceof Error ? error.message : String(error) } satisfies WorkerReply),
    );
  });
}

/** The article of a page as HTML, out of the file that a navigation to the page loads. Rejects when it cannot be had. */
export async function fetchPage({ href, site }: TextPlace): Promise<string> {
  const route = routeOfAddress(new URL(href, location.href), new URL(site.basePath, location.href));
  if (route === undefined) throw new Error(`${href} is no page of this site`);
  const answer = await fetch(outputToHref(routeToChunkPath(route), site));
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  // A thread like this one imports no module: its expression is JSON, or a string of it that is parsed. That of a copy says its age besides.
  const [, parsed, plain = ''] = /^export default (?:JSON\.parse\(([^]*)\)|([^]*));\n(?:export const .*)?$/.exec(await answer.text()) ?? [];
  return (JSON.parse(parsed === undefined ? plain : (JSON.parse(parsed) as string)) as PageChunk).html;
}
