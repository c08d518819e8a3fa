import type { PageView } from '../view.ts';
import { createStore } from './page-navigator.ts';
import type { ChangeableStore, PageMover, PageNavigator } from './page-navigator.ts';

/**
 * The navigator of a browser before the reader goes anywhere: `wake` loads what moves when `listen` tells that the
 * reader begins to act. Until then, and when it cannot be had, every link is a link.
 */
export function createLazyNavigator(
  view: PageView,
  wake: (store: ChangeableStore) => Promise<PageMover>,
  listen: (act: () => void) => void,
): PageNavigator {
  const store = createStore(view);
  let mover: PageMover | undefined;
  let waking: Promise<PageMover> | undefined;
  const awake = (): Promise<PageMover> => {
    waking ??= wake(store).then((woken) => (mover = woken));
    waking.catch(() => {
      waking = undefined;
    });
    return waking;
  };
  listen(() => void awake().catch(() => undefined));
  return {
    ...store,
    announce: (announcement) => store.change({ announcement }),
    navigate: (href) => void awake().then((it) => it.navigate(href), () => location.assign(href)),
    retry: () => mover?.retry(),
    toggleCategory: (node, place) => void awake().then((it) => it.toggleCategory(node, place), () => undefined),
    settle: (shown) => mover?.settle(shown),
  };
}
