import type { Artifact, ContentGraph, SiteConfig, SiteFacts } from '@helpgen/model';
import { routeToChunkPath, routeToOutputPath, searchSynonymsPath } from '@helpgen/model';
import { emitCrawlerFiles, emitForwards, emitHeaders, emitLlmsText, emitRedirectMap, emitRedirects, emitSitemap, listMoves, sidebarFile } from '@helpgen/site';
import type { FileSystem } from '../host/file-system.ts';
import type { Staging } from '../output/staging.ts';

/** What the step needs. */
export interface EmitStep {
  readonly disk: FileSystem;
  readonly root: string;
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
  readonly facts: SiteFacts;
  /** Words that mean the same, for the search. */
  readonly synonyms: readonly (readonly string[])[];
  readonly staging: Staging;
  /** Content of the policies: of redirect pages, and of the header of every page. */
  readonly policies: { readonly redirect: string; readonly header: string };
}

/** Puts everything into the site that is no page: what the site's emitters make, and the files that are copied as they are. */
export function emitSite({ disk, root, config, graph, facts, synonyms, staging, policies }: EmitStep): void {
  const artifacts: readonly Artifact[] = [
    ...Object.values(graph.sidebars).map((tree) => sidebarFile(tree, config)),
    ...emitForwards(config, graph),
    ...emitRedirects(config, graph, policies.redirect),
    ...emitRedirectMap(config, graph),
    ...emitSitemap(config, graph, facts),
    ...emitCrawlerFiles(config, graph),
    ...emitLlmsText(config, graph),
    ...emitHeaders(config, graph, policies.header),
  ];
  // An index in the browser has them in it.
  if (config.search?.provider != null && config.search.synonyms !== null) staging.write(searchSynonymsPath, 'emit', JSON.stringify(synonyms));
  for (const { path, content } of artifacts) staging.write(path, 'emit', content);
  const copy = (to: string, from: string): void => staging.write(to, 'mirror', disk.readFile(`${staging.folder}/${from}`));
  // What stands behind the `#` no server sees: the page itself answers at its old addresses.
  for (const { from, to } of listMoves(config, graph)) copy(routeToChunkPath(from), routeToChunkPath(to));
  for (const { route, of } of graph.mirrors) {
    if (config.router !== 'hash') copy(routeToOutputPath(route, config), routeToOutputPath(of, config));
    copy(routeToChunkPath(route), routeToChunkPath(of));
  }
  for (const { source, output } of graph.staticFiles) staging.write(output, 'static', disk.readFile(`${root}/${source}`));
}
