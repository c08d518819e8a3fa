import { findTrouble } from './find-trouble.ts';
import { keepLoaded } from './keep-loaded.ts';
import { createPageLoader, type LoaderOptions } from './load-page.ts';
import type { ChangeableStore } from './page-navigator.ts';
import { prefetchVisible } from './prefetch-visible.ts';
import { createSessionMemory } from './session-memory.ts';
import { viewport } from './viewport.ts';
import { WindowNavigator, type NavigatorOptions } from './window-navigator.ts';

/** What a window that wakes to movement has ready. */
export interface NavigationSetup extends Pick<LoaderOptions, 'first' | 'importModule' | 'loadModule'> {
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
export interface Router extends Pick<NavigatorOptions, 'loadTree' | 'location'> {
  readonly notFound?: LoaderOptions['notFound'];
}

/** Begins to move between pages in the window that is open, from the page of its document. */
export function startNavigation(setup: NavigationSetup, { location, loadTree, notFound }: Router): WindowNavigator {
  const { store } = setup;
  const { view } = store.getState();
  const navigator = new WindowNavigator({
    store,
    location,
    loader: createPageLoader({ ...setup, firstView: view, loadSheet, notFound }),
    memory: createSessionMemory(),
    viewport,
    findTrouble,
    loadTree: keepLoaded(loadTree),
  });
  keepScroll(() => navigator.remember());
  // The client of a preview asks for the page to be shown as it was just written; it gets an answer in the event.
  document.addEventListener('hg:renew', ({ detail }: CustomEventInit<PreviewRequest>) => {
    if (detail !== undefined) detail.done = navigator.renew(detail.version, detail.onDrawn);
  });
  // From disk every page is here.
  if (view.frame.router !== 'hash') prefetchVisible(store, location);
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

function loadSheet(href: string): Promise<void> {
  return loadByElement(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }), href);
}

/** Adds `element` to the document, which loads what is at `href`; is kept when that holds. */
export function loadByElement(element: HTMLElement, href: string): Promise<void> {
  return new Promise((done, fail) => {
    element.addEventListener('load', () => done());
    element.addEventListener('error', () => {
      element.remove();
      fail(new Error(`${href} cannot be loaded`));
    });
    document.head.append(element);
  });
}
