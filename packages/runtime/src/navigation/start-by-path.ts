import type { SidebarNode } from '@helpgen/model';
import { decodeSafely } from '@helpgen/model/browser';
import { createBrowserLocation } from '../location/browser-location.ts';
import { createMemoryLocation, type MemoryLocation } from '../location/memory-location.ts';
import type { NavigationActions } from './page-navigator.ts';
import { startNavigation, type NavigationSetup } from './start-navigation.ts';

/** Begins to move between pages that have addresses of their own: kept in the address bar, or in memory alone. */
export function startByPath(setup: NavigationSetup): NavigationActions {
  const { basePath, router } = setup.store.getState().view.frame;
  const kind = { basePath, prefetches: true, loadTree };
  if (router === 'browser') return startNavigation(setup, { ...kind, location: createBrowserLocation(window) });
  const location = createMemoryLocation(window.location.href, (href) => window.location.assign(href));
  const navigator = startNavigation(setup, { ...kind, location });
  keepInside(location, navigator);
  return navigator;
}

/** What a browser would write into its address bar and history: anchors of the page, and the keys for back and forward. */
function keepInside(location: MemoryLocation, navigator: NavigationActions): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (link === null || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const hash = link.getAttribute('href') ?? '';
    navigator.navigate(hash);
    document.getElementById(decodeSafely(hash.slice(1)))?.focus({ preventScroll: true });
  });
  goByKeys(location);
}

/** The keys and mouse buttons by which a browser goes back and forward go through the history in memory. */
function goByKeys(location: MemoryLocation): void {
  document.addEventListener('keydown', (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    location.go(steps);
  });
  for (const name of ['mousedown', 'mouseup'] as const) {
    document.addEventListener(name, (event) => {
      if (event.button !== 3 && event.button !== 4) return;
      event.preventDefault();
      if (name === 'mouseup') location.go(event.button === 3 ? -1 : 1);
    });
  }
}

async function loadTree(treeHref: string): Promise<readonly SidebarNode[]> {
  const answer = await fetch(treeHref);
  if (!answer.ok) throw new Error(`${treeHref}: ${answer.status}`);
  return ((await answer.json()) as { readonly items: readonly SidebarNode[] }).items;
}
