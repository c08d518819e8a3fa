import type { AssetRef, Diagnostic, GraphPage, LinkRef, LinkTarget, SourcePath } from '@helpgen/model';
import { severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import { localeOfEdition } from '../make-editions.ts';
import type { PlacedPage } from '../pages/site-page.ts';
import { answerAsset, type AssetAnswer } from './answer-asset.ts';
import { answerLink, type Problem } from './answer-link.ts';
import type { SiteIndex } from './site-index.ts';

/** The links and assets of one page, resolved. */
export type LinkedPage = Pick<GraphPage, 'links' | 'assets'>;

/** The links of all pages, and what other steps learn from them. */
export interface LinkedPages {
  /** Pages with an outline, by route. */
  readonly byRoute: ReadonlyMap<string, LinkedPage>;
  /** Sources that pages show or link to. */
  readonly assets: ReadonlySet<SourcePath>;
  /** Routes that another page links to. */
  readonly linkedRoutes: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Resolves and checks every link and asset of `pages`; a file is reported on once, however many locales show it. */
export function linkPages(index: SiteIndex, pages: readonly PlacedPage[]): LinkedPages {
  const diagnostics: Diagnostic[] = [];
  const assets = new Set<SourcePath>();
  const linkedRoutes = new Set<string>();
  const byRoute = new Map<string, LinkedPage>();
  for (const page of pages) {
    const { outline } = page;
    if (outline === undefined) continue;
    const locale = localeOfEdition(page.edition);
    const isReporting = index.localeOf(outline.source) === locale;
    const report = (problem: Problem | undefined, ref: Pick<LinkRef, 'file' | 'at'>): void => {
      const severity = problem?.policy === undefined ? undefined : severityOf(problem.policy);
      if (problem === undefined || severity === undefined || !isReporting) return;
      diagnostics.push(finding(problem.code, problem.args, { at: { file: ref.file, ...ref.at }, severity }));
    };
    const follow = (ref: LinkRef): LinkTarget => {
      const { url, file } = ref;
      const { target, page: linked, problem } = answerLink(index, { url, file, page, locale });
      report(problem, ref);
      if (target.kind === 'file') assets.add(target.source);
      if (linked !== undefined && linked !== page) linkedRoutes.add(linked.route);
      return target;
    };
    const show = (ref: AssetRef): AssetAnswer['asset'] => {
      const { asset, problem } = answerAsset(index, { url: ref.url, file: ref.file, locale });
      report(problem, ref);
      if (!ref.hasAlt) report({ code: 'HG3013', args: { url: ref.url }, policy: index.config.checks.missingAlt }, ref);
      if (typeof asset === 'string') assets.add(asset);
      return asset;
    };
    const { image } = outline.frontMatter;
    const at = outline.frontMatterSpans['image'] ?? { line: 1, column: 1, length: 1 };
    if (image !== undefined) show({ url: image, file: outline.source, at, hasAlt: true });
    byRoute.set(page.route, { links: outline.links.map(follow), assets: outline.assets.map(show) });
  }
  return { byRoute, assets, linkedRoutes, diagnostics };
}
