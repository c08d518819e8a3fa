import { join } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import type { Artifact, ContentGraph, SiteConfig, SiteFacts } from '@helpgen/model';
import { hasMarkdownCopy, offlineWorkerPath, routeToChunkPath, routeToMarkdownPath, routeToOutputPath } from '@helpgen/model';
import { emitCrawlerFiles, emitForwards, emitHeaders, emitLlmsText, emitRedirectMap, emitRedirects, emitSitemap, listMoves, sidebarFile } from '@helpgen/site';
import type { Staging } from '../output/staging.ts';

/** What the step needs. */
export interface EmitStep {
  readonly disk: FileSystem;
  readonly root: string;
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
  readonly facts: SiteFacts;
  /** Words that mean the same, for the search. */
  readonly staging: Staging;
  /** Content of the policies: of redirect pages, and of the header of every page. */
  readonly policies: { readonly redirect: string; readonly header: string };
}

/** What readers of a site need besides its pages: sidebars and headers. */
export function listCompanions({ config, graph, policies }: Pick<EmitStep, 'config' | 'graph' | 'policies'>): readonly Artifact[] {
  return [...Object.values(graph.sidebars).map((tree) => sidebarFile(tree, config)), ...emitHeaders(config, graph, policies.header)];
}

/** What the emitters of a site make besides: everything that is no page and no copy of a file. */
export function listArtifacts({ config, graph, facts, policies }: Omit<EmitStep, 'disk' | 'root' | 'staging'>): readonly Artifact[] {
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
export function listMirrors({ config, graph }: Pick<EmitStep, 'config' | 'graph'>): readonly { readonly path: string; readonly of: string }[] {
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

/**
 * Puts everything into the site that is no page: what the site's emitters make, the files that are copied as they are, and the
 * service worker `offlineWorker`. A preview has none: in it nothing is to be kept.
 */
export function emitSite(step: EmitStep, offlineWorker: string | undefined): void {
  const { disk, root, graph, staging } = step;
  if (offlineWorker !== undefined) staging.write(offlineWorkerPath, 'emit', offlineWorker);
  for (const { path, content } of [...listCompanions(step), ...listArtifacts(step)]) staging.write(path, 'emit', content);
  for (const { path, of } of listMirrors(step)) staging.write(path, 'mirror', disk.readFile(join(staging.folder, of)));
  for (const { source, output } of graph.staticFiles) staging.write(output, 'static', disk.readFile(join(root, source)));
}
