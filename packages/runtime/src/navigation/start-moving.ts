import type { SidebarNode } from '@helpgen/model';
import { createBrowserLocation } from '../location/browser-location.ts';
import type { PageChunk } from '../page-chunk.ts';
import { createMover } from './create-mover.ts';
import { createPageLoader } from './load-page.ts';
import type { LoaderOptions } from './load-page.ts';
import type { ChangeableStore, PageMover } from './page-navigator.ts';
import { createReader } from './reader.ts';
import { createReloadGuard } from './reload-guard.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** Begins to move between pages in the window that is open, from the page `first` of its document. */
export function startMoving(store: ChangeableStore, first: PageChunk, loadModule: LoaderOptions['loadModule']): PageMover {
  const location = createBrowserLocation(window);
  const storage = openSessionStorage();
  const scrolls = createScrollMemory(storage);
  const firstView = store.getState().view;
  keepScroll(() => scrolls.keep(location.current().key, window.scrollY));
  const mover = createMover({
    store,
    location,
    loader: createPageLoader({ importModule: (href) => import(href), first, firstView, loadModule }),
    guard: createReloadGuard(storage, () => navigator.onLine),
    reader: createReader(window),
    scrolls,
    loadTree: createTreeLoader(),
  });
  // Before the browser moves to an anchor, which it does before it tells.
  document.addEventListener('click', mover.remember, true);
  return mover;
}

/** While the page lives we place the scroll ourselves; after it is left, the browser restores it on a reload. */
function keepScroll(keep: () => void): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    keep();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

function openSessionStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function createTreeLoader(): (treeHref: string) => Promise<readonly SidebarNode[]> {
  const trees = new Map<string, Promise<readonly SidebarNode[]>>();
  return (treeHref) => {
    let tree = trees.get(treeHref);
    if (tree === undefined) {
      tree = fetch(treeHref).then(async (answer) => {
        if (!answer.ok) throw new Error(`${treeHref}: ${answer.status}`);
        return ((await answer.json()) as { readonly items: readonly SidebarNode[] }).items;
      });
      tree.catch(() => trees.delete(treeHref));
      trees.set(treeHref, tree);
    }
    return tree;
  };
}
