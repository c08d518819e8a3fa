import { outputToHref, routeToChunkPath } from '@helpgen/model/browser';
import { routeOfAddress } from '../navigation/route-of-address.ts';
import type { PageChunk } from '../page-chunk.ts';
import type { TextPlace } from './search-client.ts';

/** The article of a page as HTML, out of the file that a navigation to the page loads. Rejects when it cannot be had. */
export async function fetchPage({ href, site }: TextPlace): Promise<string> {
  const route = routeOfAddress(new URL(href, location.href), new URL(site.basePath, location.href));
  if (route === undefined) throw new Error(`${href} is no page of this site`);
  const answer = await fetch(outputToHref(routeToChunkPath(route), site));
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return readModule(await answer.text()).html;
}

/**
 * The value of a module of data, which a thread like this one does not import: its expression is JSON, or a string of
 * it that is parsed.
 */
function readModule(module: string): PageChunk {
  const [, parsed, plain = ''] = /^export default (?:JSON\.parse\(([^]*)\)|([^]*));\n$/.exec(module) ?? [];
  return JSON.parse(parsed === undefined ? plain : (JSON.parse(parsed) as string)) as PageChunk;
}
