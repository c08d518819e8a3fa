import type { SidebarNode } from '@helpgen/model';
import type { SidebarState } from './sidebar-state.ts';

/** The state after a move to the page that a sidebar would start with as `fresh`: what was open stays open, and the path to the page opens. */
export function moveSidebar(state: SidebarState | null, fresh: SidebarState | null, isAutoCollapsing: boolean): SidebarState | null {
  if (fresh === null || state?.treeHref !== fresh.treeHref) return fresh;
  const opened = isAutoCollapsing ? fresh.opened : { ...state.opened, ...fresh.opened };
  return { ...fresh, items: mergeItems(state.items, fresh.items), opened };
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
