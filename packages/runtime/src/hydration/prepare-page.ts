import type { FrameData, ShownPage } from '@helpgen/model';
import type { ComponentType } from 'react';
import { createLazyNavigator } from '../navigation/create-lazy-navigator.ts';
import type { LazyNavigator } from '../navigation/create-lazy-navigator.ts';
import { mayPreload } from '../navigation/may-preload.ts';
import type { ChangeableStore, NavigationActions } from '../navigation/page-navigator.ts';
import type { NavigationSetup } from '../navigation/start-navigation.ts';
import { readPage } from './read-page.ts';
import type { ThemeClient } from '../theme.ts';
import { createTranslate } from '../translate.ts';
import type { BrowserModules, PageView } from '../view.ts';

/** What the page of a document is read with. */
export interface PageSource {
  readonly client: ThemeClient;
  readonly modules: BrowserModules;
  readonly importModule: NavigationSetup['importModule'];
  /** Loads what begins to move between pages. */
  loadMover(): Promise<(setup: NavigationSetup) => NavigationActions>;
}

/** Reads the page of the document with its frame: all that is needed to act for it, and to draw it. */
export async function preparePage({ client, modules, importModule, loadMover }: PageSource): Promise<LazyNavigator> {
  const first = readPage(document);
  const load = (data: ShownPage): Promise<ComponentType | null> => loadModule(modules, data);
  const [frame, Module] = await Promise.all([importModule(first.frame) as Promise<{ default: FrameData }>, load(first.data)]);
  const view: PageView = { data: first.data, html: first.html, frame: frame.default, Module, vendor: first.vendor ?? {}, ...savedAt(document) };
  const setup = { first, importModule, loadModule: load, mayPreload };
  const { analytics, offline } = view.frame.options;
  const startLater = async (store: ChangeableStore): Promise<NavigationActions> => {
    if (offline === true && mayPreload()) import('../offline/start-offline.ts').then((it) => it.startOffline(store)).catch(() => undefined);
    return (await loadMover())({ ...setup, store });
  };
  const navigator = createLazyNavigator(view, startLater, importModule);
  showPending(navigator, client);
  // A reader's own filter may keep it away.
  if (analytics !== null) import('../analytics/count-views.ts').then((it) => it.countViews(navigator, analytics), () => undefined);
  return navigator;
}

/** Tells the theme when a page begins to load and when it is there. */
function showPending({ getState, subscribe }: LazyNavigator, { pending }: ThemeClient): void {
  const { frame } = getState().view;
  const tell = pending?.({ frame, text: createTranslate(frame.words, frame.locale.code) });
  let wasPending = false;
  subscribe(() => {
    const isPending = getState().pendingHref !== null;
    if (isPending !== wasPending) tell?.(isPending);
    wasPending = isPending;
  });
}

/** The offline worker says of a document that it is a copy. */
function savedAt({ documentElement: { dataset } }: Document): Pick<PageView, 'savedAt'> {
  const time = dataset['hgSaved'];
  return time === undefined ? {} : { savedAt: Number(time) };
}

/** The component of a page that is a React module; `null` for other pages and for a module that exports none. */
async function loadModule(modules: BrowserModules, data: ShownPage): Promise<ComponentType | null> {
  const load = data.module === undefined ? undefined : modules[data.module];
  return load === undefined ? null : ((await load()).default ?? null);
}
