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

  test('categories that are open from the start are shown, up to a bound; beyond it they can be opened', () => {
    const many = Array.from({ length: 35 }, (_, index) => doc(`m${index}`));
    const items = [category('1', many, { collapsed: false }), category('2', many, { collapsible: false }), category('3', [doc('z')], { collapsible: false })];
    const open = createSidebarView({ ...tree, items }, style);
    expect(open.slice('/b/none/').items.map(({ items: shown, isCut, collapsible }) => [shown?.length, isCut, collapsible])).toEqual([
      [35, undefined, true],
      [0, true, true],
      [1, undefined, false],
    ]);
  });

  describe('of a long level', () => {
    const long = createSidebarView({ ...tree, items: Array.from({ length: 100 }, (_, index) => doc(`m${index}`)) }, style);
    const labelsOn = (page: string): readonly string[] => long.slice(`/b/${page}/`).items.map(({ label }) => label);

    test('the entries around the page are shown', () => {
      expect([labelsOn('m50')[0], labelsOn('m50').at(-1), labelsOn('m50').length]).toEqual(['m38', 'm61', 24]);
      expect([labelsOn('m3')[0], labelsOn('m99').at(-1), labelsOn('none')[0]]).toEqual(['m0', 'm99', 'm0']);
      expect(long.slice('/b/m50/')).toMatchObject({ before: { count: 38, href: '/b/m37/' }, after: { count: 38, href: '/b/m62/' } });
      expect(Object.keys(long.slice('/b/m3/'))).not.toContain('before');
    });

    test('no gap hides one or two entries: they are shown instead', () => {
      expect([labelsOn('m14')[0], labelsOn('m15')[0], labelsOn('m86').at(-1), labelsOn('m85').at(-1)]).toEqual(['m0', 'm3', 'm99', 'm96']);
      expect([long.slice('/b/m14/').before, long.slice('/b/m15/').before?.count, long.slice('/b/m85/').after?.count]).toEqual([undefined, 3, 3]);
    });

    test('every page is reached by the links of pages that were reached', () => {
      const reached = new Set(['/b/none/']);
      for (const href of reached) {
        const { items, before, after } = long.slice(href);
        for (const next of [...items, before, after]) if (next?.href !== undefined) reached.add(next.href);
      }
      expect(reached.size).toBe(101);
    });

    test('a gap in a category leads to its page, which lists what is left out; on that page it leads on', () => {
      const inside = Array.from({ length: 100 }, (_, index) => doc(`m${index}`));
      const view = createSidebarView({ ...tree, items: [category('c', inside, { href: '/b/c/' })] }, style);
      expect(view.slice('/b/m50/').items[0]).toMatchObject({ before: { count: 38, href: '/b/c/' }, after: { count: 38, href: '/b/c/' } });
      expect(view.slice('/b/c/').items[0]?.after).toEqual({ count: 76, href: '/b/m24/' });
    });

    test('of a category that the page stands deeper in, fewer are shown', () => {
      const outer = [...Array.from({ length: 50 }, (_, index) => doc(`m${index}`)), category('in', [doc('deep')], { href: '/b/in/' })];
      const view = createSidebarView({ ...tree, items: [category('c', outer, { href: '/b/c/' })] }, style);
      const shownOn = (href: string): number | undefined => view.slice(href).items[0]?.items?.length;
      expect([shownOn('/b/deep/'), shownOn('/b/in/'), shownOn('/b/m40/')]).toEqual([12, 24, 24]);
      expect(view.slice('/b/deep/').items[0]).toMatchObject({ before: { count: 39, href: '/b/c/' } });
      expect(createSidebarView({ ...tree, items: outer }, style).slice('/b/deep/').items).toHaveLength(24);
    });

    test('a gap leads to the first page below its nearest category, not out of the site', () => {
      const mixed = [...Array.from({ length: 50 }, (_, index) => doc(`m${index}`)), { kind: 'link', label: 'x', href: 'https://example.org' } as const];
      const view = createSidebarView({ ...tree, items: [...mixed.slice(0, 24), mixed[50] as SidebarNode, category('c', [doc('deep')], { fallbackHref: '/b/deep/' }), ...mixed.slice(24, 50)] }, style);
      expect(view.slice('/b/m0/').after).toEqual({ count: 28, href: '/b/deep/' });
    });
  });

  test('neighbours follow the reading order: categories with a page count, links do not', () => {
    expect(around('/b/a/')).toEqual([undefined, '/b/b/']);
    expect(around('/b/b/')).toEqual(['/b/a/', '/b/b1/']);
    expect(around('/b/b2/')).toEqual(['/b/c2/', '/b/d1/']);
    expect(around('/b/d1/')).toEqual(['/b/b2/', undefined]);
    expect(around('/b/elsewhere/')).toEqual([undefined, undefined]);
  });

  test('the whole is a file named by its digest', () => {
    const { path, content } = sidebarFile(tree, style);
    expect(path).toBe('assets/sidebar-d1.json');
    expect(JSON.parse(String(content))).toEqual({ items: tree.items });
    const script = sidebarFile(tree, { ...style, router: 'hash' });
    expect(script.path).toBe('assets/sidebar-d1.js');
    expect(script.content).toBe(`var hgModule={default:${String(content)}};\n`);
  });
});
