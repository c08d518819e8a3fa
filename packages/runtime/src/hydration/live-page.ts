import type { FrameData, ShownPage } from '@helpgen/model';
import type { ComponentType } from 'react';
import { attachBehaviours, makeContext } from '../behaviours/attach-behaviours.ts';
import { followColors } from '../color-choice.ts';
import { islandTag } from '../islands/island-tag.ts';
import { createLazyNavigator, type LazyNavigator } from '../navigation/create-lazy-navigator.ts';
import { followLinks } from '../navigation/follow-links.ts';
import { keepLoaded } from '../navigation/keep-loaded.ts';
import { mayPreload } from '../load-ahead.ts';
import type { NavigationActions } from '../navigation/page-navigator.ts';
import type { NavigationSetup } from '../navigation/start-navigation.ts';
import type { BehaviourContext, Theme, ThemeClient } from '../theme.ts';
import { createTranslate } from '../translate.ts';
import type { BrowserModules, PageView } from '../page-view.ts';
import type { drawPage } from './draw-page.tsx';
import { findProse, readPage } from './read-page.ts';

/** What a document comes to life with. */
export interface LifeSource {
  readonly client: ThemeClient;
  readonly modules: BrowserModules;
  readonly importModule: NavigationSetup['importModule'];
  /** Loads what begins to move between pages. */
  loadMover(): Promise<(setup: NavigationSetup) => NavigationActions>;
  /** Loads what draws pages, React with the theme, when there is a reason to. */
  loadDrawing(): Promise<{ readonly theme: Theme; readonly drawPage: typeof drawPage }>;
}

/**
 * Lets the document listen, by the behaviours of its prose and by `client.start`; `undefined` when it has no page. As it was
 * sent it can be read and its links lead on, so that nothing else is read, loaded or drawn before there is a reason to.
 */
export function createLivePage(source: LifeSource) {
  const root = document.getElementById('hg-root');
  if (root === null) return undefined;
  const { client, loadDrawing } = source;
  const { dataset } = document.documentElement;
  const prose = findProse(root);
  const mustBeDrawn = prose === null || prose.querySelector(islandTag) !== null || 'hgSaved' in dataset || dataset['hgRouter'] === 'memory';
  const prepare = keepLoaded(async () => {
    const navigator = await preparePage(source);
    // What happens is told, shown and announced by what is drawn.
    navigator.subscribe(() => void draw());
    return navigator;
  });
  const ready = async (): Promise<() => BehaviourContext> => {
    const navigator = await prepare();
    return () => {
      const state = navigator.getState();
      return makeContext({ state, navigator, client, parts: {}, text: createTranslate(state.view.frame.words, state.view.frame.locale.code) });
    };
  };
  // Islands are React, too: theirs come with the page.
  let attached = mustBeDrawn || prose === null ? undefined : attachBehaviours(client, prose, async () => (await ready())());
  const takeAttached = (): typeof attached => {
    const taken = attached;
    attached = undefined;
    return taken;
  };
  const held = holdClicks(root, () => void draw());
  const drawOnce = keepLoaded(async () => {
    const [{ theme, drawPage }, navigator] = await Promise.all([loadDrawing(), prepare()]);
    await drawPage(root, { theme, client, navigator, takeAttached });
    followLinks(navigator);
    dataset['hgReady'] = '';
  });
  const draw = (): Promise<void> => drawOnce().then(() => held(true), (error: unknown) => {
    // The document stays as it was sent.
    console.warn(error);
    held(false);
  });
  followColors(async () => (await prepare()).getState().view.frame.options);
  client.start?.(ready);
  if ('hgCounted' in dataset) void prepare();
  return {
    /** Whether something on it lives only once it is drawn. */
    mustBeDrawn,
    /** What acts for the page, made when it is first asked for. */
    prepare,
    /** Has React take the page over, once; then its links are followed. */
    draw,
  };
}

/** Reads the page of the document with its frame: all that is needed to act for it, and to draw it. */
async function preparePage({ client, modules, importModule, loadMover }: LifeSource): Promise<LazyNavigator> {
  const first = readPage(document);
  /** The component of a page that is a React module; `null` for other pages and for a module that exports none. */
  const loadModule = async ({ module = '' }: ShownPage): Promise<ComponentType | null> => (await modules[module]?.())?.default ?? null;
  const [{ default: frame }, Module] = await Promise.all([importModule(first.frame) as Promise<{ default: FrameData }>, loadModule(first.data)]);
  // The offline worker says of a document that it is a copy.
  const { hgSaved } = document.documentElement.dataset;
  const view: PageView = { ...first, frame, Module, savedAt: hgSaved === undefined ? undefined : Number(hgSaved) };
  const { analytics, offline } = frame.options;
  const navigator = createLazyNavigator(view, importModule, async (store) => {
    if (offline === true && mayPreload()) import('../offline/start-offline.ts').then((it) => it.startOffline(store)).catch(() => undefined);
    return (await loadMover())({ first, importModule, loadModule, store });
  });
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

/**
 * Keeps clicks on what only a drawn page can answer, elements with `data-hg-hold`, and calls `heed` for each. The result is
 * told whether the page is drawn: the last of them is clicked again, for the page, or for those who help out where it cannot be drawn.
 */
function holdClicks(root: Element, heed: () => void): (isDrawn: boolean) => void {
  let held: HTMLElement | null = null;
  const hold = (event: Event): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-hg-hold]') : null;
    if (element === null) return;
    event.preventDefault();
    event.stopPropagation();
    held = element;
    heed();
  };
  root.addEventListener('click', hold, true);
  return (isDrawn) => {
    root.removeEventListener('click', hold, true);
    held?.click();
    held = null;
    if (!isDrawn) root.addEventListener('click', hold, true);
  };
}
