import type { PageData, RoutePath, SidebarNode } from '@helpgen/model';
import { encodePath } from '@helpgen/model/browser';
import { createHashLocation } from '../location/hash-location.ts';
import type { PageMover } from './page-navigator.ts';
import { startMoving } from './start-moving.ts';
import type { Moving } from './start-moving.ts';

/** Begins to move between pages whose addresses stand behind the `#` of one document, and goes to the page that it names. */
export function startByHash(moving: Moving): PageMover {
  const location = createHashLocation(window);
  const loadTree = async (treeHref: string): Promise<readonly SidebarNode[]> =>
    ((await moving.importModule(treeHref)) as { readonly default: { readonly items: readonly SidebarNode[] } }).default.items;
  const mover = startMoving(moving, { location, basePath: location.basePath, notFound: (route) => notFoundOf(route, moving.first.data), prefetches: false, loadTree });
  mover.arrive();
  const show = (): void => {
    if (moving.store.getState().pendingHref === null) delete document.documentElement.dataset['hgWaiting'];
  };
  moving.store.subscribe(show);
  show();
  return mover;
}

/** What answers in the place of a page that does not exist: in the language that its address begins with, then in the first. */
function notFoundOf(route: RoutePath, { locales }: Pick<PageData, 'locales'>): readonly RoutePath[] {
  const folder = route.split('/')[1] ?? '';
  const own = locales.some(({ href }) => href.startsWith(`${encodePath(folder)}/`)) ? [`/${folder}/404` as RoutePath] : [];
  return [...own, '/404' as RoutePath];
}
