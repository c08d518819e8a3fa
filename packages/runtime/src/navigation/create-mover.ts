import type { SidebarNode } from '@helpgen/model';
import type { PageLocation } from '../location/page-location.ts';
import type { PageLoader } from './load-page.ts';
import type { ChangeableStore, PageMover } from './page-navigator.ts';
import type { Reader } from './reader.ts';
import type { ReloadGuard } from './reload-guard.ts';
import { fillCategory, moveSidebar, toggleCategory } from '../sidebar/change-sidebar.ts';
import { routeOfAddress } from './route-of-address.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** What a mover works with. */
export interface MoverOptions {
  readonly store: ChangeableStore;
  readonly location: PageLocation;
  readonly loader: PageLoader;
  readonly guard: ReloadGuard;
  readonly reader: Reader;
  readonly scrolls: ScrollMemory;
  /** The whole tree of a sidebar, fetched once. */
  loadTree(treeHref: string): Promise<readonly SidebarNode[]>;
}

/** How a page came to be asked for: a new history entry, one that the reader went back or forward to, or a new try. */
type Cause = 'push' | 'history' | 'retry';

/**
 * What moves between pages in a browser. The old page stays until the next one is there, and only then the address changes:
 *
 *     shown ──navigate──► loading ──page──► drawn ──settle──► shown
 *                           ├──failed, first time──► the document is loaded
 *                           └──failed again────────► failure, with Retry
 */
export function createMover(options: MoverOptions): PageMover & { /** Remembers how far the page is scrolled. */ remember(): void } {
  const { store, location, loader, guard, reader, scrolls } = options;
  let here = location.current();
  let turn = 0;
  let arrive: (() => void) | null = null;

  function navigate(href: string): void {
    const url = location.resolve(href);
    const route = url.origin === location.resolve('').origin ? routeOfAddress(url.pathname, store.getState().view.frame) : undefined;
    if (route === undefined) return location.assign(href);
    if (isSamePage(url) && (url.hash !== '' || url.search !== here.search)) return moveWithin(url);
    void show(url, 'push');
  }

  function isSamePage(url: URL): boolean {
    return url.pathname === here.pathname && store.getState().failure === null;
  }

  function moveWithin(url: URL): void {
    turn += 1;
    const isHashMove = url.hash !== '' && url.search === here.search;
    enter(url);
    if (isHashMove) reader.reveal(url.hash);
    if (store.getState().pendingHref !== null) store.change({ pendingHref: null });
  }

  function remember(): void {
    scrolls.keep(here.key, reader.scrollTop());
  }

  function enter(url: URL): void {
    remember();
    if (url.href !== location.resolve('').href) location.push(url.href);
    here = location.current();
  }

  async function show(url: URL, cause: Cause): Promise<void> {
    const mine = (turn += 1);
    const href = url.pathname + url.search + url.hash;
    const route = routeOfAddress(url.pathname, store.getState().view.frame);
    if (route === undefined) return location.assign(href);
    store.change({ pendingHref: href });
    const page = await loader.load(route, cause === 'retry');
    if (mine !== turn) return;
    if (page.kind === 'failed') {
      if (guard.admits(href)) return location.assign(href);
      if (cause === 'push') enter(url);
      return store.change({ pendingHref: null, failure: { href, message: page.message } });
    }
    guard.forget(href);
    if (cause === 'push') enter(url);
    arrive = () => settleOn(url, cause);
    const { data, frame } = page.view;
    const sidebar = moveSidebar(store.getState().sidebar, store.startSidebar(data), frame.options.sidebar.autoCollapse);
    store.change({ view: page.view, sidebar, pendingHref: null, failure: null, announcement: data.title });
  }

  function settleOn(url: URL, cause: Cause): void {
    const { data, frame } = store.getState().view;
    reader.entitle(data, frame);
    const kept = cause === 'history' ? scrolls.recall(here.key) : undefined;
    if (kept !== undefined) return reader.scrollTo(kept);
    if (url.hash !== '' && reader.reveal(url.hash)) return;
    reader.scrollTo(0);
    if (cause === 'push') reader.focusStart();
  }

  location.listen((isNew) => {
    const before = here;
    if (!isNew) remember();
    here = location.current();
    if (isNew) return;
    const url = location.resolve('');
    if (here.pathname !== before.pathname || store.getState().failure !== null) return void show(url, 'history');
    turn += 1;
    if (store.getState().pendingHref !== null) store.change({ pendingHref: null });
    const kept = scrolls.recall(here.key);
    if (kept !== undefined) reader.scrollTo(kept);
    else if (here.hash !== '') reader.reveal(here.hash);
  });

  return {
    navigate,
    remember,
    preload(href) {
      const url = location.resolve(href);
      const route = routeOfAddress(url.pathname, store.getState().view.frame);
      if (route !== undefined && url.pathname !== here.pathname) void loader.load(route, false);
    },
    retry() {
      const { failure } = store.getState();
      if (failure !== null) void show(location.resolve(failure.href), 'retry');
    },
    toggleCategory(node, place, isOpen) {
      void toggle(options, node, place, isOpen).catch(() => navigate(node.href ?? node.fallbackHref ?? ''));
    },
    settle(shown) {
      if (shown.pendingHref !== null) return;
      const action = arrive;
      arrive = null;
      action?.();
    },
  };
}

/** Opens or closes a category. When its entries cannot be had, its page, or the first one below it, shows the same. */
async function toggle({ store, loadTree }: MoverOptions, node: SidebarNode, place: string, isOpen: boolean): Promise<void> {
  const treeHref = store.getState().sidebar?.treeHref ?? '';
  const tree = isOpen && node.isCut === true ? await loadTree(treeHref) : null;
  const { sidebar, view } = store.getState();
  // The reader may have gone on to another sidebar meanwhile.
  if (sidebar?.treeHref !== treeHref) return;
  const known = tree === null ? sidebar : fillCategory(sidebar, place, tree);
  store.change({ sidebar: toggleCategory(known, place, isOpen, view.frame.options.sidebar.autoCollapse) });
}
