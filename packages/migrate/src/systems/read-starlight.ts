import path from 'node:path';
import type { Json } from '@helpgen/model';
import { partsBeside } from '../convert/parts-beside.ts';
import { openCodeFolders } from '../convert/code-folders.ts';
import type { KeyRule } from '../convert/convert-front-matter.ts';
import { localeCode } from '../convert/locale-code.ts';
import { githubRules, githubSlug } from '../convert/heading-rules.ts';
import { configLoss, type ForeignFile, type ForeignPage, type ForeignSite, type Loss, type Redirect } from '../foreign-site.ts';
import { splitHead } from '../convert/parse-markdown.ts';
import { convertMdxPage } from '../mdx/convert-mdx.ts';
import { openComponents } from '../mdx/own-component.ts';
import { openPlugins } from '../mdx/site-plugins.ts';
import { at, entriesOf, listOf, splitSiteAddress, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import { parseYamlConfig } from '../read/parse-config.ts';
import { readScriptConfig } from '../read/script-config.ts';
import { textsOfFrame } from '../convert/config-texts.ts';
import { openCollections } from './astro-content.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { writeHome } from './vitepress-home.ts';

const configNames = ['astro.config.mjs', 'astro.config.ts', 'astro.config.js', 'astro.config.mts'];
const content = 'src/content/docs';
// What an import may leave out.
const endings = ['', '.mdx', '.md', '.astro', '.ts', '.tsx', '.js', '.jsx', '.json', '/index.ts', '/index.js'];

interface StarlightLocales {
  readonly default: string;
  /** `folder` is empty for the language at the root. */
  readonly list: readonly { readonly code: string; readonly folder: string; readonly about: Known }[];
}

/** Reads a site of Starlight; `undefined`: there is none in `folder`. */
export function readStarlight(folder: SiteFolder): ForeignSite | undefined {
  const configFile = configNames.find((name) => folder.has(name));
  if (configFile === undefined) return undefined;
  const astro = readScriptConfig(folder, configFile)['default'];
  const options = listOf(astro, 'integrations').find((item) => textOf(item, 'calls')?.startsWith('@astrojs/starlight') === true);
  if (options === undefined) return undefined;
  const config = listOf(options, 'args')[0];
  const locales = readLocales(config);
  const all = folder.list(content);
  const pages = [
    ...all.filter((file) => /\.mdx?$/.test(file) && !/\/404\.mdx?$/.test(file)).map((file) => placePage(folder, locales, file)),
    ...partsBeside(folder, locales.default, (file) => file.startsWith('src/content/') || file.startsWith('src/pages/')),
  ];
  const files: ForeignFile[] = [
    ...signs(folder, config),
    ...all
      .filter((file) => !/\.(?:mdx?|mdoc)$/.test(file))
      .map((from) => ({ from, to: placeOf(locales, from.slice(content.length + 1)).to })),
    ...folder.list('public').map((from) => ({ from, to: `static/${from.slice('public/'.length)}` })),
    ...folder
      .list('src')
      .filter((file) => !file.startsWith('src/content/') && /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf)$/i.test(file))
      .map((from) => ({ from, to: `docs/assets/${from.replace(/^src\/(?:assets\/)?/, '')}` })),
  ];
  const newPaths = new Map([...files, ...pages].map(({ from, to }) => [from, to]));
  const aliases = readAliases(folder);
  const resolve = (from: string, specifier: string): string | undefined => {
    const alias = aliases.find(({ prefix }) => specifier.startsWith(prefix));
    const file =
      alias === undefined
        ? specifier.startsWith('.')
          ? path.posix.join(path.posix.dirname(from), specifier)
          : undefined
        : alias.folder + specifier.slice(alias.prefix.length);
    return file === undefined ? undefined : endings.map((ending) => file + ending).find((name) => folder.has(name));
  };
  const { url } = splitSiteAddress(textOf(astro, 'site'));
  const site = url + path.posix.join('/', textOf(astro, 'base') ?? '', '/');
  const scripts = openComponents(folder, resolve, { wordsIn: wordsOf(folder, locales), collections: openCollections(folder), site });
  const codeFolder = openCodeFolders(folder);
  const processor = listOf(astro, 'markdown', 'processor', 'args')[0];
  const plugins = openPlugins([...listOf(astro, 'markdown', 'remarkPlugins'), ...listOf(processor, 'remarkPlugins')]);
  const ids = new Map(
    pages
      .filter(({ locale, address }) => locale === locales.default && address !== undefined)
      .map(({ address = '', movesTo = address, path: own }) => [movesTo.replace(/^\/|\/$/g, ''), own.replace(/\.md$/, '')]),
  );
  return {
    system: 'Starlight',
    root: folder.root,
    configFile,
    config: makeConfig({ astro, config, locales, ids, favicon: faviconOf(folder, config) }),
    pages,
    files,
    redirects: readRedirects(astro),
    headings: githubRules,
    hidesDrafts: true,
    losses: lossesOf(folder, config, configFile, all),
    convert(page, text) {
      const converted = convertMdxPage(
        text,
        { page, hasMath: false, newPath: (file) => newPaths.get(file), textAt: (file) => folder.textAt(file), resolve, plugins, codeFolder, ...scripts },
        { rules: headRules, isMdx: (file) => file.endsWith('.mdx'), lead: leadOf },
      );
      return { ...converted, text: withoutMainFolder(converted.text, mainFolder(locales)) };
    },
  };
}

