import type { ContentGraph, GraphPage, RoutePath, SiteConfig } from '@helpgen/model';
import { groupBy, routeToHref } from '@helpgen/model';
import { splitUrl } from '@helpgen/model/url';
import type { SiteIndex } from '../links/site-index.ts';
import { editionKey, joinRoute } from '../make-editions.ts';

/** Finds a page in `version` and `locale`, by its id, or by a redirect when it was renamed. */
export type FindCounterpart = (page: GraphPage, version: string, locale: string) => GraphPage | undefined;

/** Knows the counterparts of every page of `graph`. */
export function createCounterparts(config: SiteConfig, graph: ContentGraph, index: SiteIndex): FindCounterpart {
  const editions = new Map(graph.editions.map((edition) => [edition.key, edition]));
  const rootOf = (edition: string): RoutePath => editions.get(edition)?.root ?? ('/' as RoutePath);
  const identities = new Map<string, GraphPage>();
  const identityOf = (page: GraphPage): string => {
    if (page.id !== undefined) return `doc:${page.id}`;
    if (page.source !== undefined) return `page:${(index.belowOf(page.source) ?? page.source).replace(/\.[^./]*$/, '')}`;
    return page.kind === 'category' ? `category:${below(page.route, rootOf(page.edition))}` : page.kind;
  };
  for (const page of graph.pages) identities.set(`${page.edition}|${identityOf(page)}`, page);
  const renames = findRenames(config, graph);
  return (page, version, locale) => {
    const key = editionKey(version, locale);
    if (page.edition === key) return page;
    const same = identities.get(`${key}|${identityOf(page)}`);
    if (same !== undefined || page.kind !== 'doc') return same;
    // Renamed since: the page's own address there redirects to it, or an old address of the page is one there.
    const renamed = renames.byOldRoute.get(joinRoute(rootOf(key), below(page.route, rootOf(page.edition))));
    if (renamed?.edition === key) return renamed;
    for (const { from } of renames.byPage.get(page) ?? []) {
      const found = index.byRoute.get(joinRoute(rootOf(key), below(from, rootOf(page.edition))));
      if (found?.edition === key && found.kind === 'doc') return found as GraphPage;
    }
    return undefined;
  };
}

function findRenames(config: SiteConfig, graph: ContentGraph) {
  const byHref = graph.redirects.length === 0 ? undefined : new Map(graph.pages.map((page) => [routeToHref(page.route, config), page]));
  const roots = new Set<string>(graph.editions.map(({ root }) => root));
  const renames = graph.redirects.flatMap(({ from, href }) => {
    const page = byHref?.get(splitUrl(href).path);
    // A root that leads to the main page is no old name of it.
    return page === undefined || roots.has(from) ? [] : [{ from, page }];
  });
  return { byOldRoute: new Map<string, GraphPage>(renames.map(({ from, page }) => [from, page])), byPage: groupBy(renames, ({ page }) => page) };
}

function below(route: string, root: string): string {
  return root === '/' ? route : route.slice(root.length);
}
