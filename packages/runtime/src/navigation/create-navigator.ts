import type { RoutePath, SidebarNode } from '@helpgen/model';
import type { PageLocation } from '../location/page-location.ts';
import type { PageLoader } from './load-page.ts';
import type { ChangeableStore, NavigationActions } from './page-navigator.ts';
import type { Viewport } from './viewport.ts';
import type { ReloadGuard } from './reload-guard.ts';
import { moveSidebar } from '../sidebar/change-sidebar.ts';
import { routeOfAddress } from './route-of-address.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import type { PageView } from '../view.ts';

/** What a navigator works with. */
export interface NavigatorOptions {
  readonly store: ChangeableStore;
  readonly location: PageLocation;
  readonly loader: PageLoader;
  readonly guard: ReloadGuard;
  readonly viewport: Viewport;
  readonly scrolls: ScrollMemory;
  /** Path of the site's root as the addresses of `location` have it. */
  readonly basePath: string;
  isOnline(): boolean;
  /** The whole tree of a sidebar, fetched once. */
  loadTree(treeHref: string): Promise<readonly SidebarNode[]>;
}

/** A navigator, and what the window that it works in tells it. */
export interface WindowNavigator extends NavigationActions {
  /** Remembers how far the page is scrolled. */
  remember(): void;
  /** Shows what the address says, when the document shows something else. */
  arrive(): void;
  /**
   * Forgets every page that was loaded ahead; with `onDrawn` it shows the one that is on the screen as it is now, in its
   * place, and calls that when it is drawn. False when it cannot be had so, and the document must be loaded. For previews.
   */
  renew(version: string, onDrawn?: () => void): Promise<boolean>;
}

/** How a page came to be asked for: a new history entry, one that the reader went back or forward to, or a new try. */
type Cause = 'push' | 'history' | 'retry';

/**
 * What moves between pages in a browser. The old page stays until the next one is there, and only then the address changes:
 *
 *     shown ──navigate──► loading ──page──► drawn ──settle──► shown
 *                           ├──failed or of another build, first time──► the document is loaded
 *                           ├──failed again, or offline──► failure, with Retry
 *                           └──of another build again────► drawn all the same
 *
 * While the reader is writing something no document is loaded: what was written would be lost.
 */
