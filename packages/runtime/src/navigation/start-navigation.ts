import type { SidebarNode } from '@helpgen/model';
import { outputToHref, routeToChunkPath } from '@helpgen/model/browser';
import type { PageLocation } from '../location/page-location.ts';
import type { PageChunk } from '../page-chunk.ts';
import { createNavigator } from './create-navigator.ts';
import type { WindowNavigator } from './create-navigator.ts';
import { findTrouble } from './find-trouble.ts';
import { keepLoaded } from './keep-loaded.ts';
import { createPageLoader } from './load-page.ts';
import type { LoaderOptions } from './load-page.ts';
import type { ChangeableStore } from './page-navigator.ts';
import { prefetchVisible } from './prefetch-visible.ts';
import { createViewport } from './viewport.ts';
import { createReloadGuard } from './reload-guard.ts';
import { routeOfAddress } from './route-of-address.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** What a window that wakes to movement has ready. */
export interface NavigationSetup {
  readonly store: ChangeableStore;
  /** The page of the document. */
  readonly first: PageChunk;
  readonly importModule: LoaderOptions['importModule'];
  readonly loadModule: LoaderOptions['loadModule'];
  /** Whether pages may be loaded ahead. */
  mayPreload(): boolean;
}

/** What the event `hg:renew` carries. */
export interface PreviewRequest {
  readonly version: string;
  /** Absent when the page is as it was, and only what was loaded ahead is to be forgotten. */
  readonly onDrawn?: () => void;
  /** Whether the page could be renewed in its place; absent when nobody has heeded the event. */
  done?: Promise<boolean>;
}

/** How one kind of router keeps addresses, and loads what they name. */
export interface Router {
  readonly location: PageLocation;
  /** Path of the site's root as the addresses of `location` have it. */
  readonly basePath: string;
  readonly notFound?: NonNullable<LoaderOptions['notFound']>;
  readonly prefetches: boolean;
  /** The entries of the file with a whole sidebar. */
  loadTree(treeHref: string): Promise<readonly SidebarNode[]>;
}

/** Begins to move between pages in the window that is open, from the page of its document. */
export function startNavigation(setup: NavigationSetup, router: Router): WindowNavigator {
  const { store, first, importModule, loadModule } = setup;
  const { location, basePath } = router;
  const firstView = store.getState().view;
  const navigator = createNavigator({
    store,
    location,
    basePath,
    loader: createPageLoader({
      importModule,
      first,
      firstView,
      loadModule,
      loadSheet,
      ...(router.notFound === undefined ? {} : { notFound: router.notFound }),
    }),
    guard: createReloadGuard(),
    viewport: createViewport(window),
    scrolls: createScrollMemory(),
    findTrouble,
    loadTree: keepLoaded(router.loadTree),
  });
  keepScroll(() => navigator.remember());
  heedPreview(navigator);
  if (router.prefetches) prefetchLinks(setup, router);
  return navigator;
}

/** The client of a preview asks by an event for the page to be shown as it was just written; it gets an answer in the event. */
function heedPreview(navigator: WindowNavigator): void {
  document.addEventListener('hg:renew', ({ detail }: CustomEventInit<PreviewRequest>) => {
    if (detail !== undefined) detail.done = navigator.renew(detail.version, detail.onDrawn);
  });
}

/** While the page lives we place the scroll ourselves; after it is left, the browser restores it on a reload. */
function keepScroll(keep: () => void): void {
  // Before the browser moves to an anchor, which it does before it tells.
  document.addEventListener('click', keep, true);
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    keep();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

function prefetchLinks({ store, mayPreload }: NavigationSetup, { location, basePath }: Router): void {
  const look = prefetchVisible(document, {
    mayPreload,
    whenIdle,
    chunkHref(href) {
      const url = location.resolve(href);
      const { view } = store.getState();
      const route = url.origin === location.resolve('').origin ? routeOfAddress(url.pathname, { basePath }) : undefined;
      return route === undefined || route === view.data.route ? undefined : outputToHref(routeToChunkPath(route), view.frame);
    },
  });
  let { view } = store.getState();
  look(false);
  store.subscribe(() => {
    const isOtherPage = store.getState().view !== view;
    view = store.getState().view;
    // React draws it in between.
    whenIdle(() => look(isOtherPage));
  });
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 200);
}

/** Adds the style sheet at `href` to the document; is kept when it holds. */
function loadSheet(href: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      link.remove();
      fail(new Error(`${href} cannot be loaded`));
    });
    document.head.append(link);
  });
}
