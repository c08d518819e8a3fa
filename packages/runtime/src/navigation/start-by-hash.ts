import type { PageData, RoutePath, SidebarNode } from '@helpgen/model';
import { encodePath } from '@helpgen/model/browser';
import { createHashLocation } from '../location/hash-location.ts';
import type { NavigationActions } from './page-navigator.ts';
import { startNavigation } from './start-navigation.ts';
import type { NavigationSetup } from './start-navigation.ts';

/** Begins to move between pages whose addresses stand behind the `#` of one document, and goes to the page that it names. */
export function startByHash(setup: NavigationSetup): NavigationActions {
  const location = createHashLocation(window);
  const loadTree = async (treeHref: string): Promise<readonly SidebarNode[]> =>
    ((await setup.importModule(treeHref)) as { readonly default: { readonly items: readonly SidebarNode[] } }).default.items;
  const navigator = startNavigation(setup, {
    location,
    basePath: location.basePath,
    notFound: (route) => notFoundOf(route, setup.first.data),
    prefetches: false,
    loadTree,
  });
  navigator.arrive();
  const show = (): void => {
    if (setup.store.getState().pendingHref === null) delete document.documentElement.dataset['hgWaiting'];
  };
  setup.store.subscribe(show);
  show();
  return navigator;
}

/** What answers in the place of a page that does not exist: in the language that its address begins with, then in the first. */
function notFoundOf(route: RoutePath, { locales }: Pick<PageData, 'locales'>): readonly RoutePath[] {
  const folder = route.split('/')[1] ?? '';
  const own = locales.some(({ href }) => href.startsWith(`${encodePath(folder)}/`)) ? [`/${folder}/404` as RoutePath] : [];
  return [...own, '/404' as RoutePath];
}
