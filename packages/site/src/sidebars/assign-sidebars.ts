import type { Checked, Diagnostic } from '@helpgen/model';
import { suggest } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { DocumentPage } from '../pages/make-documents.ts';
import type { SitePage } from '../pages/site-page.ts';
import type { EditionSidebars } from './build-sidebars.ts';
import type { NavNode } from './nav-node.ts';

/** The sidebar of each page that has one: the last that shows it, unless its front matter names another one or none. */
export function assignSidebars(editions: readonly EditionSidebars[]): Checked<ReadonlyMap<SitePage, string>> {
  const byPage = new Map<SitePage, string>();
  const diagnostics: Diagnostic[] = [];
  for (const { documents, trees } of editions) {
    for (const { id, items, hidden } of trees) {
      for (const page of hidden) byPage.set(page, id);
      assign(byPage, items, id);
    }
    const ids = new Set(trees.map(({ id }) => id));
    for (const page of documents.pages) {
      const { displayed_sidebar: wanted, pagination_next: next, pagination_prev: previous } = page.outline.frontMatter;
      if (wanted === null) byPage.delete(page);
      else if (wanted !== undefined && ids.has(wanted)) byPage.set(page, wanted);
      else if (wanted !== undefined) report(page, 'displayed_sidebar', () => ['HG3213', { sidebar: wanted, nearest: suggest(wanted, ids) ?? '' }]);
      for (const [key, id] of [['pagination_next', next] as const, ['pagination_prev', previous] as const]) {
        if (id === undefined || id === null || documents.byId.has(id) || documents.drafts.has(id)) continue;
        const version = documents.plan.version.name;
        report(page, key, () => ['HG3214', { key, id, version, nearest: suggest(id, documents.byId.keys()) ?? '' }]);
      }
    }
  }
  return { value: byPage, diagnostics };

  function report(page: DocumentPage, key: string, make: () => readonly ['HG3213' | 'HG3214', Record<string, string>]): void {
    if (!page.plan.isDefaultLocale) return;
    const [code, args] = make();
    diagnostics.push(finding(code, args, { at: { file: page.source, ...page.outline.frontMatterSpans[key] } }));
  }
}

function assign(byPage: Map<SitePage, string>, items: readonly NavNode[], id: string): void {
  for (const node of items) {
    if (node.kind === 'doc' && !node.isRef) byPage.set(node.page, id);
    if (node.kind !== 'category') continue;
    if (node.page !== undefined) byPage.set(node.page, id);
    assign(byPage, node.items, id);
  }
}
