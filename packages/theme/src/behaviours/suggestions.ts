import { decodeSafely } from '@helpgen/model/url';
import { make } from '@helpgen/runtime/behaviours';
import type { BehaviourContext, SidebarNode } from '@helpgen/runtime';

/**
 * Fills the list of pages that the address may have meant; it stays hidden when none is like it, or the pages cannot be had.
 * An address that is a page's but for an `.html` at its end leads there.
 */
export function attach([place]: readonly HTMLElement[], { frame, loadTree, loadPage }: BehaviourContext): void {
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
      const found = nearestPages(decodeSafely(address), trees.flatMap(pagesBelow));
      if (place === undefined || !list || found.length === 0) return;
      list.replaceChildren(...found.map(({ label, href }) => make('li', {}, make('a', { href }, label))));
      place.hidden = false;
    },
    // Without them the page says all that it can.
    () => undefined,
  );
}

/** The pages of a tree, each with its path, decoded. */
function pagesBelow(nodes: readonly SidebarNode[]): readonly { readonly label: string; readonly href: string; readonly path: string }[] {
  return nodes.flatMap(({ kind, label, href, items = [] }) => [
    ...(kind === 'link' || href === undefined ? [] : [{ label, href, path: decodeSafely(href).replace(/(?:index)?\.html$/, '') }]),
    ...pagesBelow(items),
  ]);
}

/** How much alike a page's path must be to be suggested, from 0 to 1, how much its last segment, and how many are. */
const least = 0.5;
const leastOfName = 0.55;
const most = 3;

/**
 * The pages of `known` whose paths are most like `wanted`, best first. The last segment counts most: pages move from
 * folder to folder more often than they change their name. Likeness is that of Dice: the share of common letter pairs.
 */
export function nearestPages<Page extends { readonly path: string }>(wanted: string, known: readonly Page[]): readonly Page[] {
  const [name, whole] = [pairsOf(lastOf(wanted)), pairsOf(wanted)];
  return known
    .map((page) => {
      const ofName = likeness(name, pairsOf(lastOf(page.path)));
      return { page, ofName, sum: 0.75 * ofName + 0.25 * likeness(whole, pairsOf(page.path)) };
    })
    // Folders may be alike because all pages of the site are in them.
    .filter(({ ofName, sum }) => sum >= least && ofName >= leastOfName)
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, most)
    .map(({ page }) => page);
}

function lastOf(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}

/** The pairs of neighbouring letters of `text`, each with how often it occurs; its ends count as letters. */
function pairsOf(text: string): ReadonlyMap<string, number> {
  const letters = ` ${text.toLowerCase().replaceAll(/[-_./]+/g, ' ').trim()} `;
  const pairs = new Map<string, number>();
  for (let at = 1; at < letters.length; at += 1) {
    const pair = letters.slice(at - 1, at + 1);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let [common, all] = [0, 0];
  for (const [pair, count] of a) {
    common += Math.min(count, b.get(pair) ?? 0);
    all += count;
  }
  for (const count of b.values()) all += count;
  return (2 * common) / all;
}
