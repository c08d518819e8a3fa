import type { ContentGraph, Diagnostic, SidebarNode, SidebarTree } from '@helpgen/model';
import { findingsOf } from '../finding.ts';
import { answerLink, targetHref } from '../links/answer-link.ts';
import type { SiteIndex } from '../links/site-index.ts';
import type { LinkHref } from '../pages/site-page.ts';
import type { EditionSidebars } from './build-sidebars.ts';
import { firstPage, type NavNode } from './nav-node.ts';

/** A resolver of the links that sidebars hold beside documents. Pages they lead to are added to `reached`, what is wrong is reported once for each place. */
export function createLinkHref(index: SiteIndex, reached: Set<string>, diagnostics: Diagnostic[]): LinkHref {
  const { config } = index;
  const reported = new Set<string>();
  return ({ href, pointer }) => {
    const { target, page, problem } = answerLink(index, { url: href, locale: config.locales.default });
    if (problem !== undefined && problem.code !== 'HG3005' && !reported.has(pointer)) {
      reported.add(pointer);
      const code = problem.code === 'HG3003' ? 'HG3307' : 'HG3305';
      diagnostics.push(...findingsOf({ ...problem, code, args: { target: href, ...problem.args, pointer } }));
    }
    if (page !== undefined) reached.add(page.route);
    return targetHref(target, config);
  };
}

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
  const { label, aside, className } = node;
  const more = { ...(aside === undefined ? {} : { aside }), ...(className === undefined ? {} : { className }) };
  // A page that belongs to another sidebar is a mere link here: it takes no part in previous and next.
  if (node.kind === 'doc') return { kind: node.isRef ? 'link' : 'doc', label, href: node.page.href, ...more };
  const { page, collapsible, collapsed } = node;
  const fallbackHref = page === undefined ? firstPage(node.items)?.href : undefined;
  const items = node.items.map((item) => makeNode(item, hrefOf));
  return {
    kind: 'category',
    label,
    ...(page === undefined ? {} : { href: page.href }),
    ...(fallbackHref === undefined ? {} : { fallbackHref }),
    ...more,
    collapsible,
    collapsed,
    items,
  };
}
