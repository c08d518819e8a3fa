import type { SidebarNode } from '@helpgen/model';
import { offlineWorkerPath, outputToHref, routeToChunkPath } from '@helpgen/model/browser';
import { routeOfAddress } from '../navigation/route-of-address.ts';
import type { NavigationStore } from '../navigation/page-navigator.ts';
import { isSameHref } from '../sidebar/sidebar-state.ts';

/** Pages of a section that are kept beside the page that is read. */
const mostPages = 25;

/** Has the site's service worker keep each page that is shown, and those that stand beside it in its sidebar. */
export async function startOffline({ getState, subscribe }: NavigationStore): Promise<void> {
  // A preview shows what is being written.
  if (!('serviceWorker' in navigator) || document.querySelector('[data-hg-preview-client]') !== null) return;
  const { frame } = getState().view;
  const root = frame.router === 'hash' ? new URL('.', location.href.split('#')[0]) : new URL(frame.basePath, location.href);
  await navigator.serviceWorker.register(new URL(offlineWorkerPath, root));
  const { active } = await navigator.serviceWorker.ready;
  let shown: unknown;
  const keep = (): void => {
    const { view, sidebar } = getState();
    if (view === shown) return;
    shown = view;
    const hrefs = [view.data.href, ...sectionOf(sidebar?.level.items ?? [], view.data.href)].slice(0, mostPages);
    const addresses = hrefs.flatMap((href) => {
      const page = new URL(href, root);
      const route = routeOfAddress(page, root);
      if (route === undefined) return [];
      // A page is loaded as a document, and by a link as a chunk; behind a hash it has no document of its own.
      const chunk = new URL(outputToHref(routeToChunkPath(route), frame), root).href;
      return frame.router === 'hash' ? [chunk] : [page.href, chunk];
    });
    active?.postMessage([...new Set(addresses)]);
  };
  subscribe(keep);
  keep();
}

/** The pages beside the page at `href` and right below it. */
function sectionOf(level: readonly SidebarNode[], href: string): readonly string[] {
  const own = level.find((node) => isSameHref(node.href, href));
  if (own !== undefined) return [...(own.items ?? []), ...level].flatMap((node) => node.href ?? []);
  for (const { items } of level) {
    const found = sectionOf(items ?? [], href);
    if (found.length > 0) return found;
  }
  return [];
}
