import type { RoutePath, SidebarNode } from '@helpgen/model';
import { createHashLocation } from '../location/hash-location.ts';
import type { PageMover } from './page-navigator.ts';
import { startMoving } from './start-moving.ts';
import type { Moving } from './start-moving.ts';

/** Begins to move between pages whose addresses stand behind the `#` of one document, and goes to the page that it names. */
export function startByHash(moving: Moving): PageMover {
  const location = createHashLocation(window);
  const loadTree = async (treeHref: string): Promise<readonly SidebarNode[]> =>
    ((await moving.importModule(treeHref)) as { readonly default: { readonly items: readonly SidebarNode[] } }).default.items;
  const mover = startMoving(moving, { location, basePath: location.basePath, notFound: notFoundOf, prefetches: false, loadTree });
  mover.arrive();
  const show = (): void => {
    if (moving.store.getState().pendingHref === null) delete document.documentElement.dataset['hgWaiting'];
  };
  moving.store.subscribe(show);
  show();
  return mover;
}

/** The answer of a site to an address without a page: in the language that the address begins with, then in the first. */
function notFoundOf(route: RoutePath): readonly RoutePath[] {
  return [`/${route.split('/')[1] ?? ''}/404` as RoutePath, '/404' as RoutePath];
}
