import type { SidebarNode } from '@helpgen/model';
import type { PageLocation } from '../location/page-location.ts';
import type { PageView } from '../view.ts';
import type { PageLoader } from './load-page.ts';
import type { NavigationState, PageNavigator } from './page-navigator.ts';
import type { Reader } from './reader.ts';
import type { ReloadGuard } from './reload-guard.ts';
import { routeOfAddress } from './route-of-address.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** What a navigator works with. */
export interface NavigatorOptions {
  /** The page of the document. */
  readonly first: PageView;
  readonly location: PageLocation;
  readonly loader: PageLoader;
  readonly guard: ReloadGuard;
  readonly reader: Reader;
  readonly scrolls: ScrollMemory;
  loadTree(treeHref: string): Promise<readonly SidebarNode[]>;
}

/** How a page came to be asked for: a new history entry, one that the reader went back or forward to, or a new try. */
type Cause = 'push' | 'history' | 'retry';

/**
 * The navigator of a browser. The old page stays until the next one is there, and only then the address changes:
 *
 *     shown ──navigate──► loading ──page──► drawn ──settle──► shown
 *                           ├──failed, first time──► the document is loaded
 *                           └──failed again────────► failure, with Retry
 */
export function createNavigator(options: NavigatorOptions): PageNavigator {
  const { location, loader, guard, reader, scrolls } = options;
  const listeners = new Set<() => void>();
  let state: NavigationState = { view: options.first, pendingHref: null, failure: null, announcement: '' };
  let here = location.current();
  let turn = 0;
  let arrive: (() => void) | null = null;

  function change(part: Partial<NavigationState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function navigate(href: string): void {
    const url = location.resolve(href);
    const route = url.origin === location.resolve('').origin ? routeOfAddress(url.pathname, state.view.frame) : undefined;
    if (route === undefined) return location.assign(href);
    if (isSamePage(url) && (url.hash !== '' || url.search !== here.search)) return moveWithin(url);
    void show(url, 'push');
  }

  function isSamePage(url: URL): boolean {
    return url.pathname === here.pathname && state.failure === null;
  }

  function moveWithin(url: URL): void {
    turn += 1;
    const isHashMove = url.hash !== '' && url.search === here.search;
    enter(url);
    if (isHashMove) reader.reveal(url.hash);
    if (state.pendingHref !== null) change({ pendingHref: null });
  }

  function enter(url: URL): void {
    scrolls.keep(here.key, reader.scrollTop());
    if (url.href !== location.resolve('').href) location.push(url.href);
    here = location.current();
  }

  async function show(url: URL, cause: Cause): Promise<void> {
    const mine = (turn += 1);
    const href = url.pathname + url.search + url.hash;
    const route = routeOfAddress(url.pathname, state.view.frame);
    if (route === undefined) return location.assign(href);
    change({ pendingHref: href });
    const page = await loader.load(route, cause === 'retry');
    if (mine !== turn) return;
    if (page.kind === 'failed') {
      if (guard.admits(href)) return location.assign(href);
      if (cause === 'push') enter(url);
      return change({ pendingHref: null, failure: { href, message: page.message } });
    }
    guard.forget(href);
    if (cause === 'push') enter(url);
    arrive = () => settleOn(url, cause);
    change({ view: page.view, pendingHref: null, failure: null, announcement: page.view.data.title });
  }

  function settleOn(url: URL, cause: Cause): void {
    const { data, frame } = state.view;
    reader.entitle(data, frame);
    const kept = cause === 'history' ? scrolls.recall(here.key) : undefined;
    if (kept !== undefined) return reader.scrollTo(kept);
    if (url.hash !== '' && reader.reveal(url.hash)) return;
    reader.scrollTo(0);
    if (cause === 'push') reader.focusStart();
  }

  location.listen(() => {
    const before = here;
    scrolls.keep(before.key, reader.scrollTop());
    here = location.current();
    const url = location.resolve('');
    if (here.pathname !== before.pathname || state.failure !== null) return void show(url, 'history');
    turn += 1;
    if (state.pendingHref !== null) change({ pendingHref: null });
    const kept = scrolls.recall(here.key);
    if (kept !== undefined) reader.scrollTo(kept);
    else if (here.hash !== '') reader.reveal(here.hash);
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    preload(href) {
      const url = location.resolve(href);
      const route = routeOfAddress(url.pathname, state.view.frame);
      if (route !== undefined && url.pathname !== here.pathname) void loader.load(route, false);
    },
    retry() {
      if (state.failure !== null) void show(location.resolve(state.failure.href), 'retry');
    },
    announce: (announcement) => change({ announcement }),
    loadTree: options.loadTree,
    settle(shown) {
      if (shown.pendingHref !== null) return;
      const action = arrive;
      arrive = null;
      action?.();
    },
  };
}
