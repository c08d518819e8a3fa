import type { SidebarLevel, SidebarNode } from '@helpgen/model';
import { rangeOf } from './change-sidebar.ts';
import { isCategoryOpen, placeIn, type SidebarState } from './sidebar-state.ts';

/** Entries of a level that are shown at once, and that a gap gives when it is asked. */
const step = 50;
/** Fewer entries than these are shown rather than left out. */
const least = 3;

/** The end of a level at which entries are left out. */
export type GapSide = 'before' | 'after';

/** The state with the entries of the cut category at `place`, taken from the whole `tree`. */
export function fillCategory(state: SidebarState, place: string, tree: readonly SidebarNode[]): SidebarState {
  const level = changeLevel(state.level, tree, indexesOf(place), (_level, all) => beginLevel(all));
  return { ...state, level };
}

/** The state with more entries of the level below the category at `place` (empty: the top level) at its end `side`. */
export function revealEntries(state: SidebarState, place: string, side: GapSide, tree: readonly SidebarNode[]): SidebarState {
  const level = changeLevel(state.level, tree, indexesOf(place), (shown, all) => {
    const { from, to } = rangeOf(shown);
    if (side === 'before') return cutLevel(all, Math.max(from - step, 0), to, shown);
    return cutLevel(all, from, Math.min(to + step, all.length), shown);
  });
  return { ...state, level };
}

/**
 * The state in which the categories of `opened` are as it says, but those on the way to the page stay as they are; cut
 * ones are filled from `tree`.
 */
export function restoreOpened(state: SidebarState, opened: SidebarState['opened'], tree: readonly SidebarNode[]): SidebarState {
  let restored: SidebarState = { ...state, opened: { ...opened, ...state.opened } };
  // Outer categories come before those inside them.
  for (const place of Object.keys(opened).toSorted((a, b) => a.length - b.length)) {
    const node = findNode(restored.level, '', place);
    if (node?.isCut === true && opened[place] === true) restored = fillCategory(restored, place, tree);
  }
  return restored;
}

/** Whether a category that `opened` wants open is shown without its entries in `state`. */
export function lacksEntries(state: SidebarState, opened: SidebarState['opened']): boolean {
  return Object.keys(opened).some((place) => {
    const node = findNode(state.level, '', place);
    return opened[place] === true && (node === undefined || node.isCut === true || !isCategoryOpen(state, node, place));
  });
}

function findNode(level: Partial<SidebarLevel>, at: string, place: string): SidebarNode | undefined {
  for (const [index, node] of (level.items ?? []).entries()) {
    const own = placeIn(level, at, index);
    if (own === place) return node;
    if (place.startsWith(`${own}/`)) return findNode(node, own, place);
  }
  return undefined;
}

function indexesOf(place: string): readonly number[] {
  return place === '' ? [] : place.split('/').map(Number);
}

/** `level` with what `change` makes of the level that `indexes` lead to and of the whole of it. */
function changeLevel<Level extends Partial<SidebarLevel>>(
  level: Level,
  all: readonly SidebarNode[],
  [own, ...rest]: readonly number[],
  change: (level: Partial<SidebarLevel>, all: readonly SidebarNode[]) => SidebarLevel,
): Level & SidebarLevel {
  const { before: _before, after: _after, ...bare } = level;
  if (own === undefined) return { ...(bare as Level), ...change(level, all) };
  const { from } = rangeOf(level);
  const items = (level.items ?? []).map((node, index) => {
    const whole = all[own]?.items;
    if (from + index !== own || whole === undefined) return node;
    const { isCut: _isCut, ...open } = node;
    return changeLevel(rest.length === 0 ? open : node, whole, rest, change);
  });
  return { ...level, items };
}

/** The level `all` as it is first shown: its beginning. */
function beginLevel(all: readonly SidebarNode[]): SidebarLevel {
  return cutLevel(all, 0, Math.min(all.length, step), {});
}

/** The entries of `all` from `start` up to `end`: as `shown` has them, the others with their categories closed. */
function cutLevel(all: readonly SidebarNode[], start: number, end: number, shown: Partial<SidebarLevel>): SidebarLevel {
  const first = rangeOf(shown).from;
  const from = start < least ? 0 : start;
  const to = all.length - end < least ? all.length : end;
  return {
    items: all.slice(from, to).map((node, index) => shown.items?.[from + index - first] ?? closeNode(node)),
    ...(from === 0 ? {} : { before: { count: from } }),
    ...(to === all.length ? {} : { after: { count: all.length - to } }),
  };
}

function closeNode(node: SidebarNode): SidebarNode {
  if (node.items === undefined || node.items.length === 0) return node;
  if (node.collapsible === false || node.collapsed === false) return { ...node, ...beginLevel(node.items) };
  return { ...node, isCut: true, items: [] };
}
