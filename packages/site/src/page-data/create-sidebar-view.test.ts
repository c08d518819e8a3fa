import { describe, expect, test } from '@jest/globals';
import type { SidebarNode, SidebarTree } from '@helpgen/model';
import { createSidebarView } from './create-sidebar-view.ts';
import { sidebarFile } from './sidebar-file.ts';

function doc(name: string): SidebarNode {
  return { kind: 'doc', label: name, href: `/b/${name}/` };
}

function category(label: string, items: readonly SidebarNode[], over: Partial<SidebarNode> = {}): SidebarNode {
  return { kind: 'category', label, collapsible: true, collapsed: true, items, ...over };
}

const tree: SidebarTree = {
  id: 'main',
  edition: '9.0/ru',
  digest: 'd1',
  items: [
    doc('a'),
    category('Б', [doc('b1'), category('В', [doc('c1'), doc('c2')]), doc('b2')], { href: '/b/b/' }),
    { kind: 'link', label: 'x', href: 'https://example.org' },
    category('Г', [doc('d1')], { fallbackHref: '/b/d1/' }),
  ],
};
const style = { basePath: '/b/', trailingSlash: true };
const view = createSidebarView(tree, style);

/** Labels; a closed category in brackets, an open one with its entries. */
function shapeOf(items: readonly SidebarNode[]): unknown {
  return items.map((node) => {
    if (node.kind !== 'category') return node.label;
    return node.isCut === true ? `[${node.label}]` : { [node.label]: shapeOf(node.items ?? []) };
  });
}

const around = (href: string): readonly (string | undefined)[] => {
  const { previous, next } = view.neighbours(href);
  return [previous?.href, next?.href];
};

describe('createSidebarView', () => {
  test.each([
    ['/b/a/', ['a', '[Б]', 'x', '[Г]']],
    ['/b/b/', ['a', { Б: ['b1', '[В]', 'b2'] }, 'x', '[Г]']],
    ['/b/c2/', ['a', { Б: ['b1', { В: ['c1', 'c2'] }, 'b2'] }, 'x', '[Г]']],
    ['/b/elsewhere/', ['a', '[Б]', 'x', '[Г]']],
  ])('on %s the open part is shown', (href, shape) => {
    expect(shapeOf(view.slice(href).items)).toEqual(shape);
  });

  test('a closed category keeps where it leads', () => {
    const { items, id, treeHref } = view.slice('/b/a/');
    expect(items[1]).toEqual({ kind: 'category', label: 'Б', href: '/b/b/', collapsible: true, collapsed: true, items: [], isCut: true });
    expect(items[3]).toMatchObject({ fallbackHref: '/b/d1/', items: [], isCut: true });
    expect([id, treeHref]).toEqual(['main', '/b/assets/sidebar-d1.json']);
  });

  test('categories that are open from the start are shown, up to a bound', () => {
    const many = Array.from({ length: 150 }, (_, index) => doc(`m${index}`));
    const open = createSidebarView({ ...tree, items: [category('1', many, { collapsed: false }), category('2', many, { collapsed: false }), category('3', [doc('z')], { collapsible: false })] }, style);
    expect(open.slice('/b/none/').items.map(({ items, isCut }) => [items?.length, isCut])).toEqual([
      [150, undefined],
      [0, true],
      [1, undefined],
    ]);
  });

  test('neighbours follow the reading order: categories with a page count, links do not', () => {
    expect(around('/b/a/')).toEqual([undefined, '/b/b/']);
    expect(around('/b/b/')).toEqual(['/b/a/', '/b/b1/']);
    expect(around('/b/b2/')).toEqual(['/b/c2/', '/b/d1/']);
    expect(around('/b/d1/')).toEqual(['/b/b2/', undefined]);
    expect(around('/b/elsewhere/')).toEqual([undefined, undefined]);
  });

  test('the whole is a file named by its digest', () => {
    const { path, content } = sidebarFile(tree);
    expect(path).toBe('assets/sidebar-d1.json');
    expect(JSON.parse(String(content))).toEqual({ items: tree.items });
  });
});
