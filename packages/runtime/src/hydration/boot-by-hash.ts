import type { ThemeClient } from '../theme.ts';
import type { BrowserModules } from '../page-view.ts';
import { createLivePage, type LifeSource } from './live-page.ts';
import type { PageData, RoutePath, SidebarNode } from '@helpgen/model';
import { encodePath } from '@helpgen/model/browser';
import { createHashLocation } from '../location/hash-location.ts';
import type { NavigationActions } from '../navigation/page-navigator.ts';
import { loadByElement, startNavigation, type NavigationSetup } from '../navigation/start-navigation.ts';

/**
 * `boot` for the one document of a site whose addresses stand behind its `#`: everything is loaded as scripts, so
 * that the document may have been opened from disk.
 *
 * @example bootByHash(() => import('./drawing.js'), client, modules);
 */
export async function bootByHash(loadDrawing: LifeSource['loadDrawing'], client: ThemeClient, modules: BrowserModules): Promise<void> {
  // Nothing sleeps: what the document shows may be of another page.
  document.documentElement.dataset['hgSeen'] = '';
  const page = createLivePage({ loadDrawing, client, modules, importModule: loadScript, loadMover: async () => startByHash });
  await page?.draw();
  (await page?.prepare())?.wake();
}

/**
 * Loads a module that was written as a script, which leaves its exports in `hgModule`: what `import()` does, for documents
 * that were opened from disk, where browsers load scripts and no modules.
 */
async function loadScript(href: string): Promise<unknown> {
  const script = Object.assign(document.createElement('script'), { src: href });
  await loadByElement(script, href);
  script.remove();
  // The event follows its script at once: no other can have run in between.
  return (globalThis as { hgModule?: unknown }).hgModule;
}

/** Begins to move between pages whose addresses stand behind the `#` of one document, and goes to the page that it names. */
function startByHash(setup: NavigationSetup): NavigationActions {
  const loadTree = async (treeHref: string): Promise<readonly SidebarNode[]> =>
    ((await setup.importModule(treeHref)) as { readonly default: { readonly items: readonly SidebarNode[] } }).default.items;
  const navigator = startNavigation(setup, {
    location: createHashLocation(window),
    notFound: (route) => notFoundOf(route, setup.first.data),
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
