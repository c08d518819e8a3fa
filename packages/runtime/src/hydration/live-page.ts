import { attachBehaviours, makeContext } from '../behaviours/attach-behaviours.ts';
import { followColors } from '../color-choice.ts';
import { islandTag } from '../islands/island-tag.ts';
import type { LazyNavigator } from '../navigation/create-lazy-navigator.ts';
import { followLinks } from '../navigation/follow-links.ts';
import type { BehaviourContext, Theme } from '../theme.ts';
import { createTranslate } from '../translate.ts';
import type { drawPage } from './draw-page.tsx';
import { preparePage } from './prepare-page.ts';
import type { PageSource } from './prepare-page.ts';
import { findProse } from './read-page.ts';

/** What draws pages: React with the theme, which is loaded when there is a reason to. */
export interface Drawing {
  readonly theme: Theme;
  readonly drawPage: typeof drawPage;
}

/** What a document comes to life with. */
export interface LifeSource extends PageSource {
  loadDrawing(): Promise<Drawing>;
}

/** A document that listens. */
export interface LivePage {
  /** Whether something on it lives only once it is drawn. */
  readonly mustBeDrawn: boolean;
  /** What acts for the page, made when it is first asked for. */
  prepare(): Promise<LazyNavigator>;
  /** Has React take the page over, once; then its links are followed. */
  draw(): Promise<void>;
}

/**
 * Lets the document listen, by the behaviours of its prose and by `client.start`; `undefined` when it has no page. As it was
 * sent it can be read and its links lead on, so that nothing else is read, loaded or drawn before there is a reason to.
 */
export function createLivePage(source: LifeSource): LivePage | undefined {
  const root = document.getElementById('hg-root');
  if (root === null) return undefined;
  const { client, loadDrawing } = source;
  const { dataset } = document.documentElement;
  const prose = findProse(root);
  const mustBeDrawn = prose === null || prose.querySelector(islandTag) !== null || 'hgSaved' in dataset || dataset['hgRouter'] === 'memory';
  const prepare = keepUnlessFailed(async () => {
    const navigator = await preparePage(source);
    // What happens is told, shown and announced by what is drawn.
    navigator.subscribe(() => void draw());
    return navigator;
  });
  const ready = async (): Promise<() => BehaviourContext> => {
    const navigator = await prepare();
    return () => {
      const state = navigator.getState();
      const { words, locale } = state.view.frame;
      return makeContext({ state, navigator, client, parts: {}, text: createTranslate(words, locale.code) });
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
  const drawOnce = keepUnlessFailed(async () => {
    const [{ theme, drawPage }, navigator] = await Promise.all([loadDrawing(), prepare()]);
    await drawPage(root, { theme, client, navigator, takeAttached });
    followLinks(document, navigator);
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
  return { mustBeDrawn, prepare, draw };
}

/** `make`, called once; again after it has failed. */
function keepUnlessFailed<T>(make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= make().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
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
