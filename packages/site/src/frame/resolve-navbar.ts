import type { FrameNavItem, NavbarItem, SidebarNode } from '@helpgen/model';
import { suggest } from '@helpgen/model';
import { currentVersionOf, editionKey, editionOf } from '../make-editions.ts';
import type { PlacedPage } from '../pages/site-page.ts';
import { linkTo, resolveFrameLink, resolveHtml, resolveTo, type FrameSite } from './resolve-frame-link.ts';

/** The navbar's items with every address written out; an item that names nothing is left out and reported. */
export function resolveNavbar(site: FrameSite): readonly FrameNavItem[] {
  return site.config.navbar.items.flatMap((item, index) => resolveItem(site, item, `navbar.items[${index}]`));
}

function resolveItem(site: FrameSite, item: NavbarItem, pointer: string): readonly FrameNavItem[] {
  const { position, className } = item;
  const place = { position, ...(className === undefined ? {} : { className }) };
  switch (item.type) {
    case 'link': {
      const active = item.activeBasePath === undefined ? {} : { activeBasePath: item.activeBasePath };
      return [{ ...place, type: 'link', ...active, ...resolveFrameLink(site, item, pointer) }];
    }
    case 'dropdown': {
      const own = item.to === undefined ? {} : { href: resolveTo(site, item.to, pointer).href };
      return [{ ...place, type: 'dropdown', label: item.label, ...own, items: resolveList(site, item.items, `${pointer}.items`) }];
    }
    case 'doc':
      return inVersions(site, (where) => resolveDocument(where, item, pointer)).map((link) => ({ ...place, type: 'link', ...link }));
    case 'docSidebar':
      return inVersions(site, (where) => resolveSidebar(where, item, pointer)).map((link) => ({ ...place, type: 'link', ...link }));
    case 'docsVersion':
      return inVersions(site, (where) => resolveVersion(where, item, pointer)).map((link) => ({ ...place, type: 'link', ...link }));
    case 'docsVersionDropdown': {
      const names = item.versions?.filter((name, index) => isVersion(site, name, `${pointer}.versions[${index}]`));
      return [{ ...place, type: 'versions', ...(names === undefined ? {} : { names }), ...resolveSides(site, item, pointer) }];
    }
    case 'localeDropdown':
      return [{ ...place, type: 'locales', ...resolveSides(site, item, pointer) }];
    case 'search':
      return [{ ...place, type: 'search' }];
    case 'html':
      return [{ ...place, type: 'html', value: resolveHtml(site, item.value, `${pointer}.value`) }];
  }
}

type Item<T extends NavbarItem['type']> = Extract<NavbarItem, { readonly type: T }>;
type Link = Omit<Extract<FrameNavItem, { readonly type: 'link' }>, 'type' | 'position' | 'className'>;
type Sides = Pick<Extract<FrameNavItem, { readonly type: 'locales' }>, 'itemsBefore' | 'itemsAfter'>;

/**
 * The link that `resolve` finds, with those of other versions that differ. Only pages of the current version's edition
 * may belong to no version, and show them.
 */
function inVersions(site: FrameSite, resolve: (site: FrameSite) => readonly Link[]): readonly Link[] {
  const { config, edition } = site;
  const isCurrent = edition.version === currentVersionOf(config)?.name;
  return resolve(site).map((link) => {
    const others = isCurrent ? config.versions.filter(({ name }) => name !== edition.version) : [];
    const hrefs = others.flatMap((version) => {
      const other = { ...site, edition: editionOf(config, version, edition.locale), report: () => undefined };
      const href = resolve(other)[0]?.href;
      return href === undefined || href === link.href ? [] : [[version.name, href]];
    });
    return hrefs.length === 0 ? link : { ...link, versionHrefs: Object.fromEntries(hrefs) };
  });
}

/** The editions in which an id of the frame is looked up: the page's own, then the current version's. */
function candidateEditions({ config, edition }: FrameSite): readonly string[] {
  const current = currentVersionOf(config)?.name ?? edition.version;
  return [...new Set([edition.key, editionKey(current, edition.locale)])];
}

function resolveDocument(site: FrameSite, { docId, label }: Item<'doc'>, pointer: string): readonly Link[] {
  const id = docId.normalize('NFC');
  const found = candidateEditions(site).map((edition) => site.documentAt(edition, id));
  const page = found.find((candidate): candidate is PlacedPage => candidate !== undefined && candidate !== 'draft');
  if (page === undefined) {
    if (!found.includes('draft')) site.report({ code: 'HG3301', args: { id, nearest: site.nearestId?.(id) ?? '' } }, pointer);
    return [];
  }
  if (page.isUnlisted) return [];
  return [{ label: label ?? page.outline?.frontMatter.sidebar_label ?? (page.title === '' ? id : page.title), ...linkTo(site, page) }];
}

function resolveSidebar(site: FrameSite, { sidebarId, label }: Item<'docSidebar'>, pointer: string): readonly Link[] {
  const trees = candidateEditions(site).flatMap((edition) => site.sidebars[`${edition}/${sidebarId}`] ?? []);
  if (trees.length === 0) {
    const ids = Object.values(site.sidebars).map(({ id }) => id);
    site.report({ code: 'HG3302', args: { sidebar: sidebarId, nearest: suggest(sidebarId, ids) ?? '' } }, pointer);
    return [];
  }
  const href = trees.map(({ items }) => firstSidebarHref(items)).find((first) => first !== undefined);
  if (href === undefined) {
    site.report({ code: 'HG3304', args: { sidebar: sidebarId } }, pointer);
    return [];
  }
  const { route } = resolveTo({ ...site, report: () => undefined }, href, pointer);
  return [{ label, href, sidebar: sidebarId, ...(route === undefined ? {} : { route }) }];
}

/** Address of the first entry of `items` that is a page or a category with one. */
function firstSidebarHref(items: readonly SidebarNode[]): string | undefined {
  for (const node of items) {
    const href = node.kind === 'link' ? undefined : (node.href ?? node.fallbackHref ?? firstSidebarHref(node.items ?? []));
    if (href !== undefined) return href;
  }
  return undefined;
}

function resolveVersion(site: FrameSite, item: Item<'docsVersion'>, pointer: string): readonly Link[] {
  const version = site.config.versions.find(({ name }) => name === site.edition.version);
  const label = item.label ?? version?.label ?? site.edition.version;
  if (item.to !== undefined) return [{ label, ...resolveTo(site, item.to, pointer) }];
  const main = site.index.mainPages.get(site.edition.root);
  return main === undefined ? [] : [{ label, ...linkTo(site, main) }];
}

function resolveSides(site: FrameSite, item: Pick<Item<'localeDropdown'>, 'itemsBefore' | 'itemsAfter'>, pointer: string): Sides {
  return {
    itemsBefore: resolveList(site, item.itemsBefore, `${pointer}.itemsBefore`),
    itemsAfter: resolveList(site, item.itemsAfter, `${pointer}.itemsAfter`),
  };
}

function resolveList(site: FrameSite, items: Item<'dropdown'>['items'], pointer: string): Sides['itemsBefore'] {
  return items.map((item, index) => resolveFrameLink(site, item, `${pointer}[${index}]`));
}

function isVersion({ config, report }: FrameSite, version: string, pointer: string): boolean {
  const names = config.versions.map(({ name }) => name);
  if (names.includes(version)) return true;
  report({ code: 'HG3303', args: { version, nearest: suggest(version, names) ?? '' } }, pointer);
  return false;
}
