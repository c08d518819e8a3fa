import type { Diagnostic } from '@helpgen/model';
import { suggest } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { SitePage } from '../pages/site-page.ts';
import type { EditionSidebars } from './build-sidebars.ts';
import type { NavNode } from './nav-node.ts';

/** The sidebar of each page that has one: the last that shows it, unless its front matter names another one or none. */
export function assignSidebars(editions: readonly EditionSidebars[], diagnostics: Diagnostic[]): ReadonlyMap<SitePage, string> {
  const byPage = new Map<SitePage, string>();
  for (const { documents, trees } of editions) {
    const { plan, byId, drafts } = documents;
    for (const { id, items, hidden } of trees) {
      for (const page of hidden) byPage.set(page, id);
      assign(byPage, items, id);
    }
    const ids = new Set(trees.map(({ id }) => id));
    for (const page of documents.pages) {
      const { frontMatter, frontMatterSpans } = page.outline;
      const report = (code: 'HG3213' | 'HG3214', key: string, args: Diagnostic['args']): void => {
        if (plan.isDefaultLocale) diagnostics.push(finding(code, args, { at: { file: page.source, ...frontMatterSpans[key] } }));
      };
      const wanted = frontMatter.displayed_sidebar;
      if (wanted === null) byPage.delete(page);
      else if (wanted !== undefined && ids.has(wanted)) byPage.set(page, wanted);
      else if (wanted !== undefined) report('HG3213', 'displayed_sidebar', { sidebar: wanted, nearest: suggest(wanted, ids) ?? '' });
      for (const key of ['pagination_next', 'pagination_prev'] as const) {
        const id = frontMatter[key];
        if (id === undefined || id === null || byId.has(id) || drafts.has(id)) continue;
        report('HG3214', key, { key, id, version: plan.version.name, nearest: suggest(id, byId.keys()) ?? '' });
      }
    }
  }
  return byPage;
}

function assign(byPage: Map<SitePage, string>, items: readonly NavNode[], id: string): void {
  for (const node of items) {
    if (node.kind === 'doc' && !node.isRef) byPage.set(node.page, id);
    if (node.kind !== 'category') continue;
    if (node.page !== undefined) byPage.set(node.page, id);
    assign(byPage, node.items, id);
  }
}
