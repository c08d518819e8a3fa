import { join } from 'node:path';
import type { Artifact, ContentGraph, SiteConfig } from '@helpgen/model';
import { hasMarkdownCopy, routeToChunkPath, routeToMarkdownPath, routeToOutputPath } from '@helpgen/model';
import { emitCrawlerFiles, emitForwards, emitHeaders, emitLlmsText, emitRedirectMap, emitRedirects, emitSitemap, listMoves, sidebarFile } from '@helpgen/site';
import type { BuildRun } from '../build-run.ts';
import type { Staging } from '../output/staging.ts';
import type { PreparedSite } from '../prepare-site.ts';

/** What files of a site are made of that are no pages. */
export interface EmitStep extends Pick<PreparedSite, 'facts' | 'policies'> {
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
}

/** What readers of a site need besides its pages: sidebars and headers. */
export function listCompanions({ config, graph, policies }: EmitStep): readonly Artifact[] {
  return [...Object.values(graph.sidebars).map((tree) => sidebarFile(tree, config)), ...emitHeaders(config, graph, policies.header)];
}

/** What the emitters of a site make besides: everything that is no page and no copy of a file. */
export function listArtifacts({ config, graph, facts, policies }: EmitStep): readonly Artifact[] {
  return [
    ...emitForwards(config, graph),
    ...emitRedirects(config, graph, policies.redirect),
    ...emitRedirectMap(config, graph),
    ...emitSitemap(config, graph, facts),
    ...emitCrawlerFiles(config, graph),
    ...emitLlmsText(config, graph),
  ];
}

/** The files that are another page's under a second address: where each goes, and what it is a copy of. */
export function listMirrors({ config, graph }: EmitStep): readonly { readonly path: string; readonly of: string }[] {
  const hasCopies = config.markdownCopies && config.router !== 'hash' && graph.mirrors.length > 0;
  const copied = new Set(hasCopies ? graph.pages.filter(hasMarkdownCopy).map(({ route }) => route) : []);
  return [
    // What stands behind the `#` no server sees: the page itself answers at its old addresses.
    ...listMoves(config, graph).map(({ from, to }) => ({ path: routeToChunkPath(from), of: routeToChunkPath(to) })),
    ...graph.mirrors.flatMap(({ route, of }) => [
      ...(config.router === 'hash' ? [] : [{ path: routeToOutputPath(route, config), of: routeToOutputPath(of, config) }]),
      { path: routeToChunkPath(route), of: routeToChunkPath(of) },
      // With the hash router addresses start from the copy itself.
      ...(copied.has(of) ? [{ path: routeToMarkdownPath(route), of: routeToMarkdownPath(of) }] : []),
    ]),
  ];
}

/** Puts into the site what its emitters make, and the files that are copied as they are. */
export function emitSite({ host: { disk }, project: { root } }: BuildRun, step: EmitStep, staging: Staging): void {
  for (const { path, content } of [...listCompanions(step), ...listArtifacts(step)]) staging.write(path, 'emit', content);
  for (const { path, of } of listMirrors(step)) staging.write(path, 'mirror', disk.readFile(join(staging.folder, of)));
  for (const { source, output } of step.graph.staticFiles) staging.write(output, 'static', disk.readFile(join(root, source)));
}
