import type { BehaviourContext } from '@helpgen/runtime';
import type { MarkedPage } from '@helpgen/runtime/search';

const highlightKey = '_highlight';
const mostWords = 10;
const longestWord = 64;

/** The address that the page is at, also where a router keeps it behind the `#` of one document. */
export function readAddress(): URL {
  return location.hash.startsWith('#/') ? new URL(location.hash.slice(2), new URL('.', location.href)) : new URL(location.href);
}

/** Puts the query of `url` into the address in place of what is there, without an entry in the history. */
export function replaceQuery(url: URL): void {
  const here = readAddress();
  const folder = new URL('.', location.href).pathname;
  const path = here.pathname + url.search + here.hash;
  history.replaceState(history.state, '', location.hash.startsWith('#/') ? `#/${path.slice(folder.length)}` : path);
}

/** The words that an address asks to be marked: untrusted, so few and short. */
export function wordsOf(url: URL): readonly string[] {
  const words = url.searchParams.getAll(highlightKey).flatMap((text) => [...new Set(text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [])]);
  return words.slice(0, mostWords).map((word) => word.slice(0, longestWord));
}

/** Takes the words that are to be marked out of the address. */
export function forgetWords(): void {
  const url = readAddress();
  if (!url.searchParams.has(highlightKey)) return;
  url.searchParams.delete(highlightKey);
  replaceQuery(url);
}

/** Where a result leads: the page, the `words` that are to be marked on it, and the place. */
export function resultHref({ href }: Pick<MarkedPage, 'href'>, hash: string, words: readonly string[]): string {
  const url = new URL(href, document.baseURI);
  // An index is a file like others: what it names must be a page of this server.
  if (url.origin !== new URL(document.baseURI).origin || !/^(?:https?|file):$/.test(url.protocol)) return '#';
  const marked = words.slice(0, mostWords).map((word) => `${highlightKey}=${encodeURIComponent(word.slice(0, longestWord))}`);
  return href + (marked.length === 0 ? '' : `?${marked.join('&')}`) + hash;
}

/** The search page with the question `q` in the version that is shown, and in the context `ctx` unless that is empty. */
export function searchHref(context: BehaviourContext, q: string, ctx: string): string {
  const asked = Object.entries({ q, ctx, version: versionPathOf(context) }).filter(([, value]) => value !== '');
  const query = asked.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${context.frame.searchHref ?? ''}${query === '' ? '' : `?${query}`}`;
}

/** The context of the config that the page of `frame` is in; `undefined`: none. */
export function contextOf({ page, frame }: Pick<BehaviourContext, 'page' | 'frame'>): { readonly path: string; readonly label: string } | undefined {
  const root = versionPathOf({ frame });
  const route = page.route.slice(1);
  const below = root === '' ? route : route.slice(root.length + 1);
  return frame.options.search?.contexts.find(({ path }) => `${below}/`.startsWith(`${path}/`));
}

/** The path of the version that the frame belongs to; empty: the site's root. */
export function versionPathOf({ frame }: Pick<BehaviourContext, 'frame'>): string {
  return frame.versions.find(({ name }) => frame.edition.startsWith(`${name}/`))?.path ?? '';
}
