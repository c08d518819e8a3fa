import type { SidebarNode, SidebarTree } from '@helpgen/model';
import type { LinkHref } from '../pages/site-page.ts';
import { firstPage, type NavNode, type NavTree } from './nav-node.ts';

/** What a tree takes from the site. */
export interface TreeContext {
  readonly edition: string;
  readonly hrefOf: LinkHref;
  readonly digest: (text: string) => string;
}

/** The sidebar as readers get it: every address written out, named by the digest of its content. */
export function makeSidebarTree(tree: NavTree, { edition, hrefOf, digest }: TreeContext): SidebarTree {
  const items = tree.items.map((node) => makeNode(node, hrefOf));
  return { id: tree.id, edition, items, digest: digest(JSON.stringify(items)) };
}

function makeNode(node: NavNode, hrefOf: LinkHref): SidebarNode {
  switch (node.kind) {
    case 'doc': {
      // A page that belongs to another sidebar is a mere link here: it takes no part in previous and next.
      const { page, label, aside, className, isRef } = node;
      const more = { ...(aside === undefined ? {} : { aside }), ...(className === undefined ? {} : { className }) };
      return { kind: isRef ? 'link' : 'doc', label, href: page.href, ...more };
    }
    case 'link':
      return { kind: 'link', label: node.label, href: hrefOf(node) };
    case 'category': {
      const { label, page, className, collapsible, collapsed, items } = node;
      const fallbackHref = page === undefined ? firstPage(items)?.href : undefined;
      return {
        kind: 'category',
        label,
        ...(page === undefined ? {} : { href: page.href }),
        ...(fallbackHref === undefined ? {} : { fallbackHref }),
        ...(className === undefined ? {} : { className }),
        collapsible,
        collapsed,
        items: items.map((item) => makeNode(item, hrefOf)),
      };
    }
  }
}
