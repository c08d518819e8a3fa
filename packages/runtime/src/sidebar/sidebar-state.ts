import type { ShownPage, SidebarLevel, SidebarNode } from '@helpgen/model';

/** What a sidebar shows: the entries known so far, and which categories the reader or a page opened or closed. */
export interface SidebarState {
  /** Names this state of this sidebar: what is remembered under it fits again. */
  readonly treeHref: string;
  readonly level: SidebarLevel;
  /** Place of a category (`0/2/1`) to whether it is open; a category that is not in it follows its `collapsed`. */
  readonly opened: { readonly [place: string]: boolean };
}

/** The state in which the sidebar of a page is first shown; `null` when it has none. */
export function startSidebar({ sidebar, href }: Pick<ShownPage, 'sidebar' | 'href'>): SidebarState | null {
  if (sidebar === null) return null;
  const { id: _id, treeHref, ...level } = sidebar;
  return { treeHref, level, opened: openPath(level, href) };
}

/** Place of the entry at `index` of the items of `level`, which is at `place` itself; entries that are left out count. */
export function placeIn(level: Partial<SidebarLevel>, place: string, index: number): string {
  const own = (level.before?.count ?? 0) + index;
  return place === '' ? String(own) : `${place}/${own}`;
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

/** The places of the categories below `place` on the way to the page at `href`, open. */
function openPath(level: Partial<SidebarLevel>, href: string, place = ''): SidebarState['opened'] {
  const index = (level.items ?? []).findIndex((node) => node.kind === 'category' && isOnPath(node, href));
  const node = level.items?.[index];
  if (node === undefined) return {};
  const own = placeIn(level, place, index);
  return { [own]: true, ...openPath(node, href, own) };
}
