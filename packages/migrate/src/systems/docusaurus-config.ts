import type { Json } from '@helpgen/model';
import { textsOfFrame } from '../convert/config-texts.ts';
import type { ForeignPage } from '../foreign-site.ts';
import { at, entriesOf, listOf, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import { themeOptions } from './docusaurus-marks.ts';
import { listLink, type ListSlugs } from './docusaurus-categories.ts';
import { folderOf, type DocsInstance, type DocsVersion } from './docusaurus-docs.ts';

/** What the config is made of. */
export interface DocusaurusParts {
  readonly config: Known;
  readonly main: string;
  readonly locales: readonly string[];
  readonly instances: readonly DocsInstance[];
  readonly sidebars: ReadonlyMap<string, Known>;
  readonly pages: readonly ForeignPage[];
  /** The addresses of generated lists of a version. */
  readonly slugsOf: (instance: DocsInstance, version: DocsVersion) => ListSlugs;
  /** What labels are called in a language. */
  readonly texts: (locale: string) => { readonly [label: string]: string };
}

/** The keys of the new config that are those of Docusaurus, by other names at most. */
export function makeDocusaurusConfig(parts: DocusaurusParts): { readonly [key: string]: Json } {
  const { config, main, locales, instances, texts } = parts;
  const title = textOf(config, 'title') ?? 'Documentation';
  const tagline = textOf(config, 'tagline');
  const favicon = textOf(config, 'favicon');
  const theme = at(config, 'themeConfig');
  const image = textOf(theme, 'image');
  const keywords = listOf(theme, 'docs', 'admonitions', 'keywords').filter((word) => typeof word === 'string');
  const isOnly = instances.length === 1;
  const edit = instances.map(({ editUrl }) => editUrl).find((url) => url !== undefined);
  const frame = {
    ...versionsOf(parts),
    sidebars: Object.assign({}, ...instances.map((instance) => sidebarsOf(parts, instance, lastOf(instance), prefixOf(instance, isOnly)))) as Json,
    navbar: navbarOf(at(theme, 'navbar'), parts, title),
    ...(isRecord(at(theme, 'footer')) ? { footer: footerOf(at(theme, 'footer'), addressesOf(parts)) } : {}),
  };
  return {
    title,
    ...(tagline === undefined ? {} : { tagline }),
    url: (textOf(config, 'url') ?? 'https://example.com').replace(/\/$/, ''),
    basePath: textOf(config, 'baseUrl') ?? '/',
    ...(favicon === undefined ? {} : { favicon: local(favicon) }),
    content: { pages: 'pages' },
    markdown: { numberPrefixes: true, ...(keywords.length === 0 ? {} : { admonitionKinds: keywords }) },
    locales: {
      default: main,
      // Labels of what did not come over, or is named in a file of its folder, are nowhere in the config.
      list: locales.map((code) => ({ ...localeOf(config, code), ...textsOfFrame(frame, texts(code)) })),
    },
    ...frame,
    ...(image === undefined ? {} : { head: { image: local(image) } }),
    ...themeOptions(theme),
    ...(edit === undefined ? {} : { editUrl: edit }),
  };
}

function local(file: string): string {
  return file.replace(/^\//, '');
}

function localeOf(config: Known, code: string): { readonly [key: string]: Json } {
  const about = at(config, 'i18n', 'localeConfigs', code);
  const [label, lang, direction] = [textOf(about, 'label'), textOf(about, 'htmlLang'), textOf(about, 'direction')];
  return {
    code,
    ...(label === undefined ? {} : { label }),
    ...(lang === undefined ? {} : { htmlLang: lang }),
    ...(direction === 'rtl' ? { direction } : {}),
  };
}

function lastOf({ versions }: DocsInstance): DocsVersion | undefined {
  return versions.find(({ isLast }) => isLast) ?? versions[0];
}

/** Documents of an instance beside others lie in a folder that is called like its address. */
function prefixOf({ base }: DocsInstance, isOnly: boolean): string {
  return isOnly || base === '' ? '' : `${base}/`;
}

function versionsOf(parts: DocusaurusParts): { readonly versions?: Json } {
  const { instances } = parts;
  const [main] = instances;
  if (main === undefined) return {};
  const isOnly = instances.length === 1;
  if (main.versions.length < 2 && (main.base === '' || !isOnly)) return {};
  const list = main.versions.map((version): Json => {
    const path = version.isLast && !isOnly ? '' : [main.base, version.path].filter((part) => part !== '').join('/');
    const banner =
      version.banner === 'unmaintained' || version.banner === 'unreleased' || version.banner === 'none' ? { banner: version.banner } : {};
    return {
      name: version.name,
      ...(version.label === undefined ? {} : { label: version.label }),
      path,
      ...(version.isLast
        ? { current: true }
        : { folder: `versions/${folderOf(main, version)}`, sidebars: sidebarsOf(parts, main, version, '') }),
      ...banner,
    };
  });
  return { versions: list };
}

function sidebarsOf(
  { sidebars, slugsOf }: DocusaurusParts,
  instance: DocsInstance,
  version: DocsVersion | undefined,
  prefix: string,
): { readonly [id: string]: Json } {
  const value = version?.sidebarFile === undefined ? undefined : sidebars.get(version.sidebarFile);
  const entries = entriesOf(value);
  if (entries.length === 0)
    return {
      [prefix === '' ? 'docs' : prefix.replace(/\W+/g, '-').replace(/-$/, '')]: [
        { type: 'autogenerated', dir: prefix === '' ? '.' : prefix.replace(/\/$/, '') },
      ],
    };
  const place = { prefix, slugs: version === undefined ? new Map<unknown, string>() : slugsOf(instance, version) };
  return Object.fromEntries(entries.map(([id, items]) => [sidebarName(id), itemsOf(items, place)]));
}

/** Versions that were cut by a beta of Docusaurus 2 have their name in front of that of a sidebar; signs that no name may hold here are left out. */
function sidebarName(id: string): string {
  return id.replace(/^version-[^/]*\//, '').replace(/[\s./\\"'[\]]+/g, '-');
}

interface SidebarPlace {
  readonly prefix: string;
  readonly slugs: ListSlugs;
}

function itemsOf(items: Known, place: SidebarPlace): Json[] {
  if (Array.isArray(items)) return (items as readonly Known[]).flatMap((item) => itemOf(item, place));
  return entriesOf(items).map(([label, inner]) => ({ type: 'category', label, items: itemsOf(inner, place) }));
}

function itemOf(item: Known, place: SidebarPlace): readonly Json[] {
  const { prefix, slugs } = place;
  if (typeof item === 'string') return [prefix + item];
  if (!isRecord(item)) return [];
  const type = textOf(item, 'type');
  const label = textOf(item, 'label');
  const named = {
    ...(label === undefined ? {} : { label }),
    ...(textOf(item, 'className') === undefined ? {} : { className: textOf(item, 'className') ?? '' }),
  };
  if (type === undefined) return itemsOf(item, place);
  if (type === 'doc' || type === 'ref') return [{ type, id: prefix + (textOf(item, 'id') ?? ''), ...named }];
  if (type === 'link') return label === undefined ? [] : [{ type, ...named, label, href: textOf(item, 'href') ?? '/' }];
  if (type === 'autogenerated') return [{ type, dir: folderBelow(prefix, textOf(item, 'dirName') ?? '.') }];
  if (type !== 'category' || label === undefined) return [];
  const link = at(item, 'link');
  const id = textOf(link, 'id');
  const list = textOf(link, 'type') === 'generated-index' ? listLink(link, { text: () => undefined, slug: slugs.get(item), base: prefix }) : undefined;
  const own = id !== undefined ? { link: { type: 'doc', id: prefix + id } } : list === undefined ? {} : { link: list as Json };
  const folding = ['collapsed', 'collapsible'].flatMap((key) =>
    typeof at(item, key) === 'boolean' ? [[key, at(item, key) as boolean]] : [],
  );
  const items = itemsOf(at(item, 'items'), place);
  if (items.length === 0 && !('link' in own)) return [];
  return [{ type, ...named, label, ...own, ...(Object.fromEntries(folding) as { [key: string]: boolean }), items }];
}

/** The folder `dir` of an instance, `.` for all, with or without slashes around it, below `prefix`. */
function folderBelow(prefix: string, dir: string): string {
  return (prefix + dir.replace(/^(?:\.?\/)+|^\.$/, '')).replace(/\/+$/, '') || '.';
}

/** Labels of categories in a sidebar that lead nowhere, because only running the site would tell what they list. */
export function emptyCategories(value: Known): readonly string[] {
  if (Array.isArray(value)) return (value as readonly Known[]).flatMap(emptyCategories);
  if (!isRecord(value)) return [];
  const label = textOf(value, 'label');
  const isEmpty = textOf(value, 'type') === 'category' && label !== undefined && itemOf(value, { prefix: '', slugs: new Map() }).length === 0;
  return isEmpty ? [label] : Object.values(value).flatMap(emptyCategories);
}

/** The address of the document that an item of a menu names by its id; one beside the main documents says which they are. */
type DocumentAddress = (id: string, instanceId: string | undefined) => string | undefined;

function addressesOf({ instances, pages, main }: DocusaurusParts): DocumentAddress {
  const addresses = new Map(pages.flatMap(({ to, address, locale }) => (locale === main && address !== undefined ? [[idOf(to), address] as const] : [])));
  return (id, instanceId = 'default') => {
    const instance = instances.find((one) => one.id === instanceId);
    return instance === undefined ? undefined : addresses.get(`docs/${prefixOf(instance, instances.length === 1)}${id}`);
  };
}

/** The id of the document at `path`: numbers in front of names are no part of it. */
function idOf(path: string): string {
  return path.replace(/(^|\/)\d+ *[-_.]+ *(?=[^-_. \d])/g, '$1').replace(/\.md$/, '');
}

function navbarOf(navbar: Known, parts: DocusaurusParts, siteTitle: string): Json {
  const logo = textOf(navbar, 'logo', 'src');
  const dark = textOf(navbar, 'logo', 'srcDark');
  const items = listOf(navbar, 'items').flatMap((item) => navItem(item, parts.instances, addressesOf(parts)));
  const hasSearch = items.some((item) => isRecord(item as Known) && textOf(item as Known, 'type') === 'search');
  return {
    title: textOf(navbar, 'title') ?? siteTitle,
    ...(logo === undefined
      ? {}
      : { logo: { src: local(logo), ...(dark === undefined ? {} : { srcDark: local(dark) }), alt: textOf(navbar, 'logo', 'alt') ?? '' } }),
    items: [...items, ...(hasSearch ? [] : [{ type: 'search', position: 'right' }])],
  };
}

function navItem(item: Known, instances: readonly DocsInstance[], addressOf: DocumentAddress): readonly Json[] {
  const type = textOf(item, 'type');
  const label = textOf(item, 'label') ?? textOf(item, 'aria-label');
  const position = textOf(item, 'position') === 'right' ? { position: 'right' } : {};
  const isOnly = instances.length === 1;
  const instance = instances.find(({ id }) => id === (textOf(item, 'docsPluginId') ?? 'default'));
  if (type === 'search') return [{ type, ...position }];
  if (type === 'docsVersionDropdown' || type === 'localeDropdown') {
    const after = listOf(item, 'dropdownItemsAfter').flatMap((inner) => linkItem(inner, addressOf));
    return type === 'docsVersionDropdown' && (instances[0]?.versions.length ?? 0) < 2
      ? []
      : [{ type, ...position, ...(after.length === 0 ? {} : { itemsAfter: after }) }];
  }
  if (type === 'docSidebar')
    return label === undefined ? [] : [{ type, sidebarId: sidebarName(textOf(item, 'sidebarId') ?? 'docs'), label, ...position }];
  if (type === 'doc') {
    const id = textOf(item, 'docId');
    return id === undefined || instance === undefined
      ? []
      : [{ type, docId: prefixOf(instance, isOnly) + id, ...(label === undefined ? {} : { label }), ...position }];
  }
  if (type === 'docsVersion') return [{ type, ...(label === undefined ? {} : { label }), ...position }];
  if (type === 'html') return textOf(item, 'value') === undefined ? [] : [{ type, value: textOf(item, 'value') ?? '', ...position }];
  const inner = listOf(item, 'items').flatMap((entry) => linkItem(entry, addressOf));
  if (label !== undefined && inner.length > 0) return [{ label, items: inner, ...position }];
  return linkItem(item, addressOf).map((link) => ({ ...link, ...position }));
}

/** A link by `to`, a page of the site, or by `href`. */
function linkItem(item: Known, addressOf: DocumentAddress): readonly { readonly [key: string]: Json }[] {
  const label = textOf(item, 'label') ?? textOf(item, 'aria-label');
  const id = textOf(item, 'docId');
  const to = textOf(item, 'to') ?? (id === undefined ? undefined : (addressOf(id, textOf(item, 'docsPluginId')) ?? `/${id}`));
  const href = textOf(item, 'href');
  if (label === undefined) return [];
  if (to !== undefined) return [/^[a-z]+:/i.test(to) ? { label, href: to } : { label, to: to.startsWith('/') ? to : `/${to}` }];
  if (href === undefined) return [];
  return [/^(?:[a-z]+:|\/\/)/i.test(href) ? { label, href } : { label, to: href.startsWith('/') ? href : `/${href}` }];
}

function footerOf(footer: Known, addressOf: DocumentAddress): Json {
  const columns = listOf(footer, 'links').map((column) => ({
    title: textOf(column, 'title') ?? '',
    items: listOf(column, 'items').flatMap((item) => linkItem(item, addressOf)) as Json[],
  }));
  const isFlat = listOf(footer, 'links').every((item) => at(item, 'items') === undefined);
  const copyright = textOf(footer, 'copyright');
  return {
    links: isFlat ? (listOf(footer, 'links').flatMap((item) => linkItem(item, addressOf)) as Json[]) : columns,
    ...(textOf(footer, 'style') === 'dark' ? { style: 'dark' } : {}),
    ...(copyright === undefined ? {} : { copyright }),
  };
}
