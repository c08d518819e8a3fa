import type { Checked, Diagnostic, Policy, SiteConfig, SiteSources } from '@helpgen/model';
import { compareTexts, routeToChunkPath, routeToMarkdownPath, routeToOutputPath, severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import { nameOfPage, type SitePage } from './site-page.ts';

/**
 * The pages that can all be written, in the order of their routes: of two with one address, or with addresses that
 * differ only by letter case, the first stays. A page without a source gives way to none: it stands last in `pages`.
 */
export function dropCollisions(config: SiteConfig, pages: readonly SitePage[]): Checked<readonly SitePage[]> {
  const diagnostics: Diagnostic[] = [];
  const byChunk = new Map<string, SitePage>();
  for (const page of pages) {
    // The chunk's path stands for all of a page's files; it also shows that `/` and `/index` are one place.
    const key = routeToChunkPath(page.route).toLowerCase();
    const first = byChunk.get(key);
    if (first === undefined) byChunk.set(key, page);
    else diagnostics.push(...describe(first, page, config.checks.duplicateRoutes));
  }
  const value = [...byChunk.values()].sort((a, b) => compareTexts(a.route, b.route));
  return { value, diagnostics };
}

function describe(first: SitePage, second: SitePage, policy: Policy): readonly Diagnostic[] {
  const isSame = first.route === second.route;
  const severity = isSame ? severityOf(policy) : 'error';
  if (severity === undefined) return [];
  const args = { route: second.route, other: first.route, first: nameOfPage(first), second: nameOfPage(second) };
  const file = second.source ?? second.origin;
  const firstFile = first.source ?? first.origin;
  const firstAt = firstFile === undefined ? undefined : { file: firstFile, ...first.outline?.frontMatterSpans['slug'] };
  return [
    finding(isSame ? 'HG3102' : 'HG3103', args, {
      severity,
      ...(file === undefined ? {} : { at: { file, ...second.outline?.frontMatterSpans['slug'] } }),
      ...(firstAt === undefined ? {} : { related: [{ at: firstAt, message: 'has the address already' }] }),
    }),
  ];
}

/** Findings about static files: those that another hides, and those that would replace a file of a page. */
export function checkStaticFiles(config: SiteConfig, pages: readonly SitePage[], staticFiles: SiteSources['staticFiles']): readonly Diagnostic[] {
  if (staticFiles.length === 0) return [];
  const diagnostics: Diagnostic[] = [];
  const winners = new Map(staticFiles.map((file) => [file.path.normalize('NFC'), file]));
  for (const file of staticFiles) {
    const winner = winners.get(file.path.normalize('NFC'));
    if (winner === undefined || winner === file) continue;
    diagnostics.push(finding('HG3108', { file: file.source, winner: winner.source }, { at: { file: file.source } }));
  }
  const byOutput = new Map([...winners].map(([path, file]) => [path.toLowerCase(), file]));
  for (const page of pages) {
    const outputs = [routeToOutputPath(page.route, config), routeToChunkPath(page.route), routeToMarkdownPath(page.route)];
    for (const output of outputs) {
      const file = byOutput.get(output.toLowerCase());
      if (file === undefined) continue;
      diagnostics.push(finding('HG3107', { file: file.source, output, page: nameOfPage(page) }, { at: { file: file.source } }));
    }
  }
  return diagnostics;
}
