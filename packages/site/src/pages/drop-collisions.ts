import type { Diagnostic, SiteConfig, SiteSources } from '@helpgen/model';
import { compareTexts, routeToChunkPath, routeToMarkdownPath, routeToOutputPath } from '@helpgen/model';
import { finding, findingsOf } from '../finding.ts';
import { nameOfPage, type SitePage } from './site-page.ts';

/**
 * The pages that can all be written, in the order of their routes: of two with one address, or with addresses that
 * differ only by letter case, the first stays. A page without a source gives way to none: it stands last in `pages`.
 */
export function dropCollisions(config: SiteConfig, pages: readonly SitePage[], diagnostics: Diagnostic[]): readonly SitePage[] {
  const byChunk = new Map<string, SitePage>();
  for (const page of pages) {
    // The chunk's path stands for all of a page's files; it also shows that `/` and `/index` are one place.
    const key = routeToChunkPath(page.route).toLowerCase();
    const first = byChunk.get(key);
    if (first === undefined) byChunk.set(key, page);
    else diagnostics.push(...describe(config, first, page));
  }
  return [...byChunk.values()].sort((a, b) => compareTexts(a.route, b.route));
}

function describe({ checks }: SiteConfig, first: SitePage, second: SitePage): readonly Diagnostic[] {
  const args = { route: second.route, other: first.route, first: nameOfPage(first), second: nameOfPage(second) };
  const at = slugPlace(second);
  const firstAt = slugPlace(first);
  const place = {
    ...(at === undefined ? {} : { at }),
    ...(firstAt === undefined ? {} : { related: [{ at: firstAt, message: 'has the address already' }] }),
  };
  return findingsOf(first.route === second.route ? { code: 'HG3102', args, policy: checks.duplicateRoutes } : { code: 'HG3103', args }, place);
}

function slugPlace({ source, origin, outline }: SitePage): Diagnostic['at'] {
  const file = source ?? origin;
  return file === undefined ? undefined : { file, ...outline?.frontMatterSpans['slug'] };
}

/** Findings about static files: those that another hides, and those that would replace a file of a page. */
export function checkStaticFiles(config: SiteConfig, pages: readonly SitePage[], staticFiles: SiteSources['staticFiles']): readonly Diagnostic[] {
  const winners = new Map(staticFiles.map((file) => [file.path.normalize('NFC'), file]));
  const hidden = staticFiles.flatMap((file) => {
    const winner = winners.get(file.path.normalize('NFC'));
    return winner === undefined || winner === file ? [] : [finding('HG3108', { file: file.source, winner: winner.source }, { at: { file: file.source } })];
  });
  const byOutput = new Map([...winners].map(([path, { source }]) => [path.toLowerCase(), source]));
  const replacing = pages.flatMap((page) =>
    [routeToOutputPath(page.route, config), routeToChunkPath(page.route), routeToMarkdownPath(page.route)].flatMap((output) => {
      const file = byOutput.get(output.toLowerCase());
      return file === undefined ? [] : [finding('HG3107', { file, output, page: nameOfPage(page) }, { at: { file } })];
    }),
  );
  return [...hidden, ...replacing];
}
