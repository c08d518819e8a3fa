import { beforeEach, expect, test } from '@jest/globals';
import type { SidebarNode } from '@helpgen/model';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { frame, makeData } from '../../fixtures/tiny-site.ts';
import { createStore, type ChangeableStore } from '../navigation/page-navigator.ts';
import { Root } from '../Root.tsx';
import { defineTheme } from '../theme.ts';
import { useSidebar, type Sidebar } from './use-sidebar.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const doc = (label: string): SidebarNode => ({ kind: 'doc', label, href: `/b/${label}/` });
const many = Array.from({ length: 120 }, (_, index) => doc(`m${index}`));
const tree: readonly SidebarNode[] = [
  { kind: 'category', label: 'c', fallbackHref: '/b/d/', items: [{ kind: 'category', label: 'e', href: '/b/e/', items: [doc('d')] }] },
  { kind: 'category', label: 'l', items: many },
];
const cut = (node: SidebarNode | undefined): SidebarNode => ({ ...(node as SidebarNode), items: [], isCut: true });
const slice = [cut(tree[0]), { ...(tree[1] as SidebarNode), items: many.slice(50, 60), before: { count: 50 }, after: { count: 60 } }];

let sidebar: Sidebar;
let store: ChangeableStore;
const log: string[] = [];
let isThere = true;

function Page(): null {
  const shown = useSidebar();
  useLayoutEffect(() => {
    if (shown !== null) sidebar = shown;
  });
  return null;
}

beforeEach(async () => {
  log.length = 0;
  isThere = true;
  const data = makeData('/m55', { sidebar: { id: 's', items: slice, treeHref: '/b/t.json' } });
  store = createStore({ data, frame, html: '', Module: null, vendor: {} });
  const navigator = {
    ...store,
    importModule: async () => ({}),
    announce: () => undefined,
    dismiss: () => undefined,
    navigate: (href: string) => void log.push(`go ${href}`),
    preload: async () => null,
    retry: () => undefined,
    settle: () => undefined,
    loadTree: async (href: string) => {
      log.push(`load ${href}`);
      if (!isThere) throw new Error('offline');
      return tree;
    },
  };
  await act(async () => createRoot(document.createElement('div')).render(<Root theme={defineTheme({ Page })} navigator={navigator} />));
});

const labels = (nodes: readonly SidebarNode[] = []): readonly string[] => nodes.map(({ label }) => label);
const at = (index: number): SidebarNode => sidebar.level.items[index] as SidebarNode;

test('a cut category opens with entries that are fetched, its own categories closed; closing needs nothing', async () => {
  await act(async () => sidebar.toggle(at(0), '0'));
  expect(sidebar.isOpen(at(0), '0')).toBe(true);
  expect(at(0).items).toMatchObject([{ label: 'e', isCut: true, items: [] }]);
  await act(async () => sidebar.toggle(at(0), '0'));
  expect(sidebar.isOpen(at(0), '0')).toBe(false);
  expect(log).toEqual(['load /b/t.json']);
});

test('a category whose entries cannot be had leads to its page, or to the first below it', async () => {
  isThere = false;
  await act(async () => sidebar.toggle(at(0), '0'));
  expect(log).toEqual(['load /b/t.json', 'go /b/d/']);
  expect(sidebar.isOpen(at(0), '0')).toBe(false);
});

test('a gap gives fifty entries at a time, until nothing is left out', async () => {
  await act(async () => void expect(await sidebar.reveal('1', 'after')).toBe(true));
  expect([labels(at(1).items)[0], labels(at(1).items).at(-1), at(1).before, at(1).after]).toEqual(['m50', 'm109', { count: 50 }, { count: 10 }]);
  await act(async () => void (await sidebar.reveal('1', 'after')));
  await act(async () => void (await sidebar.reveal('1', 'before')));
  expect([labels(at(1).items).length, at(1).before, at(1).after]).toEqual([120, undefined, undefined]);
  isThere = false;
  await act(async () => void expect(await sidebar.reveal('1', 'after')).toBe(false));
});

test('what was open is restored down to the depth; the way to the page stays open', async () => {
  await act(async () => sidebar.restore({ 0: true, '0/0': true, 1: false }));
  expect(labels(at(0).items?.[0]?.items)).toEqual(['d']);
  expect(sidebar.opened).toEqual({ 0: true, '0/0': true, 1: true });
});

test('without the entries the rest is restored', async () => {
  isThere = false;
  await act(async () => sidebar.restore({ 0: true }));
  expect(at(0).isCut).toBe(true);
});

test('what comes late for a sidebar that is gone changes nothing', async () => {
  const old = sidebar;
  await act(async () => store.change({ sidebar: { treeHref: '/b/u.json', level: { items: [] }, opened: {} } }));
  await act(async () => old.toggle(slice[0] as SidebarNode, '0'));
  expect(sidebar.level.items).toEqual([]);
  expect(sidebar.opened).toEqual({});
});
