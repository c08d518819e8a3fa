import type { RoutePath, SidebarNode } from '@helpgen/model';
import type { PageLocation } from '../location/browser-location.ts';
import type { createPageLoader } from './load-page.ts';
import { keepLoaded } from './keep-loaded.ts';
import { hasDocument, type findTrouble } from './find-trouble.ts';
import type { ChangeableStore, NavigationActions, NavigationState } from './page-navigator.ts';
import type { viewport } from './viewport.ts';
import { moveSidebar } from '../sidebar/change-sidebar.ts';
import { startSidebar } from '../sidebar/sidebar-state.ts';
import { routeOfAddress } from './route-of-address.ts';
import type { createSessionMemory } from './session-memory.ts';
import type { PageView } from '../page-view.ts';

/** What a navigator works with. */
export interface NavigatorOptions {
  readonly store: ChangeableStore;
  readonly location: PageLocation;
  readonly loader: ReturnType<typeof createPageLoader>;
  readonly memory: ReturnType<typeof createSessionMemory>;
  readonly viewport: typeof viewport;
  readonly findTrouble: typeof findTrouble;
  /** All entries of the sidebar whose tree is at `treeHref`. */
  loadTree(treeHref: string): Promise<readonly SidebarNode[]>;
}

/** How a page came to be asked for: by a link, by going back or forward, by the address of the document, or by a new try. */
type Cause = 'push' | 'history' | 'arrival' | 'retry';

/**
 * What moves between pages in a browser. The old page stays until the next one is there, and only then the address changes:
 *
 *     shown ──navigate──► loading ──page──► drawn ──settle──► shown
 *                           ├──of another build, first time──► the document is loaded
 *                           ├──of another build again──► drawn all the same
 *                           └──failed──► the server is asked for the document
 *                                          ├──it has one, or the page that says there is none; first time──► the document is loaded
 *                                          └──it has none, nothing answers, or again──► the old page and its address stay; failure, with Retry
 *
 * While the reader is writing something no document is loaded: what was written would be lost.
 */
export class WindowNavigator implements NavigationActions {
  readonly loadTree: NavigatorOptions['loadTree'];
  private readonly options: NavigatorOptions;
  private readonly ahead = new Map<RoutePath, Promise<PageView | null>>();
  private readonly loadAhead = keepLoaded((route: RoutePath) => this.options.loader.load(route).catch(() => null), this.ahead);
  private here: URL;
  /** What is on the screen: while a page loads after Back, the address is ahead of it. */
  private shown: { readonly href: string; readonly key: string };
  private turn = 0;
  /** What is to be done when the page that has just come is drawn. */
  private arrival: (() => void) | null = null;

  constructor(options: NavigatorOptions) {
    const { location, loadTree } = options;
    this.options = options;
    this.loadTree = loadTree;
    this.here = location.current();
    this.shown = { href: this.here.href, key: location.key() };
    location.listen((isNew) => this.follow(isNew));
  }

  navigate(href: string): void {
    const { location } = this.options;
    const url = location.resolve(href);
    if (this.routeOf(url) === undefined) {
      this.endPending();
      return location.leave(url.href);
    }
    const isSamePage = url.pathname === this.here.pathname;
    const isSameQuery = url.search === this.here.search;
    if (!isSamePage || (isSameQuery && url.hash === '')) return void this.show(url, 'push');
    this.enter(url);
    this.settleWithin(isSameQuery ? url.hash : '');
  }

  /** Remembers how far the page is scrolled. */
  remember(): void {
    this.options.memory.keepScroll(this.shown.key, this.options.viewport.scrollTop());
  }

  /** Shows what the address says, when the document shows something else. */
  arrive(): void {
    const route = this.routeOf(this.here);
    // The document is that of the first page, whatever its route.
    if (route !== '/' && route !== this.options.store.getState().view.data.route) void this.show(this.here, 'arrival');
    else if (this.here.hash !== '') this.options.viewport.reveal(this.here.hash);
  }

  preload(href: string): Promise<PageView | null> {
    const route = this.routeOf(this.options.location.resolve(href));
    return route === undefined ? Promise.resolve(null) : this.loadAhead(route);
  }

  retry(): void {
    const { failure } = this.options.store.getState();
    if (failure !== null) void this.show(this.options.location.resolve(failure.href), 'retry');
  }

  settle(shown: NavigationState): void {
    if (shown.pendingHref !== null || shown.view !== this.options.store.getState().view) return;
    const action = this.arrival;
    this.arrival = null;
    action?.();
  }

