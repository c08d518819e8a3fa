import type {
  AnalysedPage, AnalysedSite, ContentGraph, Diagnostic, GraphPage, Json, PageMember, Preset, SiteConfig, SiteInsight, SourcePath,
} from '@helpgen/model';
import { routeToHref, toDiagnostic } from '@helpgen/model';
import { makeEditions } from '../make-editions.ts';

/** What the analyses of all presets know of a site. */
export type Insights = ReturnType<typeof createInsights>;

/** Lets the analyses of `presets` see the pages. */
export function createInsights(config: SiteConfig, pages: readonly AnalysedPage[], presets: readonly Preset[]) {
  const site: AnalysedSite = {
    title: config.title,
    defaultLocale: config.locales.default,
    versions: config.versions.map(({ name, label }) => ({ name, label })),
    editions: makeEditions(config).map(({ edition }) => edition),
    pages,
    hrefOf: (route, anchor) => `${routeToHref(route, config)}${anchor === undefined ? '' : `#${anchor}`}`,
  };
  const known = presets.flatMap(({ name, analyses = [] }) =>
    analyses.map((analysis) => ({ name, analysis: analysis.name, insight: analysis.analyse(site) })),
  );
  const insights = known.map(({ insight }) => insight);
  const firstOf = <T>(ask: (insight: SiteInsight) => T | undefined): T | undefined => {
    for (const insight of insights) {
      const answer = ask(insight);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };
  return {
    /** What analyses have found wrong. */
    findings: (): readonly Diagnostic[] => insights.flatMap(({ findings = [] }) => findings.map(placed)),
    /** What they tell of the site in the closing summary of a build. */
    summaries: (): ContentGraph['summaries'] =>
      known.flatMap(({ analysis, insight: { summary: text } }) => (text === undefined ? [] : [{ name: analysis, text }])),
    /** Where the names in the code of `page` lead, in their order; `undefined` when nobody can know. Other pages are added to `linked`. */
    targetsOf(page: AnalysedPage, linked: Set<string>): GraphPage['mentions'] {
      if (insights.length === 0) return undefined;
      return page.outline?.mentions?.map((mention) => {
        const target = firstOf((insight) => insight.resolveName?.(page, mention));
        if (target === undefined) return null;
        if (target.route === page.route) return target.anchor === undefined ? null : `#${target.anchor}`;
        linked.add(target.route);
        return site.hrefOf(target.route, target.anchor);
      });
    },
    /** What is said of a page that nothing leads to; `undefined`: what is said of any page. */
    findOrphan: (page: AnalysedPage): readonly Diagnostic[] | undefined => firstOf((insight) => insight.findOrphan?.(page))?.map(placed),
    /** By preset what its parts draw on `page`; `undefined`: nothing. */
    dataOf(page: AnalysedPage): { readonly [preset: string]: Json } | undefined {
      const entries = known.flatMap(({ name, insight }) => {
        const data = insight.dataOf?.(page);
        return data === undefined ? [] : [[name, data] as const];
      });
      return entries.length === 0 ? undefined : Object.fromEntries(entries);
    },
    /** Ids of headings of `page` below which nothing stands. */
    hiddenHeadings: (page: AnalysedPage): ReadonlySet<string> => new Set(insights.flatMap((insight) => insight.hiddenHeadings?.(page) ?? [])),
    /** The members of what `page` describes. */
    membersOf: (page: AnalysedPage): readonly PageMember[] => insights.flatMap((insight) => insight.membersOf?.(page) ?? []),
  };
}

/** An analysis sees no files: of a place in one it can tell the file alone. */
function placed(found: Parameters<typeof toDiagnostic>[0]): Diagnostic {
  return toDiagnostic(found, ({ file = '' }) => ({ file: file as SourcePath }));
}
