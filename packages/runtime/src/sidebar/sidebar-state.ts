import type { PageSidebar, SidebarNode } from '@helpgen/model';

/** What a sidebar shows: the entries known so far, and which categories the reader or a page opened or closed. */
export interface SidebarState {
  readonly treeHref: string;
  readonly items: readonly SidebarNode[];
  /** Place of a category (`0/2/1`) to whether it is open; a category that is not in it follows its `collapsed`. */
  readonly opened: { readonly [place: string]: boolean };
}

/** The state in which `sidebar` is first shown on the page at `href`. */
export function startSidebar(sidebar: PageSidebar, href: string): SidebarState {
  return { treeHref: sidebar.treeHref, items: sidebar.items, opened: openPath(sidebar.items, href) };
}

/** The state after a move to the page at `href`: what was open stays open, and the path to the page opens. */
export function moveSidebar(state: SidebarState, sidebar: PageSidebar, href: string, isAutoCollapsing: boolean): SidebarState {
  if (state.treeHref !== sidebar.treeHref) return startSidebar(sidebar, href);
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

/** Whether the category `node` at `place` shows its entries. */
export function isCategoryOpen(state: SidebarState, node: SidebarNode, place: string): boolean {
  if (node.collapsible === false) return true;
  return state.opened[place] ?? (node.collapsed === false && node.isCut !== true);
}

/** Whether `node` is the page at `href` or has it among its entries. */
export function isOnPath(node: SidebarNode, href: string): boolean {
  return isSameHref(node.href, href) || (node.items ?? []).some((item) => isOnPath(item, href));
}

/** Whether two addresses are the same page: trailing slashes do not count. */
export function isSameHref(a: string | undefined, b: string): boolean {
  return a !== undefined && a.replace(/\/$/, '') === b.replace(/\/$/, '');
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

function openPath(items: readonly SidebarNode[], href: string): { readonly [place: string]: boolean } {
  const path: { [place: string]: boolean } = {};
  let level = items;
  let place = '';
  for (;;) {
    const index = level.findIndex((node) => node.kind === 'category' && isOnPath(node, href));
    const node = level[index];
    if (node === undefined) return path;
    place = place === '' ? String(index) : `${place}/${index}`;
    path[place] = true;
    level = node.items ?? [];
  }
}
