import { outputToHref, routeToChunkPath } from '@helpgen/model/browser';
import { findTrouble } from './find-trouble.ts';
import { keepLoaded } from './keep-loaded.ts';
import { createPageLoader, type LoaderOptions } from './load-page.ts';
import type { ChangeableStore } from './page-navigator.ts';
import { prefetchVisible, type Prefetching } from './prefetch-visible.ts';
import { viewport } from './viewport.ts';
import { WindowNavigator, type NavigatorOptions } from './window-navigator.ts';
import { createReloadGuard } from './reload-guard.ts';
import { routeOfAddress } from './route-of-address.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** What a window that wakes to movement has ready. */
export interface NavigationSetup extends Prefetching, Pick<LoaderOptions, 'first' | 'importModule' | 'loadModule'> {
  readonly store: ChangeableStore;
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
export interface Router extends Pick<NavigatorOptions, 'basePath' | 'loadTree' | 'location'> {
  readonly notFound?: LoaderOptions['notFound'];
  readonly prefetches: boolean;
}

/** Begins to move between pages in the window that is open, from the page of its document. */
export function startNavigation(setup: NavigationSetup, router: Router): WindowNavigator {
  const { store } = setup;
  const { location, basePath, notFound } = router;
  const navigator = new WindowNavigator({
    store,
    location,
    basePath,
    loader: createPageLoader({ ...setup, firstView: store.getState().view, loadSheet, notFound }),
    guard: createReloadGuard(),
    viewport,
    scrolls: createScrollMemory(),
    findTrouble,
    loadTree: keepLoaded(router.loadTree),
  });
  keepScroll(() => navigator.remember());
  // The client of a preview asks for the page to be shown as it was just written; it gets an answer in the event.
  document.addEventListener('hg:renew', ({ detail }: CustomEventInit<PreviewRequest>) => {
    if (detail !== undefined) detail.done = navigator.renew(detail.version, detail.onDrawn);
  });
  if (router.prefetches) prefetchLinks(setup, router);
  return navigator;
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

function prefetchLinks(setup: NavigationSetup, { location, basePath }: Router): void {
  prefetchVisible(setup, (href) => {
    const url = location.resolve(href);
    const { view } = setup.store.getState();
    const route = url.origin === location.resolve('').origin ? routeOfAddress(url.pathname, { basePath }) : undefined;
    return route === undefined || route === view.data.route ? undefined : outputToHref(routeToChunkPath(route), view.frame);
  });
}

/** Adds the style sheet at `href` to the document; is kept when it holds. */
function loadSheet(href: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      link.remove();
      fail(new Error(`${href} cannot be loaded`));
    });
    document.head.append(link);
  });
}
