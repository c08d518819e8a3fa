import { make } from '@helpgen/runtime/behaviours';
import type { BehaviourContext, SidebarNode } from '@helpgen/runtime';
import { nearestPages } from './nearest-pages.ts';
import type { KnownPage } from './nearest-pages.ts';

/**
 * Fills the list of pages that the address may have meant; it stays hidden when none is like it, or the pages cannot be had.
 * An address that is a page's but for an `.html` at its end leads there.
 */
export function attach([place]: readonly HTMLElement[], { frame, loadTree, loadPage }: BehaviourContext): () => void {
  const { pathname, search, hash } = location;
  // The runtime leaves the ending away. Other routers have the document in the address bar, not the page.
  if (frame.router === 'browser' && pathname.endsWith('.html'))
    void loadPage(location.href).then(
      (page) => void (page && page.data.href !== pathname && location.replace(page.data.href + search + hash)),
    );
  const list = place?.querySelector('ul');
  const hrefs = place?.dataset['hgTrees']?.split(' ') ?? [];
  const address = location.hash.startsWith('#/') ? location.hash.slice(1) : location.pathname;
  Promise.all(hrefs.map(loadTree)).then(
    (trees) => {
      const found = nearestPages(decode(address), trees.flatMap(pagesBelow));
      if (place === undefined || !list || found.length === 0) return;
      list.replaceChildren(...found.map(({ label, href }) => make('li', {}, make('a', { href }, label))));
      place.hidden = false;
    },
    // Without them the page says all that it can.
    () => undefined,
  );
  return () => undefined;
}

interface LinkedPage extends KnownPage {
  readonly href: string;
}

function pagesBelow(nodes: readonly SidebarNode[]): readonly LinkedPage[] {
  return nodes.flatMap(({ kind, label, href, items = [] }) => [
    ...(kind === 'link' || href === undefined ? [] : [{ label, href, path: decode(href).replace(/(?:index)?\.html$/, '') }]),
    ...pagesBelow(items),
  ]);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
