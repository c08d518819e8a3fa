import type { Diagnostic, SiteConfig } from '@helpgen/model';
import { severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { Insights } from '../presets/create-insights.ts';
import type { SitePage } from './site-page.ts';

/** Those of `pages`, to which nothing leads, that are listed documents of the default locale. */
export function findOrphans(config: SiteConfig, pages: readonly SitePage[], insights: Insights): readonly Diagnostic[] {
  const severity = severityOf(config.checks.orphanPages);
  return pages.flatMap((page) => {
    const { source, id, kind, plan, isUnlisted, isDraft } = page;
    if (kind !== 'doc' || source === undefined || isUnlisted || isDraft || !plan.isDefaultLocale) return [];
    const own = insights.findOrphan(page);
    if (own !== undefined) return own;
    return severity === undefined ? [] : [finding('HG3021', { id: id ?? '' }, { at: { file: source }, severity })];
  });
}
