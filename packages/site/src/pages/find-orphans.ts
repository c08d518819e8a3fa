import type { Diagnostic, RoutePath, SiteConfig } from '@helpgen/model';
import { severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { Insights } from '../presets/create-insights.ts';
import type { SitePage } from './site-page.ts';

/** How readers get to pages. */
export interface WaysToPages {
  readonly sidebars: ReadonlyMap<SitePage, string>;
  readonly linkedRoutes: readonly ReadonlySet<string>[];
  readonly mainPages: ReadonlyMap<RoutePath, SitePage>;
  readonly insights: Insights;
}

/** Listed documents of the default locale that no sidebar shows and nothing leads to. */
export function findOrphans(config: SiteConfig, pages: readonly SitePage[], ways: WaysToPages): readonly Diagnostic[] {
  const { sidebars, linkedRoutes, mainPages, insights } = ways;
  const severity = severityOf(config.checks.orphanPages);
  const main = new Set(mainPages.values());
  return pages.flatMap((page) => {
    const { source, id, kind, plan, isUnlisted, isDraft, route } = page;
    if (kind !== 'doc' || source === undefined || isUnlisted || isDraft || !plan.isDefaultLocale) return [];
    if (sidebars.has(page) || main.has(page) || linkedRoutes.some((routes) => routes.has(route))) return [];
    const own = insights.findOrphan(page);
    if (own !== undefined) return own;
    return severity === undefined ? [] : [finding('HG3021', { id: id ?? '' }, { at: { file: source }, severity })];
  });
}
