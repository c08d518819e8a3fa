import type { GraphPage, RoutePath } from '@helpgen/model';
import { groupBy, rememberWeakly } from '@helpgen/model';
import { splitUrl } from '@helpgen/model/url';
import type { GraphIndex } from '../links/site-index.ts';
import { editionKey, joinRoute } from '../make-editions.ts';

/** Finds a page of a site in `version` and `locale`, by its id, or by a redirect when it was renamed. */
export const counterpartsIn = rememberWeakly((index: GraphIndex) => {
  const rootOf = (edition: string): RoutePath => index.editions.get(edition)?.root ?? ('/' as RoutePath);
  const identityOf = (page: GraphPage): string => {
    if (page.id !== undefined) return `doc:${page.id}`;
    if (page.source !== undefined) return `page:${(index.belowOf(page.source) ?? page.source).replace(/\.[^./]*$/, '')}`;
    return page.kind === 'category' ? `category:${below(page.route, rootOf(page.edition))}` : page.kind;
  };
  const identities = new Map([...index.byHref.values()].map((page) => [`${page.edition}|${identityOf(page)}`, page]));
  const roots = new Set<string>([...index.editions.values()].map(({ root }) => root));
  const renames = [...index.redirects.values()].flatMap(({ from, href }) => {
    const page = index.byHref.get(splitUrl(href).path);
    // A root that leads to the main page is no old name of it.
    return page === undefined || roots.has(from) ? [] : [{ from, page }];
  });
  const byOldRoute = new Map<string, GraphPage>(renames.map(({ from, page }) => [from, page]));
  const byPage = groupBy(renames, ({ page }) => page);
  return (page: GraphPage, version: string, locale: string): GraphPage | undefined => {
    const key = editionKey(version, locale);
    if (page.edition === key) return page;
    const same = identities.get(`${key}|${identityOf(page)}`);
    if (same !== undefined || page.kind !== 'doc') return same;
    // Renamed since: the page's own address there redirects to it, or an old address of the page is one there.
    const movedTo = (route: RoutePath): RoutePath => joinRoute(rootOf(key), below(route, rootOf(page.edition)));
    const renamed = byOldRoute.get(movedTo(page.route));
    if (renamed?.edition === key) return renamed;
    const old = (byPage.get(page) ?? []).map(({ from }) => index.byRoute.get(movedTo(from)));
    return old.find((found) => found?.edition === key && found.kind === 'doc');
  };
});

function below(route: string, root: string): string {
  return root === '/' ? route : route.slice(root.length);
}