  /**
   * Forgets every page that was loaded ahead; with `onDrawn` it shows the one that is on the screen as it is now, in its
   * place, and calls that when it is drawn. False when it cannot be had so, and the document must be loaded. For previews.
   */
  async renew(version: string, onDrawn?: () => void): Promise<boolean> {
    const { loader, store, viewport } = this.options;
    loader.renew(version);
    this.ahead.clear();
    if (onDrawn === undefined) return true;
    const mine = this.turn;
    const page = await loader.load(store.getState().view.data.route).catch(() => null);
    // The reader has gone on, to a page that is loaded anew anyway.
    if (mine !== this.turn) return true;
    if (page === null || this.isForeign(page)) return false;
    const { data, frame } = page;
    this.arrival = () => {
      viewport.entitle(data, frame);
      onDrawn();
    };
    const { sidebar } = store.getState();
    const fresh = moveSidebar(sidebar, startSidebar(data), false);
    // Another tree: what the reader has opened stays so, as far as it is still in its place.
    store.change({ view: page, sidebar: fresh && { ...fresh, opened: { ...sidebar?.opened, ...fresh.opened } }, failure: null });
    return true;
  }

  private routeOf(url: URL): RoutePath | undefined {
    return routeOfAddress(url, this.options.location.root);
  }

  /** Whether `page` was made by another build of the site than the document. */
  private isForeign({ assets }: PageView): boolean {
    return assets !== this.options.store.getFirstState().view.assets;
  }

  /** The address has changed, and the page stays. */
  private settleWithin(hash: string, kept?: number): void {
    const { viewport } = this.options;
    this.turn += 1;
    this.stay();
    this.endPending();
    if (kept !== undefined) viewport.scrollTo(kept);
    else if (hash !== '') viewport.reveal(hash);
    viewport.tellMoved();
  }

  /** What the address says is what is on the screen. */
  private stay(): void {
    this.shown = { href: this.here.href, key: this.options.location.key() };
  }

  private endPending(): void {
    const { store } = this.options;
    if (store.getState().pendingHref !== null) store.change({ pendingHref: null });
  }

  private enter(url: URL): void {
    const { location } = this.options;
    this.remember();
    if (url.href !== this.here.href) location.push(url.href);
    this.here = location.current();
  }

  private async show(url: URL, cause: Cause): Promise<void> {
    const { store, location, loader, memory, viewport } = this.options;
    const mine = (this.turn += 1);
    const href = url.pathname + url.search + url.hash;
    const route = this.routeOf(url);
    if (route === undefined) return location.leave(url.href);
    store.change({ pendingHref: href });
    const page = await loader.load(route).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (mine !== this.turn) return;
    if (typeof page === 'string') return this.fail(url, cause, page);
    if (!this.isForeign(page)) memory.forgetReload(href);
    else if (!viewport.isWriting() && memory.admitsReload(href)) return location.reload(url.href);
    if (cause === 'push' || cause === 'retry') this.enter(url);
    this.arrival = () => {
      this.settleOn(url, cause);
      viewport.tellMoved();
    };
    const { data, frame } = page;
    const sidebar = moveSidebar(store.getState().sidebar, startSidebar(data), frame.options.sidebar.autoCollapse);
    store.change({ view: page, sidebar, pendingHref: null, failure: null, announcement: data.title });
  }

  private async fail(url: URL, cause: Cause, message: string): Promise<void> {
    const { store, location, memory, viewport } = this.options;
    const mine = this.turn;
    const href = url.pathname + url.search + url.hash;
    console.warn(message);
    const trouble = await this.options.findTrouble(url.href);
    if (mine !== this.turn) return undefined;
    const mayLoad = hasDocument(trouble) && !viewport.isWriting();
    if (mayLoad && (cause === 'retry' || memory.admitsReload(href))) return location.reload(url.href);
    if (cause === 'history') {
      location.push(this.shown.href);
      this.here = location.current();
      this.stay();
    }
    return store.change({ pendingHref: null, failure: { ...(trouble ?? { reason: 'broken', detail: message }), href } });
  }

  private settleOn(url: URL, cause: Cause): void {
    const { store, viewport, memory } = this.options;
    const { data, frame } = store.getState().view;
    viewport.entitle(data, frame);
    this.stay();
    const kept = cause === 'history' || cause === 'arrival' ? memory.scrollOf(this.shown.key) : undefined;
    if (kept !== undefined) return viewport.scrollTo(kept);
    if (url.hash !== '' && viewport.reveal(url.hash)) return;
    viewport.scrollTo(0);
    if (cause === 'push') viewport.focusStart();
  }

  /** The address has changed by the browser: by a link to an anchor (`isNew`), or by going back or forward. */
  private follow(isNew: boolean): void {
    const { location, memory } = this.options;
    const before = this.here;
    if (!isNew) this.remember();
    this.here = location.current();
    if (isNew) this.stay();
    else if (this.here.pathname !== before.pathname) void this.show(this.here, 'history');
    else this.settleWithin(this.here.hash, memory.scrollOf(location.key()));
  }
}
