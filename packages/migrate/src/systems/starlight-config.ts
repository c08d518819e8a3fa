import path from 'node:path';
import type { Json } from '@helpgen/model';
import { textsOfFrame } from '../convert/config-texts.ts';
import { at, entriesOf, listOf, splitSiteAddress, textOf } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import type { StarlightLocales } from './starlight-locales.ts';

/** The pictures of the logo, that for light mode first. */
export function logosOf(config: Known): readonly string[] {
  return ['src', 'light', 'dark'].flatMap((key) => textOf(config, 'logo', key)?.replace(/^\.?\//, '') ?? []);
}

interface ConfigParts {
  readonly astro: Known;
  readonly config: Known;
  readonly locales: StarlightLocales;
  readonly ids: ReadonlyMap<string, string>;
  readonly favicon: string | undefined;
  /** Entries that lead to blogs. */
  readonly blogs: readonly Json[];
}

const mostSocialLinks = 3;

/** That of the config, else the one that Starlight looks for, when it is there. */
export function faviconOf(folder: SiteFolder, config: Known, statics: string): string | undefined {
  const file = (textOf(config, 'favicon') ?? '/favicon.svg').replace(/^\//, '');
  return folder.has(`${statics}/${file}`) || /^https?:/.test(file) ? file : undefined;
}

/** The keys of the new config that are those of Starlight, by other names at most. */
export function makeConfig({ astro, config, locales, ids, favicon, blogs }: ConfigParts): { readonly [key: string]: Json } {
  const { url } = splitSiteAddress(textOf(astro, 'site'));
  const title =
    textOf(config, 'title') ??
    Object.values((at(config, 'title') ?? {}) as object).find((value) => typeof value === 'string') ??
    'Documentation';
  const tagline = textOf(config, 'description');
  const [logo, dark] = logosOf(config).map((file) => path.posix.basename(file));
  const social = listOf(config, 'social')
    .map((item) => [textOf(item, 'label'), textOf(item, 'href')] as const)
    .concat(entriesOf(config, 'social').map(([name, href]) => [name, typeof href === 'string' ? href : undefined] as const));
  const links = social.flatMap(([label, href]) => (label === undefined || href === undefined ? [] : [{ label, href }]));
  // Here they have words and no signs: more than a few would leave no room for the rest.
  const areFew = links.length <= mostSocialLinks;
  const names = [locales.default, ...locales.list.flatMap(({ code, about }) => (code === locales.default ? (textOf(about, 'lang') ?? []) : []))];
  const nav = navOf(config, ids, names);
  const frame = { title, nav };
  const list = locales.list.map(({ code, folder, about }): Json => {
    const [label, dir, lang] = [textOf(about, 'label'), textOf(about, 'dir'), textOf(about, 'lang')];
    return {
      code,
      ...(label === undefined ? {} : { label }),
      ...(dir === 'rtl' ? { direction: dir } : {}),
      ...(lang === undefined || lang === code ? {} : { htmlLang: lang }),
      ...(folder === code || code === locales.default ? {} : { path: folder }),
      ...textsOfFrame(frame, { ...sidebarTexts(sidebarOf(config), [code, folder, lang], names), ...titleIn(config, title, [code, lang]) }),
    };
  });
  return {
    title,
    ...(tagline === undefined ? {} : { tagline }),
    url,
    basePath: textOf(astro, 'base') ?? '/',
    ...(favicon === undefined ? {} : { favicon }),
    locales: { default: locales.default, list },
    sidebars: nav.sidebars,
    navbar: {
      title: at(config, 'logo', 'replacesTitle') === true ? '' : title,
      ...(logo === undefined ? {} : { logo: { src: logo, ...(dark === undefined ? {} : { srcDark: dark }), alt: title } }),
      items: [
        ...nav.topics,
        ...blogs,
        ...(locales.list.length > 1 ? [{ type: 'localeDropdown', position: 'right' }] : []),
        ...(areFew ? links.map((item) => ({ ...item, position: 'right' })) : []),
        { type: 'search', position: 'right' },
      ],
    },
    ...(areFew ? {} : { footer: { links } }),
    colorMode: { respectPrefersColorScheme: true },
    ...(textOf(config, 'editLink', 'baseUrl') === undefined ? {} : { editUrl: textOf(config, 'editLink', 'baseUrl') ?? '' }),
    ...(at(config, 'lastUpdated') === true ? { lastUpdate: { time: true } } : {}),
  };
}

/** The plugin that parts the sidebar by topics. */
export const topicsPlugin = 'starlight-sidebar-topics';

/** The entries of the sidebar; where a plugin parts them by topics, these are its groups. */
function sidebarOf(config: Known): readonly Known[] {
  const topics = listOf(config, 'plugins').find((item) => textOf(item, 'calls') === topicsPlugin);
  const [given] = listOf(topics, 'args');
  return listOf(config, 'sidebar').length > 0 || !Array.isArray(given) ? listOf(config, 'sidebar') : (given as readonly Known[]);
}

/** Sidebars and what leads to them: one for each topic where there are several, else one for all. */
function navOf(
  config: Known,
  ids: ReadonlyMap<string, string>,
  names: readonly string[],
): { readonly sidebars: { readonly [id: string]: Json }; readonly topics: readonly Json[] } {
  const entries = sidebarOf(config);
  const areTopics = entries.length > 1 && entries !== listOf(config, 'sidebar') && entries.every((item) => labelOf(item, names) !== undefined);
  if (!areTopics) {
    const sidebar = entries.flatMap((item) => sidebarItem(item, ids, names));
    return { sidebars: { docs: sidebar.length === 0 ? [{ type: 'autogenerated', dir: '.' }] : sidebar }, topics: [] };
  }
  const topics = entries.map((item, index) => ({
    id: `topic-${String(index + 1)}`,
    label: labelOf(item, names) ?? '',
    items: listOf(item, 'items').flatMap((inner) => sidebarItem(inner, ids, names)),
    link: textOf(item, 'link'),
  }));
  return {
    sidebars: Object.fromEntries(topics.flatMap(({ id, items }) => (items.some(holdsPage) ? [[id, items]] : []))),
    topics: topics.flatMap(({ id, label, items, link }): readonly Json[] => {
      if (items.some(holdsPage)) return [{ type: 'docSidebar', sidebarId: id, label }];
      return link === undefined ? [] : [{ label, href: /^[a-z]+:/.test(link) ? link : path.posix.join('/', link) }];
    }),
  };
}

/** Whether an entry of a sidebar leads to a page of the site: one of addresses alone would lead to none. */
function holdsPage(item: Json): boolean {
  const { type, items } = (typeof item === 'object' ? item : {}) as { readonly type?: string; readonly items?: readonly Json[] };
  return items === undefined ? type !== 'link' : items.some(holdsPage);
}

/** What an entry is called in the main language, which has one of `names`: a text, or one for each language. */
function labelOf(item: Known, names: readonly string[]): string | undefined {
  const named = names.flatMap((name) => textOf(item, 'label', name) ?? [])[0];
  const [first] = entriesOf(item, 'label').flatMap(([, text]) => (typeof text === 'string' ? text : []));
  return textOf(item, 'label') ?? named ?? first;
}

/** What labels of the sidebar are called in the language that has one of `names`. */
function sidebarTexts(items: readonly Known[], wanted: readonly (string | undefined)[], main: readonly string[]): { readonly [label: string]: string } {
  return Object.fromEntries(
    items.flatMap((item): (readonly [string, string])[] => {
      const label = labelOf(item, main);
      const name = wanted.flatMap((code) => textOf(item, 'translations', code ?? '') ?? textOf(item, 'label', code ?? '') ?? [])[0];
      const own = label === undefined || name === undefined ? [] : [[label, name] as const];
      return [...own, ...Object.entries(sidebarTexts(listOf(item, 'items'), wanted, main))];
    }),
  );
}

function titleIn(config: Known, title: string, names: readonly (string | undefined)[]): { readonly [title: string]: string } {
  const own = names.flatMap((code) => textOf(config, 'title', code ?? '') ?? [])[0];
  return own === undefined ? {} : { [title]: own };
}

function sidebarItem(item: Known, ids: ReadonlyMap<string, string>, names: readonly string[]): readonly Json[] {
  if (typeof item === 'string') return leaf(item, undefined, ids);
  const label = labelOf(item, names);
  const dir = textOf(item, 'autogenerate', 'directory');
  const items =
    dir === undefined
      ? listOf(item, 'items').flatMap((inner) => sidebarItem(inner, ids, names))
      : [{ type: 'autogenerated', dir: dir.replace(/^\/|\/$/g, '') }];
  if (items.length > 0)
    return label === undefined
      ? items
      : [{ type: 'category', label, ...(at(item, 'collapsed') === true ? { collapsed: true } : { collapsed: false }), items }];
  const target = textOf(item, 'slug') ?? textOf(item, 'link');
  return target === undefined ? [] : leaf(target, label, ids);
}

function leaf(target: string, label: string | undefined, ids: ReadonlyMap<string, string>): readonly Json[] {
  const id = ids.get(target.replace(/^\/|\/$/g, '').replace(/(?:^|\/)index$/, ''));
  if (id !== undefined) return [label === undefined ? id : { type: 'doc', id, label }];
  return label === undefined ? [] : [{ type: 'link', label, href: target }];
}