export function createNavigator(options: NavigatorOptions): WindowNavigator {
  const { store, location, loader, guard, viewport, scrolls } = options;
  const ahead = new Map<RoutePath, Promise<PageView | null>>();
  let here = location.current();
  /** Names the history entry of what is on the screen: while a page loads after Back, the address is ahead of it. */
  let shownKey = here.key;
  let turn = 0;
  let arrival: (() => void) | null = null;

  /** The address with its hash, which resolving nothing would leave out. */
  function whereabouts(): URL {
    return location.resolve(here.pathname + here.search + here.hash);
  }

  function routeOf({ origin, pathname }: URL): RoutePath | undefined {
    return origin === whereabouts().origin ? routeOfAddress(pathname, options) : undefined;
  }

  function navigate(href: string): void {
    const url = location.resolve(href);
    if (routeOf(url) === undefined) return location.leave(url.href);
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
    shownKey = here.key;
    if (isHashMove) viewport.reveal(url.hash);
    if (store.getState().pendingHref !== null) store.change({ pendingHref: null });
    viewport.tellMoved();
  }

  function remember(): void {
    scrolls.keep(shownKey, viewport.scrollTop());
  }

  function enter(url: URL): void {
    remember();
    if (url.href !== whereabouts().href) location.push(url.href);
    here = location.current();
  }

  async function show(url: URL, cause: Cause): Promise<void> {
    const mine = (turn += 1);
    const href = url.pathname + url.search + url.hash;
    const route = routeOf(url);
    if (route === undefined) return location.leave(url.href);
    store.change({ pendingHref: href });
    const page = await loader.load(route);
    if (mine !== turn) return;
    const isOnline = options.isOnline();
    const isGood = page.kind === 'page' && !page.isForeign;
    if (isGood) guard.forget(href);
    else if (isOnline && !viewport.isWriting() && guard.admits(href)) {
      if (page.kind === 'failed') console.warn(page.message);
      return location.reload(url.href);
    }
    if (cause === 'push') enter(url);
    if (page.kind === 'failed') {
      console.warn(page.message);
      shownKey = here.key;
      return store.change({ pendingHref: null, failure: { href, message: page.message, isOffline: !isOnline } });
    }
    arrival = () => {
      settleOn(url, cause);
      viewport.tellMoved();
    };
    const { data, frame } = page.view;
    const sidebar = moveSidebar(store.getState().sidebar, store.startSidebar(data), frame.options.sidebar.autoCollapse);
    store.change({ view: page.view, sidebar, pendingHref: null, failure: null, announcement: data.title });
  }

  function settleOn(url: URL, cause: Cause): void {
    const { data, frame } = store.getState().view;
    viewport.entitle(data, frame);
    shownKey = here.key;
    const kept = cause === 'history' ? scrolls.recall(here.key) : undefined;
    if (kept !== undefined) return viewport.scrollTo(kept);
    if (url.hash !== '' && viewport.reveal(url.hash)) return;
    viewport.scrollTo(0);
    if (cause === 'push') viewport.focusStart();
  }

  location.listen((isNew) => {
    const before = here;
    if (!isNew) remember();
    here = location.current();
    if (isNew) {
      shownKey = here.key;
      return;
    }
    const url = whereabouts();
    if (here.pathname !== before.pathname || store.getState().failure !== null) return void show(url, 'history');
    turn += 1;
    shownKey = here.key;
    if (store.getState().pendingHref !== null) store.change({ pendingHref: null });
    const kept = scrolls.recall(here.key);
    if (kept !== undefined) viewport.scrollTo(kept);
    else if (here.hash !== '') viewport.reveal(here.hash);
    viewport.tellMoved();
  });

  async function renew(version: string, onDrawn?: () => void): Promise<boolean> {
    loader.renew(version);
    ahead.clear();
    if (onDrawn === undefined) return true;
    const mine = turn;
    const page = await loader.load(store.getState().view.data.route);
    // The reader has gone on, to a page that is loaded anew anyway.
    if (mine !== turn) return true;
    if (page.kind === 'failed' || page.isForeign) return false;
    const { data, frame } = page.view;
    arrival = () => {
      viewport.entitle(data, frame);
      onDrawn();
    };
    const { sidebar } = store.getState();
    const fresh = moveSidebar(sidebar, store.startSidebar(data), false);
    // Another tree: what the reader has opened stays so, as far as it is still in its place.
    store.change({ view: page.view, sidebar: fresh && { ...fresh, opened: { ...sidebar?.opened, ...fresh.opened } }, failure: null });
    return true;
  }

  return {
    navigate,
    remember,
    renew,
    loadTree: options.loadTree,
    arrive() {
      const url = whereabouts();
      const route = routeOf(url);
      // The document is that of the first page, whatever its route.
      if (route !== '/' && route !== store.getState().view.data.route) void show(url, 'history');
      else if (here.hash !== '') viewport.reveal(here.hash);
    },
    preload(href) {
      const route = routeOf(location.resolve(href));
      if (route === undefined) return Promise.resolve(null);
      const page = ahead.get(route) ?? loader.load(route).then((loaded) => (loaded.kind === 'page' ? loaded.view : null));
      ahead.set(route, page);
      return page;
    },
    retry() {
      const { failure } = store.getState();
      if (failure !== null) void show(location.resolve(failure.href), 'retry');
    },
    settle(shown) {
      if (shown.pendingHref !== null || shown.view !== store.getState().view) return;
      const action = arrival;
      arrival = null;
      action?.();
    },
  };
}
