import type { ContentGraph, SidebarNode, SidebarTree } from '@helpgen/model';
import type { LinkHref } from '../pages/site-page.ts';
import type { EditionSidebars } from './build-sidebars.ts';
import { firstPage, type NavNode } from './nav-node.ts';

/** The sidebars of `editions` as readers get them, by edition and id: every address written out, each named by the `digest` of its content. */
export function makeSidebarTrees(editions: readonly EditionSidebars[], hrefOf: LinkHref, digest: (text: string) => string): ContentGraph['sidebars'] {
  const trees = editions.flatMap(({ documents, trees: sidebars }) => {
    const { key } = documents.plan.edition;
    return sidebars.map((tree): [string, SidebarTree] => {
      const items = tree.items.map((node) => makeNode(node, hrefOf));
      return [`${key}/${tree.id}`, { id: tree.id, edition: key, items, digest: digest(JSON.stringify(items)) }];
    });
  });
  return Object.fromEntries(trees);
}

function makeNode(node: NavNode, hrefOf: LinkHref): SidebarNode {
  if (node.kind === 'link') return { kind: 'link', label: node.label, href: hrefOf(node) };
  const { aside, className } = node;
  const more = { ...(aside === undefined ? {} : { aside }), ...(className === undefined ? {} : { className }) };
  switch (node.kind) {
    case 'doc':
      // A page that belongs to another sidebar is a mere link here: it takes no part in previous and next.
      return { kind: node.isRef ? 'link' : 'doc', label: node.label, href: node.page.href, ...more };
    case 'category': {
      const { label, page, collapsible, collapsed, items } = node;
      const fallbackHref = page === undefined ? firstPage(items)?.href : undefined;
      return {
        kind: 'category',
        label,
        ...(page === undefined ? {} : { href: page.href }),
        ...(fallbackHref === undefined ? {} : { fallbackHref }),
        ...more,
        collapsible,
        collapsed,
        items: items.map((item) => makeNode(item, hrefOf)),
      };
    }
  }
}
