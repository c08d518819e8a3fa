import type { SidebarNode } from '@helpgen/model';
import { createBrowserLocation } from '../location/browser-location.ts';
import { createMemoryLocation, type MemoryLocation } from '../location/memory-location.ts';
import { findTarget } from './find-target.ts';
import { isPlainClick } from './follow-links.ts';
import type { NavigationActions } from './page-navigator.ts';
import { startNavigation, type NavigationSetup } from './start-navigation.ts';

/** Begins to move between pages that have addresses of their own: kept in the address bar, or in memory alone. */
export function startByPath(setup: NavigationSetup): NavigationActions {
  const { basePath, router } = setup.store.getState().view.frame;
  if (router === 'browser') return startNavigation(setup, { loadTree, location: createBrowserLocation(window, basePath) });
  const location = createMemoryLocation(window.location.href, basePath, (href) => window.location.assign(href));
  const navigator = startNavigation(setup, { loadTree, location });
  keepInside(location, navigator);
  return navigator;
}

/** What a browser would write into its address bar and history: anchors of the page, and the keys and buttons for back and forward. */
function keepInside(location: MemoryLocation, navigator: NavigationActions): void {
  document.addEventListener('click', (event) => {
    const hash = event.target instanceof Element ? event.target.closest('a[href^="#"]')?.getAttribute('href') : undefined;
    if (typeof hash !== 'string' || !isPlainClick(event)) return;
    event.preventDefault();
    navigator.navigate(hash);
    findTarget(hash)?.focus({ preventScroll: true });
  });
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
