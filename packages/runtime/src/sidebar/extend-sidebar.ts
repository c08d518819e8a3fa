import type { SidebarLevel, SidebarNode } from '@helpgen/model';
import { rangeOf } from './change-sidebar.ts';
import { isCategoryOpen, type SidebarState } from './sidebar-state.ts';

/** Entries of a level that are shown at once, and that a gap gives when it is asked. */
const step = 50;
/** Fewer entries than these are shown rather than left out. */
const least = 3;

/** The end of a level at which entries are left out; a cut category lacks all of them behind its end. */
export type GapSide = 'before' | 'after';

/** The state with more entries of the level below the category at `place` (empty: the top level) at its end `side`, taken from the whole `tree`. */
export function revealEntries(state: SidebarState, place: string, side: GapSide, tree: readonly SidebarNode[]): SidebarState {
  return { ...state, level: extendLevel(state.level, tree, indexesOf(place), side) };
}

/**
 * The state in which the categories of `opened` are as it says, but those on the way to the page stay as they are; cut
 * ones are filled from `tree`.
 */
export function restoreOpened(state: SidebarState, opened: SidebarState['opened'], tree: readonly SidebarNode[]): SidebarState {
  let restored: SidebarState = { ...state, opened: { ...opened, ...state.opened } };
  // Outer categories come before those inside them.
  for (const place of Object.keys(opened).toSorted((a, b) => a.length - b.length)) {
    if (opened[place] === true && findNode(restored.level, indexesOf(place))?.isCut === true) restored = revealEntries(restored, place, 'after', tree);
  }
  return restored;
}

/** Whether a category that `opened` wants open is shown without its entries in `state`. */
export function lacksEntries(state: SidebarState, opened: SidebarState['opened']): boolean {
  return Object.keys(opened).some((place) => {
    const node = findNode(state.level, indexesOf(place));
    return opened[place] === true && (node === undefined || node.isCut === true || !isCategoryOpen(state, node, place));
  });
}

function indexesOf(place: string): readonly number[] {
  return place === '' ? [] : place.split('/').map(Number);
}

function findNode(level: Partial<SidebarLevel>, [own = -1, ...rest]: readonly number[]): SidebarNode | undefined {
  const node = level.items?.[own - rangeOf(level).from];
  return node === undefined || rest.length === 0 ? node : findNode(node, rest);
}

/** `level`, the whole of which is `all`, with more entries of the level that `indexes` lead to. */
function extendLevel<Level extends Partial<SidebarLevel> & Pick<SidebarNode, 'isCut'>>(
  level: Level,
  all: readonly SidebarNode[],
  [own, ...rest]: readonly number[],
  side: GapSide,
): Level & SidebarLevel {
  const { from, to } = rangeOf(level);
  if (own === undefined) {
    const { before: _before, after: _after, isCut: _isCut, ...bare } = level;
    return { ...(bare as Level), ...(side === 'before' ? cutLevel(all, from - step, to, level) : cutLevel(all, from, to + step, level)) };
  }
  const whole = all[own]?.items;
  const items = (level.items ?? []).map((node, index) => (from + index === own && whole !== undefined ? extendLevel(node, whole, rest, side) : node));
  return { ...level, items };
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
  if (node.collapsible === false || node.collapsed === false) return { ...node, ...cutLevel(node.items, 0, step, {}) };
  return { ...node, isCut: true, items: [] };
}
