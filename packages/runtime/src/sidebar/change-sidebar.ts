import type { SidebarLevel, SidebarNode } from '@helpgen/model';
import type { SidebarState } from './sidebar-state.ts';

/**
 * The state after a move to the page that a sidebar would start with as `fresh`: what was open stays open, and the path
 * to the page opens.
 */
export function moveSidebar(state: SidebarState | null, fresh: SidebarState | null, isAutoCollapsing: boolean): SidebarState | null {
  if (fresh === null || state?.treeHref !== fresh.treeHref) return fresh;
  const opened = isAutoCollapsing ? fresh.opened : { ...state.opened, ...fresh.opened };
  return { ...fresh, level: joinLevels(state.level, fresh.level), opened };
}

/** The state after the category at `place` was opened or closed. */
export function toggleCategory(state: SidebarState, place: string, isOpen: boolean, isAutoCollapsing: boolean): SidebarState {
  const parent = place.slice(0, place.lastIndexOf('/') + 1);
  const isSibling = (other: string): boolean => other !== place && other.startsWith(parent) && !other.slice(parent.length).includes('/');
  const kept = Object.entries(state.opened).map(([other, open]) => [other, isAutoCollapsing && isOpen && isSibling(other) ? false : open]);
  return { ...state, opened: { ...Object.fromEntries(kept), [place]: isOpen } };
}

/**
 * What two cuts of the same level of one tree show together. Of a long level a cut shows some entries that follow each
 * other: when `next` shows others, far from those of `known`, they take their place.
 */
export function joinLevels(known: Partial<SidebarLevel>, next: Partial<SidebarLevel>): SidebarLevel {
  const [a, b] = [rangeOf(known), rangeOf(next)];
  const items = (next.items ?? []).map((node, index) => joinNodes(known.items?.[b.from + index - a.from], node));
  const { items: _items, ...gaps } = next;
  if (a.from > b.to || b.from > a.to) return { ...gaps, items };
  const { before } = a.from < b.from ? known : next;
  const { after } = a.to > b.to ? known : next;
  return {
    items: [
      ...(known.items ?? []).slice(0, Math.max(b.from - a.from, 0)),
      ...items,
      ...(known.items ?? []).slice(Math.max(b.to - a.from, 0)),
    ],
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

/** `next` with the entries that only `known`, the same entry, has. */
function joinNodes(known: SidebarNode | undefined, next: SidebarNode): SidebarNode {
  if (next.kind !== 'category' || known?.items === undefined || known.items.length === 0) return next;
  if (next.isCut !== true) return { ...next, ...joinLevels(known, next) };
  const { isCut: _isCut, ...rest } = known;
  return rest;
}

/** The places that the items of a level take in the whole of it: from the first up to the one behind the last. */
export function rangeOf({ items = [], before }: Partial<SidebarLevel>): { readonly from: number; readonly to: number } {
  const from = before?.count ?? 0;
  return { from, to: from + items.length };
}