/** The words of the interface by key in each language, those of the main one where another lacks them. */
function wordsOf(folder: SiteFolder, { list, default: main }: StarlightLocales): (language: string) => { readonly [key: string]: Known } {
  const known = new Map<string, { readonly [key: string]: Known }>();
  const wordsIn = (language: string): { readonly [key: string]: Known } => {
    const names = [language, list.find(({ code }) => code === language)?.folder ?? ''].map((name) => `src/content/i18n/${name}`);
    const json = names.map((name) => folder.jsonAt(`${name}.json`) as Known).find(isRecord);
    const yaml = names.flatMap((name) => [`${name}.yml`, `${name}.yaml`]).flatMap((file) => folder.textAt(file) ?? []).map(parseYamlConfig);
    return json ?? yaml.find(isRecord) ?? {};
  };
  return (language) => {
    const own = known.get(language) ?? { ...(language === main ? {} : wordsIn(main)), ...wordsIn(language) };
    known.set(language, own);
    return own;
  };
}

function readLocales(config: Known): StarlightLocales {
  const entries = entriesOf(config, 'locales');
  if (entries.length === 0) return { default: 'en', list: [{ code: 'en', folder: '', about: undefined }] };
  const list = entries.map(([key, about]) => {
    const lang = textOf(about, 'lang');
    const code = key === 'root' ? (lang ?? 'en') : localeCode(key, lang).replace(/-([a-z]{2})$/i, (_whole, region: string) => `-${region.toUpperCase()}`);
    return { code, folder: key === 'root' ? '' : key, about };
  });
  const wanted = textOf(config, 'defaultLocale');
  const main = list.find(({ folder }) => folder === '') ?? list.find(({ folder }) => folder === wanted) ?? list[0];
  return { default: main?.code ?? 'en', list };
}

function placeOf(
  { list, default: main }: StarlightLocales,
  file: string,
): { readonly locale: string; readonly path: string; readonly to: string; readonly root: string } {
  const local = list.find(({ folder }) => folder !== '' && file.startsWith(`${folder}/`));
  const path = (local === undefined ? file : file.slice(local.folder.length + 1)).replace(/\.mdx$/, '.md');
  const locale = local?.code ?? main;
  // The main language stands at the root here, in a folder or not.
  const root = local === undefined || locale === main ? '/' : `/${local.folder}/`;
  return { locale, path, to: locale === main ? `docs/${path}` : `i18n/${locale}/docs/${path}`, root };
}

function placePage(folder: SiteFolder, locales: StarlightLocales, from: string): ForeignPage {
  const { locale, path: own, to, root } = placeOf(locales, from.slice(content.length + 1));
  const slug = /^slug:[ \t]*["']?([^"'\n]+?)["']?[ \t]*$/m.exec(splitHead(folder.textAt(from) ?? '').head ?? '')?.[1];
  const route = own
    .replace(/\.md$/, '')
    .split('/')
    .map(githubSlug)
    .join('/')
    .replace(/(?:^|\/)index$/, '');
  const isHidden = own.split('/').some((name) => name.startsWith('_'));
  const folderOfMain = mainFolder(locales);
  const isMoved = locale === locales.default && folderOfMain !== '';
  const here = slug === undefined ? root + route : `/${slug.replace(/^\//, '')}`;
  const written = isMoved && slug === undefined ? `/${folderOfMain}${here}` : here;
  const address = `${written.replace(/\/$/, '')}/`;
  const moved = isMoved && address.startsWith(`/${folderOfMain}/`) ? { movesTo: address.slice(folderOfMain.length + 1) } : {};
  return { from, to, path: own, address: isHidden ? undefined : address, root, locale, ...moved };
}

/** The folder of the main language, which stands in addresses of the old site and not in those of the new one; mostly it has none. */
function mainFolder({ list, default: main }: StarlightLocales): string {
  return list.find(({ code }) => code === main)?.folder ?? '';
}

