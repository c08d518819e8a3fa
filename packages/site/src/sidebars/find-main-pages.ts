import type { Diagnostic, RoutePath, SiteConfig } from '@helpgen/model';
import { finding } from '../finding.ts';
import { createNearest } from '../links/create-nearest.ts';
import type { SitePage } from '../pages/site-page.ts';
import type { EditionSidebars } from './build-sidebars.ts';
import { firstPage } from './nav-node.ts';

/**
 * The main pages of editions that have pages, by the root of the edition: the configured one, which is reported when it is not there, else the one
 * at its root, else the first of the first sidebar, else the first.
 */
export function findMainPages(config: SiteConfig, editions: readonly EditionSidebars[], diagnostics: Diagnostic[]): ReadonlyMap<RoutePath, SitePage> {
  const found = editions.flatMap(({ documents: { plan, pages, byId, drafts }, trees }) => {
    const { root } = plan.edition;
    const wanted = plan.version.mainPage;
    const configured = wanted === null ? undefined : byId.get(wanted.normalize('NFC'));
    if (configured === undefined && wanted !== null && !drafts.has(wanted) && plan.isDefaultLocale) {
      const pointer = `versions[${config.versions.indexOf(plan.version)}].mainPage`;
      const nearest = createNearest(() => byId.keys())(wanted) ?? '';
      diagnostics.push(finding('HG3220', { pointer, id: wanted, version: plan.version.name, nearest }));
    }
    const atRoot = configured ?? pages.find(({ route }) => route === root);
    const page = atRoot ?? firstPage(trees[0]?.items ?? []) ?? pages.find(({ isUnlisted }) => !isUnlisted);
    return page === undefined ? [] : [[root, page] as const];
  });
  return new Map(found);
}
