import type { AnalysedSite, Json, RoutePath, SiteInsight } from '@helpgen/model';
import { outlineOf, type ApiData } from './api-data.ts';

/** Knows where the parts of pages of a reference lead. */
export function analyseApi(site: AnalysedSite): SiteInsight {
  const routes = new Map<string, RoutePath>();
  for (const { edition, source, route, outline } of site.pages) {
    if (source !== undefined && outline?.origin !== undefined) routes.set(`${edition}\n${source}`, route);
  }
  return {
    dataOf({ edition, outline }): Json | undefined {
      const own = outlineOf(outline?.data);
      if (own === undefined) return undefined;
      const hrefs = own.to.flatMap((to) => {
        const route = routes.get(`${edition}\n${own.folder}/${to}.md`);
        return route === undefined ? [] : [[to, site.hrefOf(route)] as const];
      });
      const data: ApiData = { hrefs: Object.fromEntries(hrefs) };
      return { ...data };
    },
  };
}
