import { expect, test } from '@jest/globals';
import type { PageSidebar, SidebarLevel } from '@helpgen/model';
import type { ReactNode } from 'react';
import { context, makePage } from '../../fixtures/tiny-site.ts';
import { readPage } from '../hydration/read-page.ts';
import { createRenderer } from '../server.tsx';
import { defineServer, defineTheme } from '../theme.ts';
import { sidebarMark } from '../marks.ts';
import { markCategory, markGap } from './mark-sidebar.ts';
import { placeIn } from './sidebar-state.ts';
import { useSidebar, type Sidebar } from './use-sidebar.ts';

const sidebar: PageSidebar = {
  id: 's',
  treeHref: '/b/t.json',
  before: { count: 3, href: '/b/z/' },
  items: [
    { kind: 'doc', label: 'A <b> & "c"', href: '/b/a/?q=1&r=%22', aside: 'a b', className: 'mine' },
    { kind: 'category', label: 'shut', href: '/b/shut/', collapsible: true, collapsed: true, isCut: true, items: [] },
    { kind: 'category', label: 'bare', fallbackHref: '/b/x/', className: 'one two', collapsible: true, collapsed: true, isCut: true, items: [] },
    { kind: 'category', label: 'wide', href: '/b/wide/', aside: 'w i d e', className: 'mine', collapsible: true, collapsed: false, items: [{ kind: 'doc', label: 'w', href: '/b/w/' }], after: { count: 9, href: '/b/w2/' } },
    { kind: 'category', label: 'fixed', collapsible: false, collapsed: false, items: [{ kind: 'doc', label: 'f', href: '/b/f/' }] },
    { kind: 'category', label: 'empty', href: '/b/e/', collapsible: true, collapsed: false, items: [] },
  ],
  after: { count: 2 },
};

function Level({ model, level, place }: { readonly model: Sidebar; readonly level: Partial<SidebarLevel>; readonly place: string }): ReactNode {
  return (
    <ul>
      {level.before === undefined ? null : <li {...markGap(level.before)}><a href={level.before.href}>more</a></li>}
      {(level.items ?? []).map((node, index) => {
        const own = placeIn(level, place, index);
        const href = node.href ?? node.fallbackHref;
        const label = href === undefined ? <span>{node.label}</span> : <a href={href}>{node.label}{node.aside === undefined ? null : <small> {node.aside}</small>}</a>;
        if (node.kind !== 'category') return <li key={own} className={node.className}>{label}</li>;
        const isOpen = model.isOpen(node, own);
        return <li key={own} className={node.className} {...markCategory(node, isOpen)}>{label}{isOpen ? <Level model={model} level={node} place={own} /> : null}</li>;
      })}
      {level.after === undefined ? null : <li {...markGap(level.after)}><a href={level.after.href}>more</a></li>}
    </ul>
  );
}

function show(Side: () => ReactNode): Document {
  const renderer = createRenderer(defineTheme({ Page: Side }), defineServer({ parts: {}, strings: { en: {} } }), {});
  const { html } = renderer.render(makePage('/a', [], { sidebar }), context);
  return new DOMParser().parseFromString(html, 'text/html');
}

function Marked(): ReactNode {
  const model = useSidebar();
  return model === null ? null : <nav {...sidebarMark}><Level model={model} level={model.level} place="" /></nav>;
}

test('what a document shows of a sidebar is not written a second time, and read as it was', () => {
  const shown = show(Marked);
  expect(shown.getElementById('hg-page')?.textContent).not.toContain('shut');
  expect(readPage(shown).data.sidebar).toEqual(sidebar);
});

test('a theme that draws its own sidebar finds it in the data', () => {
  const shown = show(() => <nav data-text={' data-hg-sidebar=""'}>{useSidebar()?.level.items.length} data-hg-sidebar=""</nav>);
  expect(readPage(shown).data.sidebar).toEqual(sidebar);
});
