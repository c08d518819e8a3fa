import type { PageView } from '../view.ts';
import { createStore } from './page-navigator.ts';
import type { ChangeableStore, NavigationActions, PageNavigator } from './page-navigator.ts';

/** A navigator that can be woken before the reader does anything. */
export interface LazyNavigator extends PageNavigator {
  wake(): void;
}

/**
 * The navigator of a browser before the reader goes anywhere: `wake` loads what moves, at the first sign that the
 * reader wants to. When it cannot be had, every link is a link.
 */
export function createLazyNavigator(
  view: PageView,
  wake: (store: ChangeableStore) => Promise<NavigationActions>,
  importModule: PageNavigator['importModule'],
): LazyNavigator {
  const store = createStore(view);
  let navigator: NavigationActions | undefined;
  let waking: Promise<NavigationActions | undefined> | undefined;
  const awake = (): Promise<NavigationActions | undefined> => {
    waking ??= wake(store).then(
      (woken) => (navigator = woken),
      () => (waking = undefined),
    );
    return waking;
  };
  return {
    ...store,
    importModule,
    wake: () => void awake(),
    announce: (announcement) => store.change({ announcement }),
    navigate: (href) => void awake().then((it) => (it === undefined ? location.assign(href) : it.navigate(href))),
    preload: (href) => awake().then((it) => it?.preload(href) ?? null),
    retry: () => navigator?.retry(),
    loadTree: (treeHref) => awake().then((it) => it?.loadTree(treeHref) ?? Promise.reject(new Error(`${treeHref} cannot be loaded`))),
    settle: (shown) => navigator?.settle(shown),
  };
}
