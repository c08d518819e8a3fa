import { expect, test } from '@jest/globals';
import type { SidebarLevel, SidebarNode } from '@helpgen/model';
import { joinLevels, moveSidebar, toggleCategory } from './change-sidebar.ts';
import { revealEntries } from './extend-sidebar.ts';
import { isCategoryOpen, startSidebar, type SidebarState } from './sidebar-state.ts';

const doc = (label: string): SidebarNode => ({ kind: 'doc', label, href: `/${label}/` });
const open = (label: string, ...items: readonly SidebarNode[]): SidebarNode => ({ kind: 'category', label, items });
const cut = (label: string): SidebarNode => ({ kind: 'category', label, items: [], isCut: true });
/** The sidebar with `items` as it starts on the page at `href`. */
function start(href: string, ...items: readonly SidebarNode[]): SidebarState {
  return startSidebar({ href, sidebar: { id: 's', items, treeHref: 't1' } }) as SidebarState;
}

test('the path to the page is open at first, the rest follows its own word', () => {
  const shy: SidebarNode = { ...open('shy', doc('x')), collapsed: true };
  const bold: SidebarNode = { ...open('bold', doc('y')), collapsed: false };
  const fixed: SidebarNode = { ...open('fixed', doc('z')), collapsible: false };
  const state = start('/c', open('a', open('b', doc('c'))), shy, bold, fixed);
  expect(state.opened).toEqual({ 0: true, '0/0': true });
  expect([shy, bold, fixed].map((node, index) => isCategoryOpen(state, node, String(index + 1)))).toEqual([false, true, true]);
});

test('what was open stays open with its entries when the page is in another category', () => {
  const before = start('/c/', open('a', doc('c')), cut('b'));
  const after = moveSidebar(before, start('/d/', cut('a'), open('b', doc('d'))), false);
  expect(after?.opened).toEqual({ 0: true, 1: true });
  expect(after?.level.items).toEqual([open('a', doc('c')), open('b', doc('d'))]);
});

test('with auto-collapse only the path to the page is open', () => {
  const before = start('/c/', open('a', doc('c')), cut('b'));
  expect(moveSidebar(before, start('/d/', cut('a'), open('b', doc('d'))), true)?.opened).toEqual({ 1: true });
  const state = { treeHref: 't1', level: { items: [] }, opened: { 0: true, '0/1': true, 1: false } };
  expect(toggleCategory(state, '1', true, true).opened).toEqual({ 0: false, '0/1': true, 1: true });
});

test('another sidebar begins anew, and none is none', () => {
  const before = start('/c/', open('a', doc('c')));
  const other: SidebarState = { treeHref: 't2', level: { items: [cut('z')] }, opened: {} };
  expect(moveSidebar(before, other, false)).toBe(other);
  expect(moveSidebar(before, null, false)).toBeNull();
  expect(startSidebar({ href: '/q/', sidebar: null })).toBeNull();
});

test('entries that are known are put where the next tree is cut', () => {
  const known = [open('a', open('b', doc('c')))];
  expect(joinLevels({ items: known }, { items: [cut('a')] }).items).toEqual(known);
  expect(joinLevels({ items: known }, { items: [open('a', cut('b'))] }).items).toEqual(known);
  expect(joinLevels({ items: [] }, { items: [cut('a')] }).items).toEqual([cut('a')]);
});

/** The entries from `from` up to `to` of a level of 100. */
function part(from: number, to: number): SidebarLevel {
  const items = Array.from({ length: to - from }, (_, index) => doc(String(from + index)));
  return { items, ...(from === 0 ? {} : { before: { count: from } }), ...(to === 100 ? {} : { after: { count: 100 - to } }) };
}

test.each([
  ['behind it', part(0, 20), part(10, 40), part(0, 40)],
  ['in front of it', part(30, 50), part(10, 30), part(10, 50)],
  ['inside it', part(10, 90), part(30, 50), part(10, 90)],
  ['around it', part(30, 50), part(0, 100), part(0, 100)],
  ['far from it', part(0, 20), part(50, 70), part(50, 70)],
])('a part of a long level is joined with one that is %s', (_where, known, next, joined) => {
  expect(joinLevels(known, next)).toEqual(joined);
});

test('places count the entries that are left out', () => {
  const level = { items: [cut('a'), open('b', doc('c'))], before: { count: 7 } };
  expect(startSidebar({ href: '/c/', sidebar: { id: 's', treeHref: 't1', ...level } })?.opened).toEqual({ 8: true });
  const tree = [...part(0, 7).items, open('a', doc('x')), open('b', doc('c'))];
  const filled = revealEntries({ treeHref: 't1', level, opened: {} }, '7', 'after', tree);
  expect(filled.level).toEqual({ before: { count: 7 }, items: [open('a', doc('x')), open('b', doc('c'))] });
});

test('a category that is filled shows the beginning of its entries, their categories closed', () => {
  const tree = [open('a', open('b', ...part(0, 60).items), { ...open('c', doc('x')), collapsed: false })];
  const once = revealEntries(start('/q/', cut('a')), '0', 'after', tree);
  expect(once.level.items).toEqual([open('a', cut('b'), { ...open('c', doc('x')), collapsed: false })]);
  const twice = revealEntries(once, '0/0', 'after', tree);
  expect(twice.level.items[0]?.items?.[0]).toEqual({ ...open('b', ...part(0, 50).items), after: { count: 10 } });
  const short = revealEntries(start('/q/', cut('a')), '0', 'after', [open('a', ...part(0, 52).items)]);
  expect(short.level.items).toEqual([open('a', ...part(0, 52).items)]);
});
