import { expect, test } from '@jest/globals';
import type { SidebarNode } from '@helpgen/model';
import { mergeItems, moveSidebar, toggleCategory } from './change-sidebar.ts';
import { isCategoryOpen, startSidebar } from './sidebar-state.ts';
import type { SidebarState } from './sidebar-state.ts';

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
  expect(after?.items).toEqual([open('a', doc('c')), open('b', doc('d'))]);
});

test('with auto-collapse only the path to the page is open', () => {
  const before = start('/c/', open('a', doc('c')), cut('b'));
  expect(moveSidebar(before, start('/d/', cut('a'), open('b', doc('d'))), true)?.opened).toEqual({ 1: true });
  const state = { treeHref: 't1', items: [], opened: { 0: true, '0/1': true, 1: false } };
  expect(toggleCategory(state, '1', true, true).opened).toEqual({ 0: false, '0/1': true, 1: true });
});

test('another sidebar begins anew, and none is none', () => {
  const before = start('/c/', open('a', doc('c')));
  const other: SidebarState = { treeHref: 't2', items: [cut('z')], opened: {} };
  expect(moveSidebar(before, other, false)).toBe(other);
  expect(moveSidebar(before, null, false)).toBeNull();
  expect(startSidebar({ href: '/q/', sidebar: null })).toBeNull();
});

test('entries that are known are put where the next tree is cut', () => {
  const known = [open('a', open('b', doc('c')))];
  expect(mergeItems(known, [cut('a')])).toEqual(known);
  expect(mergeItems(known, [open('a', cut('b'))])).toEqual(known);
  expect(mergeItems([], [cut('a')])).toEqual([cut('a')]);
});