/** `body` with links to pages of the main language, in `folder`, that lead to their new addresses. */
function withoutMainFolder(body: string, folder: string): string {
  if (folder === '') return body;
  return body.replace(new RegExp(`(\\]\\(|\\shref=["']|^\\[[^\\]\\n]+\\]:[ \\t]*)/${folder}(?:/|(?=[)"'#?\\s]))`, 'gm'), '$1/');
}

/** Folders that imports name by a sign: `~/` and those of `tsconfig.json`. */
function readAliases(folder: SiteFolder): readonly { readonly prefix: string; readonly folder: string }[] {
  const config = folder.jsonAt('tsconfig.json') as Known;
  const base = textOf(config, 'compilerOptions', 'baseUrl') ?? '.';
  const own = entriesOf(config, 'compilerOptions', 'paths').flatMap(([from, targets]) => {
    const [target] = Array.isArray(targets) ? (targets as readonly Known[]) : [];
    return typeof target === 'string' && from.endsWith('*')
      ? [{ prefix: from.slice(0, -1), folder: path.posix.join(base, target.replace(/\*$/, '_')).slice(0, -1) }]
      : [];
  });
  // To Vite an address from the root is one from the folder of the site.
  return [...own, { prefix: '~/', folder: 'src/' }, { prefix: '@/', folder: 'src/' }, { prefix: '/', folder: '' }];
}

/** Logo and icon are asked for in the static folder. */
function signs(folder: SiteFolder, config: Known): readonly ForeignFile[] {
  return logosOf(config).flatMap((file) => (folder.has(file) ? [{ from: file, to: `static/${path.posix.basename(file)}` }] : []));
}

