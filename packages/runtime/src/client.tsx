import type { FrameData, SidebarNode } from '@helpgen/model';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserLocation } from './location/browser-location.ts';
import { createNavigator } from './navigation/create-navigator.ts';
import { followLinks } from './navigation/follow-links.ts';
import { createPageLoader, loadModule } from './navigation/load-page.ts';
import { createReader } from './navigation/reader.ts';
import { createReloadGuard } from './navigation/reload-guard.ts';
import { createScrollMemory } from './navigation/scroll-memory.ts';
import { readPage } from './read-page.ts';
import { Root } from './Root.tsx';
import type { Theme, ThemeClient } from './theme.ts';
import type { BrowserModules, PageView } from './view.ts';

/**
 * Wakes the page of the document: reads it, hydrates it, and lets the links be followed.
 *
 * @example boot(theme, client, modules);
 */
export async function boot(theme: Theme, client: ThemeClient, modules: BrowserModules): Promise<void> {
  const root = document.getElementById('hg-root');
  if (root === null) return;
  const first = readPage(document);
  const [frameModule, Module] = await Promise.all([importModule(first.frame) as Promise<{ default: FrameData }>, loadModule(modules, first.data)]);
  const firstView: PageView = { data: first.data, html: first.html, frame: frameModule.default, Module, vendor: first.vendor ?? {} };
  const location = createBrowserLocation(window);
  const storage = openSessionStorage();
  const scrolls = createScrollMemory(storage);
  const navigator = createNavigator({
    first: firstView,
    location,
    loader: createPageLoader({ importModule, first, firstView, modules }),
    guard: createReloadGuard(storage, () => window.navigator.onLine),
    reader: createReader(window),
    scrolls,
    loadTree: createTreeLoader(),
  });
  hydrateRoot(root, <Root theme={theme} client={client} navigator={navigator} />);
  followLinks(document, navigator);
  keepScroll(() => scrolls.keep(location.current().key, window.scrollY));
  document.documentElement.dataset['hgReady'] = '';
}

function importModule(href: string): Promise<unknown> {
  return import(href);
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
