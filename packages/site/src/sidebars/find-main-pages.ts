import type { Diagnostic, RoutePath, SiteConfig } from '@helpgen/model';
import { finding } from '../finding.ts';
import { createNearest } from '../links/create-nearest.ts';
import type { SitePage } from '../pages/site-page.ts';
import type { EditionSidebars } from './build-sidebars.ts';
import { firstPage } from './nav-node.ts';

/** The main pages of editions that have pages, by the root of the edition; a configured one that is not there is added to `diagnostics`. */
export function findMainPages(config: SiteConfig, editions: readonly EditionSidebars[], diagnostics: Diagnostic[]): ReadonlyMap<RoutePath, SitePage> {
  const found = editions.map((edition) => [edition.documents.plan.edition.root, findMainPage(config, edition, diagnostics)] as const);
  return new Map(found.flatMap(([root, page]) => (page === undefined ? [] : [[root, page]])));
}

/** The main page of an edition: the configured one, else the one at its root, else the first of the first sidebar, else the first. */
function findMainPage(config: SiteConfig, { documents, trees }: EditionSidebars, diagnostics: Diagnostic[]): SitePage | undefined {
  const { plan, pages, byId, drafts } = documents;
  const wanted = plan.version.mainPage;
  const configured = wanted === null ? undefined : byId.get(wanted.normalize('NFC'));
  if (configured !== undefined) return configured;
  if (wanted !== null && !drafts.has(wanted) && plan.isDefaultLocale) {
    const pointer = `versions[${config.versions.indexOf(plan.version)}].mainPage`;
    const nearest = createNearest(() => byId.keys())(wanted) ?? '';
    diagnostics.push(finding('HG3220', { pointer, id: wanted, version: plan.version.name, nearest }));
  }
  return pages.find(({ route }) => route === plan.edition.root) ?? firstPage(trees[0]?.items ?? []) ?? pages.find(({ isUnlisted }) => !isUnlisted);
}
