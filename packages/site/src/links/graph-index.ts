import type { ContentGraph, GraphPage, RoutePath, SiteConfig } from '@helpgen/model';
import { createSiteIndex, type SiteIndex } from './site-index.ts';

/** An index of a finished graph, and the main page of each edition by its root. */
export interface GraphIndex {
  readonly index: SiteIndex;
  readonly mainPages: ReadonlyMap<RoutePath, GraphPage>;
}

/** Makes the index of `graph`: what can be asked of the site once it is built. */
export function createGraphIndex(config: SiteConfig, graph: ContentGraph): GraphIndex {
  const byRoute = new Map(graph.pages.map((page) => [page.route, page]));
  const mainPages = new Map<RoutePath, GraphPage>();
  for (const { root, mainPage } of graph.editions) {
    const page = mainPage === undefined ? undefined : byRoute.get(mainPage);
    if (page !== undefined) mainPages.set(root, page);
  }
  const redirects = new Map(graph.redirects.map((redirect) => [redirect.from as string, { ...redirect, targetSuffix: '' }]));
  const statics = graph.staticFiles.map(({ output }) => output);
  return { index: createSiteIndex({ config, pages: graph.pages, files: graph.assets, statics, mainPages }, redirects), mainPages };
}
