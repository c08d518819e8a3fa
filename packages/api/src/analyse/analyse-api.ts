import type { AnalysedSite, Json, RoutePath, SiteInsight } from '@helpgen/model';
import { toJson } from '../page/page-writer.ts';
import { outlineOf, type ApiData } from './api-data.ts';
import { checkChanges, createChangesMaker } from './make-changes.ts';

/** Knows where the parts of pages of a reference lead, and what became of an API from version to version. */
export function analyseApi(site: AnalysedSite): SiteInsight {
  const routes = new Map<string, RoutePath>();
  for (const { edition, source, route, outline } of site.pages) {
    if (source !== undefined && outline?.origin !== undefined) routes.set(`${edition}\n${source}`, route);
  }
  const changesOf = createChangesMaker(site);
  return {
    // Asked for once, while others make a second insight for the pages alone.
    get findings() {
      return checkChanges(site);
    },
    dataOf(page): Json | undefined {
      const own = outlineOf(page.outline?.data);
      const changes = changesOf(page);
      if (own === undefined && changes === undefined) return undefined;
      const hrefs = (own?.to ?? []).flatMap((to) => {
        const [path = '', anchor] = to.split('#');
        const route = routes.get([page.edition, [own?.folder, `${path}.md`].filter((part) => part !== '').join('/')].join('\n'));
        return route === undefined ? [] : [[to, site.hrefOf(route, anchor)] as const];
      });
      const data: ApiData = { hrefs: Object.fromEntries(hrefs), ...(changes === undefined ? {} : { changes }) };
      return toJson(data);
    },
  };
}