function logosOf(config: Known): readonly string[] {
  return ['src', 'light', 'dark'].flatMap((key) => textOf(config, 'logo', key)?.replace(/^\.?\//, '') ?? []);
}

interface ConfigParts {
  readonly astro: Known;
  readonly config: Known;
  readonly locales: StarlightLocales;
  readonly ids: ReadonlyMap<string, string>;
  readonly favicon: string | undefined;
}

const mostSocialLinks = 3;

/** That of the config, else the one that Starlight looks for, when it is there. */
function faviconOf(folder: SiteFolder, config: Known): string | undefined {
  const file = (textOf(config, 'favicon') ?? '/favicon.svg').replace(/^\//, '');
  return folder.has(`public/${file}`) || /^https?:/.test(file) ? file : undefined;
}

function makeConfig({ astro, config, locales, ids, favicon }: ConfigParts): { readonly [key: string]: Json } {
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
  const sidebar = sidebarOf(config).flatMap((item) => sidebarItem(item, ids));
  const frame = { title, sidebar };
  const list = locales.list.map(({ code, folder, about }): Json => {
    const [label, dir, lang] = [textOf(about, 'label'), textOf(about, 'dir'), textOf(about, 'lang')];
    return {
      code,
      ...(label === undefined ? {} : { label }),
      ...(dir === 'rtl' ? { direction: dir } : {}),
      ...(lang === undefined || lang === code ? {} : { htmlLang: lang }),
      ...(folder === code || code === locales.default ? {} : { path: folder }),
      ...textsOfFrame(frame, { ...sidebarTexts(sidebarOf(config), [code, folder, lang]), ...titleIn(config, title, [code, lang]) }),
    };
  });
  return {
    title,
    ...(tagline === undefined ? {} : { tagline }),
    url,
    basePath: textOf(astro, 'base') ?? '/',
    ...(favicon === undefined ? {} : { favicon }),
    locales: { default: locales.default, list },
    sidebars: { docs: sidebar.length === 0 ? [{ type: 'autogenerated', dir: '.' }] : sidebar },
    navbar: {
      title: at(config, 'logo', 'replacesTitle') === true ? '' : title,
      ...(logo === undefined ? {} : { logo: { src: logo, ...(dark === undefined ? {} : { srcDark: dark }), alt: title } }),
      items: [
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

const topicsPlugin = 'starlight-sidebar-topics';

/** The entries of the sidebar; where a plugin parts them by topics, these are its groups. */
function sidebarOf(config: Known): readonly Known[] {
  const topics = listOf(config, 'plugins').find((item) => textOf(item, 'calls') === topicsPlugin);
  const [given] = listOf(topics, 'args');
  return listOf(config, 'sidebar').length > 0 || !Array.isArray(given) ? listOf(config, 'sidebar') : (given as readonly Known[]);
}

/** What labels of the sidebar are called in the language that has one of `names`. */
function sidebarTexts(items: readonly Known[], names: readonly (string | undefined)[]): { readonly [label: string]: string } {
  return Object.fromEntries(
    items.flatMap((item): (readonly [string, string])[] => {
      const label = textOf(item, 'label');
      const name = names.flatMap((code) => textOf(item, 'translations', code ?? '') ?? [])[0];
      const own = label === undefined || name === undefined ? [] : [[label, name] as const];
      return [...own, ...Object.entries(sidebarTexts(listOf(item, 'items'), names))];
    }),
  );
}

function titleIn(config: Known, title: string, names: readonly (string | undefined)[]): { readonly [title: string]: string } {
  const own = names.flatMap((code) => textOf(config, 'title', code ?? '') ?? [])[0];
  return own === undefined ? {} : { [title]: own };
}

function sidebarItem(item: Known, ids: ReadonlyMap<string, string>): readonly Json[] {
  if (typeof item === 'string') return leaf(item, undefined, ids);
  const label = textOf(item, 'label');
  const dir = textOf(item, 'autogenerate', 'directory');
  const items =
    dir === undefined
      ? listOf(item, 'items').flatMap((inner) => sidebarItem(inner, ids))
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

function readRedirects(astro: Known): readonly Redirect[] {
  return entriesOf(astro, 'redirects').flatMap(([from, value]) => {
    const to = typeof value === 'string' ? value : textOf(value, 'destination');
    return to === undefined || from.includes('[') ? [] : [{ from: rooted(from), to: rooted(to) }];
  });
}

/** Astro takes addresses without a slash in front, too. */
function rooted(address: string): string {
  return /^(?:\/|[a-z]+:)/i.test(address) ? address : `/${address}`;
}

const headRules: { readonly [key: string]: KeyRule } = {
  template: (value) => (value === 'splash' ? { layout: 'home' } : {}),
  hero: () => ({}),
  banner: () => ({}),
  head: () => ({}),
  pagefind: () => ({}),
  slug: () => ({}),
  sidebar: (value) => {
    const { label, order } = (value ?? {}) as { readonly label?: unknown; readonly order?: unknown };
    return {
      ...(typeof label === 'string' ? { sidebar_label: label } : {}),
      ...(typeof order === 'number' ? { sidebar_position: order } : {}),
    };
  },
  tableOfContents: (value) => {
    if (value === false) return { hide_table_of_contents: true };
    const { minHeadingLevel: from, maxHeadingLevel: to } = (value ?? {}) as {
      readonly minHeadingLevel?: unknown;
      readonly maxHeadingLevel?: unknown;
    };
    return {
      ...(typeof from === 'number' ? { toc_min_heading_level: Math.max(2, from) } : {}),
      ...(typeof to === 'number' ? { toc_max_heading_level: Math.max(2, to) } : {}),
    };
  },
  prev: (value) => (value === false ? { pagination_prev: null } : {}),
  next: (value) => (value === false ? { pagination_next: null } : {}),
  editUrl: (value) => (value === false ? { custom_edit_url: null } : typeof value === 'string' ? { custom_edit_url: value } : {}),
  lastUpdated: (value) => (typeof value === 'string' ? { last_update: { date: value.slice(0, 10) } } : {}),
};

/** The banner and the hero, which front matter describes. */
function leadOf(data: { readonly [key: string]: unknown }): string {
  const banner = (data['banner'] ?? {}) as { readonly content?: unknown };
  const hero = data['hero'] as { readonly title?: unknown; readonly tagline?: unknown; readonly actions?: unknown } | undefined;
  const top = typeof banner.content === 'string' ? `:::note\n\n${banner.content.trim()}\n\n:::\n\n` : '';
  return top + (hero === undefined ? '' : writeHome({ hero: { ...hero, name: hero.title ?? data['title'] } }));
}

function lossesOf(folder: SiteFolder, config: Known, file: string, all: readonly string[]): readonly Loss[] {
  const plugins = listOf(config, 'plugins').flatMap((item) => textOf(item, 'calls') ?? []).filter((name) => name !== topicsPlugin);
  const components = entriesOf(config, 'components').map(([name]) => name);
  const own = folder.list('src/pages').filter((page) => /\.(?:astro|[jt]sx?|mdx?|html)$/.test(page));
  return [
    ...plugins.map((name) => configLoss(`the plugin ${name}`, file, 'It does nothing here.')),
    ...components.map((name) => configLoss(`a part of the theme (${name})`, file, 'It is not used; a theme of the site may do its work.')),
    ...(listOf(config, 'customCss').length > 0
      ? [configLoss('style sheets of the site', file, 'They are not loaded; a theme of the site may have them.')]
      : []),
    ...own.map((page) => configLoss('a page of Astro', page, 'It is left out; a page in React can be written here.')),
    ...all.filter((page) => page.endsWith('.mdoc')).map((page) => configLoss('a page in Markdoc', page, 'It is left out.')),
  ];
}
