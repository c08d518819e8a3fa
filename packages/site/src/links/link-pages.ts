import type { AssetRef, Diagnostic, GraphPage, LinkRef, LinkTarget, SourcePath } from '@helpgen/model';
import { folderOf, severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { PlacedPage } from '../pages/site-page.ts';
import { answerAsset, type AssetAnswer } from './answer-asset.ts';
import { answerLink, type LinkAnswer, type Problem } from './answer-link.ts';
import type { NearestTargets } from './nearest-targets.ts';
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
export function linkPages(index: SiteIndex, nearest: NearestTargets, pages: readonly PlacedPage[]): LinkedPages {
  const answers = createAnswers(index, nearest);
  const diagnostics: Diagnostic[] = [];
  const assets = new Set<SourcePath>();
  const linkedRoutes = new Set<string>();
  const byRoute = new Map<string, LinkedPage>();
  for (const page of pages) {
    const { outline } = page;
    if (outline === undefined) continue;
    const locale = localeOf(page);
    const isReporting = index.localeOf(outline.source) === locale;
    const report = (problem: Problem | undefined, ref: Pick<LinkRef, 'file' | 'at'>): void => {
      const severity = problem?.policy === undefined ? undefined : severityOf(problem.policy);
      if (problem === undefined || severity === undefined || !isReporting) return;
      diagnostics.push(finding(problem.code, { ...problem.args, ...logged(problem) }, { at: { file: ref.file, ...ref.at }, severity }));
    };
    const follow = (ref: LinkRef): LinkTarget => {
      const { target, page: linked, problem } = answers.link(ref, page, locale);
      report(problem, ref);
      if (target.kind === 'file') assets.add(target.source);
      if (linked !== undefined && linked !== page) linkedRoutes.add(linked.route);
      return target;
    };
    const show = (ref: AssetRef): AssetAnswer['asset'] => {
      const { asset, problem } = answers.asset(ref, locale);
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

/** The locale that the edition of `page` is in. */
export function localeOf({ edition }: Pick<PlacedPage, 'edition'>): string {
  return edition.slice(edition.lastIndexOf('/') + 1);
}

/** A finding that may never fail a build says so, since its severity cannot. */
function logged({ policy }: Problem): { readonly policy?: 'log' } {
  return policy === 'log' ? { policy } : {};
}

interface Answers {
  link(ref: LinkRef, page: PlacedPage, locale: string): LinkAnswer;
  asset(ref: AssetRef, locale: string): AssetAnswer;
}

/** Answers by folder and locale: the pages of a folder write the same addresses again and again. */
function createAnswers(index: SiteIndex, nearest: NearestTargets): Answers {
  const folders = new Map<string, { readonly links: Map<string, LinkAnswer>; readonly assets: Map<string, AssetAnswer> }>();
  const folderFor = (file: SourcePath, locale: string): { links: Map<string, LinkAnswer>; assets: Map<string, AssetAnswer> } => {
    const key = `${locale}|${folderOf(file)}`;
    let folder = folders.get(key);
    if (folder === undefined) {
      folder = { links: new Map(), assets: new Map() };
      folders.set(key, folder);
    }
    return folder;
  };
  return {
    link({ url, file }, page, locale) {
      const reference = { url, file, page, locale };
      if (!isSameForFolder(url)) return answerLink(index, nearest, reference);
      const { links } = folderFor(file, locale);
      let answer = links.get(url);
      if (answer === undefined) {
        answer = answerLink(index, nearest, reference);
        links.set(url, answer);
      }
      return answer;
    },
    asset({ url, file }, locale) {
      const { assets } = folderFor(file, locale);
      let answer = assets.get(url);
      if (answer === undefined) {
        answer = answerAsset(index, nearest, { url, file, locale });
        assets.set(url, answer);
      }
      return answer;
    },
  };
}

/** Whether the page itself plays no part in what `url` means: it names a source file, or begins at the root. */
function isSameForFolder(url: string): boolean {
  return url.startsWith('/') || url.startsWith('@') || /\.md(?:[?#]|$)/i.test(url);
}
