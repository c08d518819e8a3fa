import type { Banner, GraphPage, PageData, VersionConfig, VersionLink } from '@helpgen/model';
import { routeToHref } from '@helpgen/model';
import type { GraphIndex } from '../links/site-index.ts';
import { currentVersionOf, editionKey, findLocale, findVersion, localeOfEdition, localeRootOf, versionOfEdition } from '../make-editions.ts';
import { counterpartsIn } from './counterparts.ts';

/** Tells what a page shows of other versions and locales: links to its counterparts, or to the main pages of editions that have none. */
export function createEditionLinks(index: GraphIndex) {
  const { config, editions } = index;
  const counterpartOf = counterpartsIn(index);
  const current = currentVersionOf(config);
  const choosesVersion = config.versions.length > 1 || config.navbar.items.some(({ type }) => type === 'docsVersionDropdown');
  // The menu of one language is drawn when it leads elsewhere, too.
  const choosesLocale =
    config.locales.list.length > 1 ||
    config.navbar.items.some((item) => item.type === 'localeDropdown' && item.itemsBefore.length + item.itemsAfter.length > 0);

  return { versionsOf, localesOf, bannersOf };

  function hrefIn(page: GraphPage, version: VersionConfig): { readonly href: string; readonly isCounterpart: boolean } | undefined {
    const locale = localeOfEdition(page.edition);
    const same = page.kind === 'doc' || page.kind === 'category' ? counterpartOf(page, version.name, locale) : undefined;
    const route = same?.route ?? editions.get(editionKey(version.name, locale))?.mainPage;
    return route === undefined ? undefined : { href: routeToHref(route, config), isCounterpart: same !== undefined };
  }

  function versionsOf(page: GraphPage): readonly VersionLink[] {
    if (!choosesVersion) return [];
    const own = findVersion(config, page.edition);
    return config.versions.flatMap((version) => {
      const link = hrefIn(page, version);
      return link === undefined ? [] : [{ name: version.name, label: version.label, ...link, isCurrent: version === own }];
    });
  }

  function localesOf(page: GraphPage): PageData['locales'] {
    if (!choosesLocale) return [];
    const own = localeOfEdition(page.edition);
    const version = versionOfEdition(page.edition);
    return config.locales.list.map(({ code, label }) => {
      // Whoever has missed a page begins at the start of another language: the page that says so has no address.
      const same = page.kind === 'not-found' ? undefined : counterpartOf(page, version, code);
      const route = same?.route ?? editions.get(editionKey(version, code))?.mainPage ?? localeRootOf(findLocale(config, code));
      return { code, label, href: routeToHref(route, config), isCurrent: code === own };
    });
  }

  function bannersOf(page: GraphPage): readonly Banner[] {
    const banners: Banner[] = [];
    if (page.isDraft) banners.push({ kind: 'draft' });
    if (page.isUnlisted) banners.push({ kind: 'unlisted' });
    const version = findVersion(config, page.edition);
    if (version === undefined || version.banner === 'none' || current === undefined || version === current) return banners;
    if (page.kind !== 'doc' && page.kind !== 'category') return banners;
    const latest = hrefIn(page, current);
    if (latest !== undefined) banners.push({ kind: version.banner, latestLabel: current.label, latestHref: latest.href });
    return banners;
  }
}
