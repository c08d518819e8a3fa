import type { AssetRef, Diagnostic, GraphPage, LinkRef, LinkTarget, SourcePath } from '@helpgen/model';
import { findingsOf, type Problem } from '../finding.ts';
import { localeOfEdition } from '../make-editions.ts';
import type { PlacedPage } from '../pages/site-page.ts';
import { answerAsset, type AssetAnswer } from './answer-asset.ts';
import { answerLink } from './answer-link.ts';
import type { SiteIndex } from './site-index.ts';

/** The links of all pages, and what other steps learn from them. */
export interface LinkedPages {
  /** Pages with an outline, by route. */
  readonly byRoute: ReadonlyMap<string, Pick<GraphPage, 'links' | 'assets'>>;
  /** Sources that pages show or link to. */
  readonly assets: ReadonlySet<SourcePath>;
}

/**
 * Resolves and checks every link and asset of `pages`; a file is reported on once, however many locales show it. The routes of pages that another one links
 * to are added to `reached`.
 */
export function linkPages(index: SiteIndex, pages: readonly PlacedPage[], reached: Set<string>, diagnostics: Diagnostic[]): LinkedPages {
  const assets = new Set<SourcePath>();
  const byRoute = new Map<string, Pick<GraphPage, 'links' | 'assets'>>();
  for (const page of pages) {
    const { outline } = page;
    if (outline === undefined) continue;
    const locale = localeOfEdition(page.edition);
    const isReporting = index.localeOf(outline.source) === locale;
    const report = (problem: Problem | undefined, { file, at }: Pick<LinkRef, 'file' | 'at'>): void => {
      if (problem !== undefined && isReporting) diagnostics.push(...findingsOf(problem, { at: { file, ...at } }));
    };
    const follow = (ref: LinkRef): LinkTarget => {
      const { url, file } = ref;
      const { target, page: linked, problem } = answerLink(index, { url, file, page, locale });
      report(problem, ref);
      if (target.kind === 'file') assets.add(target.source);
      if (linked !== undefined && linked !== page) reached.add(linked.route);
      return target;
    };
    const show = (ref: AssetRef): AssetAnswer['asset'] => {
      const { url, file } = ref;
      const { asset, problem } = answerAsset(index, { url, file, locale });
      report(problem, ref);
      if (!ref.hasAlt) report({ code: 'HG3013', args: { url }, policy: index.config.checks.missingAlt }, ref);
      if (typeof asset === 'string') assets.add(asset);
      return asset;
    };
    const { image } = outline.frontMatter;
    const at = outline.frontMatterSpans['image'] ?? { line: 1, column: 1, length: 1 };
    if (image !== undefined) show({ url: image, file: outline.source, at, hasAlt: true });
    byRoute.set(page.route, { links: outline.links.map(follow), assets: outline.assets.map(show) });
  }
  return { byRoute, assets };
}
