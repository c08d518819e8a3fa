import type { Diagnostic, RoutePath, SiteConfig } from '@helpgen/model';
import { severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { SitePage } from './site-page.ts';

/** How readers get to pages. */
export interface WaysToPages {
  readonly sidebars: ReadonlyMap<SitePage, string>;
  readonly linkedRoutes: readonly ReadonlySet<string>[];
  readonly mainPages: ReadonlyMap<RoutePath, SitePage>;
}

/** Listed documents of the default locale that no sidebar shows and nothing links to, and described types that nothing leads to. */
export function findOrphans(config: SiteConfig, pages: readonly SitePage[], { sidebars, linkedRoutes, mainPages }: WaysToPages): readonly Diagnostic[] {
  const severity = severityOf(config.checks.orphanPages);
  const severityOfTypes = severityOf(config.checks.unknownTypes);
  if (severity === undefined && severityOfTypes === undefined) return [];
  const main = new Set(mainPages.values());
  return pages.flatMap((page) => {
    const { source, id, kind, plan, isUnlisted, isDraft, route } = page;
    if (kind !== 'doc' || source === undefined || isUnlisted || isDraft || !plan.isDefaultLocale) return [];
    if (sidebars.has(page) || main.has(page) || linkedRoutes.some((routes) => routes.has(route))) return [];
    const type = page.outline?.type;
    if (type !== undefined && severityOfTypes !== undefined) return [finding('HG3613', { name: type.name.ru }, { at: { file: source, ...type.at } })];
    return severity === undefined ? [] : [finding('HG3021', { id: id ?? '' }, { at: { file: source }, severity })];
  });
}
