import type { PageSidebar, SidebarNode } from '@helpgen/model';
import { openPath, startSidebar } from './sidebar-state.ts';
import type { SidebarState } from './sidebar-state.ts';

/** The state after a move to the page at `href`: what was open stays open, and the path to the page opens; `null` on a page without a sidebar. */
export function moveSidebar(state: SidebarState | null, sidebar: PageSidebar | null, href: string, isAutoCollapsing: boolean): SidebarState | null {
  if (sidebar === null || state?.treeHref !== sidebar.treeHref) return sidebar && startSidebar(sidebar, href);
  const path = openPath(sidebar.items, href);
  return { ...state, items: mergeItems(state.items, sidebar.items), opened: isAutoCollapsing ? path : { ...state.opened, ...path } };
}

/** The state after the category at `place` was opened or closed. */
export function toggleCategory(state: SidebarState, place: string, isOpen: boolean, isAutoCollapsing: boolean): SidebarState {
  const parent = place.slice(0, place.lastIndexOf('/') + 1);
  const isSibling = (other: string): boolean => other !== place && other.startsWith(parent) && !other.slice(parent.length).includes('/');
  const kept = Object.entries(state.opened).map(([other, open]) => [other, isAutoCollapsing && isOpen && isSibling(other) ? false : open]);
  return { ...state, opened: { ...Object.fromEntries(kept), [place]: isOpen } };
}

/** `next` with the entries that only `known` has; both are the same tree, cut at different places. */
export function mergeItems(known: readonly SidebarNode[], next: readonly SidebarNode[]): readonly SidebarNode[] {
  return next.map((node, index) => {
    const before = known[index]?.items ?? [];
    if (node.kind !== 'category' || before.length === 0) return node;
    const { isCut, ...rest } = node;
    return isCut === true ? { ...rest, items: before } : { ...node, items: mergeItems(before, node.items ?? []) };
  });
}
