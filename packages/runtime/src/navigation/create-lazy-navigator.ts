import type { PageView } from '../page-view.ts';
import { findTrouble, hasDocument } from './find-trouble.ts';
import { keepLoaded } from './keep-loaded.ts';
import { createStore, type ChangeableStore, type NavigationActions, type PageNavigator } from './page-navigator.ts';

/** A navigator that can be woken before the reader does anything. */
export type LazyNavigator = ReturnType<typeof createLazyNavigator>;

/**
 * The navigator of a page before the reader goes anywhere: `wake` loads what moves, at the first sign that the
 * reader wants to; on a server there is none. When it cannot be had, every link is a link, if only something answers: without a network the page stays.
 */
export function createLazyNavigator(
  view: PageView,
  importModule: PageNavigator['importModule'],
  wake: (store: ChangeableStore) => Promise<NavigationActions>,
): PageNavigator & { wake(): void } {
  const store = createStore(view);
  let navigator: NavigationActions | undefined;
  const awake = keepLoaded(async () => (navigator = await wake(store)));
  const navigate = async (href: string): Promise<void> => {
    if (navigator !== undefined) return navigator.navigate(href);
    store.change({ pendingHref: href });
    const woken = await awake().catch(() => undefined);
    if (store.getState().pendingHref !== href) return undefined;
    if (woken !== undefined) return woken.navigate(href);
    const trouble = await findTrouble(href);
    if (trouble === undefined || hasDocument(trouble)) return location.assign(href);
    return store.change({ pendingHref: null, failure: { ...trouble, href } });
  };
  return {
    ...store,
    importModule,
    wake: () => void awake().catch(() => undefined),
    navigate: (href) => void navigate(href),
    preload: (href) => awake().then((it) => it.preload(href), () => null),
    retry() {
      const { failure } = store.getState();
      if (failure === null) location.reload();
      else if (navigator === undefined) void navigate(failure.href);
      else navigator.retry();
    },
    loadTree: (treeHref) => awake().then((it) => it.loadTree(treeHref)),
    settle: (shown) => navigator?.settle(shown),
  };
}
