import path from 'node:path';
import type { Json } from '@helpgen/model';
import { openCodeFolders } from '../convert/code-folders.ts';
import { vitePressRules } from '../convert/heading-rules.ts';
import { languageTag, localeCode } from '../convert/locale-code.ts';
import { configLoss, errorPageLoss, type ForeignFile, type ForeignPage, type ForeignSite, type Loss } from '../foreign-site.ts';
import { openComponents, vitePressModule, vitePressTemplate } from '../mdx/own-component.ts';
import { contentLoader } from '../mdx/vue-data.ts';
import { at, entriesOf, listOf, splitSiteAddress, textOf } from '../read/known-values.ts';
import { globOf } from '../read/glob.ts';
import { isRecord, type Known, type KnownFunction } from '../read/known.ts';
import { readScriptConfig } from '../read/script-config.ts';
import { openAliases } from '../read/vite-aliases.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { convertVitePressPage } from './convert-vitepress-page.ts';
import { importsIn, type ImportedName, type VitePressContext } from './vitepress-page.ts';
import { labelsOf, navTexts, readVitePressNav, type VitePressNav } from './vitepress-nav.ts';

/** The languages of the site, by the folders of their sources. */
interface VitePressLocales {
  readonly default: string;
  /** `folder` is empty for the language at the root. */
  readonly list: readonly { readonly code: string; readonly folder: string; readonly options: Known }[];
}

const configNames = [
  'config.ts',
  'config.mts',
  'config.js',
  'config.mjs',
  'config.cts',
  'config/index.ts',
  'config/index.mts',
  'config/index.js',
];

// Every site has one already.
const errorPage = '404.md';

/** Reads a site of VitePress; `undefined`: there is none in `folder`. */
export function readVitePress(folder: SiteFolder): ForeignSite | undefined {
  const base = ['.vitepress', 'docs/.vitepress'].find((place) => configNames.some((name) => folder.has(`${place}/${name}`)));
  const configFile = base === undefined ? undefined : configNames.map((name) => `${base}/${name}`).find((file) => folder.has(file));
  if (base === undefined || configFile === undefined) return undefined;
  const read = (file: string): Known => readScriptConfig(folder, file)['default'];
  const config = read(configFile);
  const project = base.replace(/\/?\.vitepress$/, '');
  const source = [project, (textOf(config, 'srcDir') ?? '').replace(/^\.\/|\/$/g, '')]
    .filter((part) => part !== '' && part !== '.')
    .join('/');
  const below = (path: string): string => (source === '' ? path : `${source}/${path}`);
  const isReading = (file: string): boolean =>
    !/(?:^|\/)(?:package(?:-lock)?\.json|pnpm-lock\.yaml|tsconfig\.json)$/.test(file) && !isExcluded(config, file);
  const paths = folder.list(source).map((file) => (source === '' ? file : file.slice(source.length + 1)));
  const rewritten = new Map(paths.map((path) => [path, rewrite(config, path)]));
  const locales = readLocales(config);
  const own = new Map<string, Known>();
  // Since VitePress 2 a folder may have a config of its own, which counts for the pages in it.
  for (const path of paths)
    if (/(?:^|\/)config\.m?[jt]s$/.test(path)) own.set(path.replace(/\/?config\.m?[jt]s$/, ''), read(below(path)));
  const pages = paths
    .filter((path) => path.endsWith('.md') && isReading(path) && !path.startsWith('public/') && path !== errorPage)
    .map((path) => placePage(config, locales, below(path), rewritten.get(path) ?? path));
  const files = paths.flatMap((path): ForeignFile[] => {
    if (path.endsWith('.md') || !isReading(path) || /(?:^|\/)config\.m?[jt]s$/.test(path)) return [];
    const to = path.startsWith('public/') ? `static/${path.slice('public/'.length)}` : placeOf(locales, rewritten.get(path) ?? path).to;
    return [{ from: below(path), to }];
  });
  const themeFiles = folder.list(base);
  const pictures = themeFiles.filter((file) => /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(file));
  files.push(...pictures.map((from) => ({ from, to: `docs/assets/${from.slice(base.length + 1)}` })));
  const newPaths = new Map([...pages, ...files].map(({ from, to }) => [from, to]));
  const themeOf = (folderName: string, options: Known): Known =>
    mergeTheme(at(config, 'themeConfig'), mergeTheme(at(own.get(folderName), 'themeConfig'), at(options, 'themeConfig')));
  const first = rootOf(locales);
  const rootTheme = themeOf(first?.folder ?? '', first?.options);
  const nav = readVitePressNav(rootTheme, pages, { code: locales.default, folder: first?.folder ?? '' });
  const labels = new Map(locales.list.map(({ code, folder: name, options }) => [code, labelsOf(themeOf(name, options))]));
  const hasMath = at(config, 'markdown', 'math') === true;
  const aliased = openAliases(folder, project, config);
  const resolve = (from: string, specifier: string): string | undefined =>
    aliased(specifier) ??
    folder.resolveModule(from, specifier.replace(/^@?\/(.*)$/, (_whole, name: string) => path.posix.relative(path.posix.dirname(from), below(name))));
  const registered = (name: string): string | undefined => themeFiles.find((file) => file.endsWith(`/${name}.vue`));
  const scripts = openComponents(folder, (from, specifier) => (/^(?:\.|@?\/)/.test(specifier) ? resolve(from, specifier) : aliased(specifier)), {
    registered,
    createContentLoader: contentLoader(folder, source, pages),
  });
  const themes = new Map(locales.list.map(({ code, folder: name, options }) => [code, themeOf(name, options)]));
  const codeFolder = openCodeFolders(folder);
  const componentAt = (page: ForeignPage, name: string, imported: ImportedName | undefined): KnownFunction | undefined => {
    const file = imported === undefined ? registered(name) : resolve(page.from, imported.from);
    return file === undefined || !/\.(?:vue|[jt]s)$/.test(file) ? undefined : scripts.component(file, imported?.exported ?? 'default');
  };
  // Values that a theme gives all pages.
  const themeText = themeFiles.filter((file) => /\/theme\/[^/]*\.m?[jt]s$/.test(file)).map((file) => folder.textAt(file) ?? '').join('\n');
  const contextIn = (page: ForeignPage, written: string): VitePressContext => {
    // A script in a comment is none.
    const text = written.replace(/<!--[\s\S]*?-->/g, '');
    return {
      sourceFolder: source,
      hasMath,
      newPath: (file) => newPaths.get(inside(folder, file)),
      textAt: (file) => folder.textAt(file),
      language: (code) => textOf(locales.list.find((locale) => locale.code === code)?.options, 'lang') ?? textOf(config, 'lang') ?? code,
      theme: (code) => themes.get(code),
      codeFolder,
      value: (expression) => scripts.inPage(page.from, vitePressModule(text, expression)),
      template(html) {
        const module = vitePressTemplate(text, html, registered);
        return module === undefined ? undefined : scripts.inPage(page.from, module);
      },
      isUnnamed: (name) => ![...text.matchAll(/<script\b[\s\S]*?<\/script>/g), themeText].some((script) => new RegExp(`\\b${name}\\b`).test(String(script))),
      withPart: (part) => contextIn(page, `${text}\n${part}`),
      component: (name) => componentAt(page, name, importsIn(text).find(({ local }) => local === name)),
      label: locales.list.length < 2 || page.address === undefined ? undefined : labels.get(page.locale)?.get(withoutEnding(page.address)),
    };
  };
  return {
    system: 'VitePress',
    root: folder.root,
    configFile,
    config: makeConfig({ config, own: own.get(''), locales, nav, theme: themeOf('', locales.list[0]?.options), themeOf }),
    pages,
    files,
    redirects: [],
    headings: vitePressRules,
    losses: [
      ...lossesOf({ config, theme: rootTheme, nav }, configFile, folder, pages, base),
      ...(paths.includes(errorPage) ? [errorPageLoss(below(errorPage))] : []),
    ],
    convert: (page, text) => convertVitePressPage(page, text, contextIn(page, text)),
  };
}

/** The path of `file` below the folder of the site, also where it leaves it and comes back. */
function inside({ root }: SiteFolder, file: string): string {
  return file.startsWith('../') ? path.relative(root, path.resolve(root, file)).replaceAll('\\', '/') : file;
}

function withoutEnding(address: string): string {
  return address.replace(/\.html$/, '').replace(/(?<=.)\/$/, '');
}

function mergeTheme(base: Known, over: Known): Known {
  return isRecord(base) && isRecord(over) ? { ...base, ...over } : (over ?? base);
}

function isExcluded(config: Known, file: string): boolean {
  // A folder that is left out is left out as a whole.
  const places = file.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'));
  return listOf(config, 'srcExclude').some((pattern) => typeof pattern === 'string' && places.some((place) => globOf(pattern).test(place)));
}

/** A group without a name is called by its number, in a rule and in what it becomes. */
function named(text: string): string {
  let count = 0;
  return text.replace(/(?<!:\w+)\(\.\*\)/g, () => `:_${String((count += 1))}*`);
}

/** What vitepress-versioning-plugin adds to the rules: `versions/1.0/a.md` is `1.0/a.md`, and a translation in it begins with its language. */
function versionRewrites(config: Known): readonly (readonly [string, Known])[] {
  const versioning = at(config, 'versioning');
  if (versioning === undefined || at(versioning, 'rewrites') === false) return [];
  const prefix = textOf(versioning, 'rewrites', 'localePrefix');
  const languages = prefix === undefined ? [] : [[`versions/:version/${prefix}/:locale/:rest*`, ':locale/:version/:rest*'] as const];
  return [...languages, ['versions/:rest*', ':rest*']];
}

/** `rewrites: { 'en/:rest*': ':rest*' }`, after path-to-regexp. */
function rewrite(config: Known, path: string): string {
  for (const [from, to] of [...versionRewrites(config), ...entriesOf(config, 'rewrites')]) {
    if (typeof to !== 'string') continue;
    const names: string[] = [];
    const source = named(from)
      .replace(/[.+^${}|[\]\\]/g, '\\$&')
      .replace(/:(\w+)(\([^)]*\))?(\*?)/g, (_whole, name: string, own: string | undefined, star: string) => {
        names.push(name);
        return own ?? (star === '*' ? '(.*)' : '([^/]+)');
      });
    const match = new RegExp(`^${source}$`).exec(path);
    if (match !== null) return named(to).replace(/:(\w+)\*?/g, (_whole, name: string) => match[names.indexOf(name) + 1] ?? '');
  }
  return path;
}

function readLocales(config: Known): VitePressLocales {
  const entries = entriesOf(config, 'locales');
  const codeOf = (key: string, options: Known): string =>
    key === 'root' ? localeCode('', textOf(options, 'lang') ?? textOf(config, 'lang') ?? 'en') : localeCode(key, textOf(options, 'lang'));
  if (entries.length === 0) {
    const code = codeOf('root', undefined);
    return { default: code, list: [{ code, folder: '', options: undefined }] };
  }
  const list = entries.map(([key, options]) => ({ code: codeOf(key, options), folder: key === 'root' ? '' : key, options }));
  return { default: (list.find(({ folder }) => folder === '') ?? list[0])?.code ?? 'en', list };
}

/** The language at the root, or else the first one, which stands there in the new site. */
function rootOf({ list, default: main }: VitePressLocales): VitePressLocales['list'][number] | undefined {
  return list.find(({ code }) => code === main);
}

function placeOf(
  { list, default: main }: VitePressLocales,
  path: string,
): { readonly locale: string; readonly path: string; readonly to: string; readonly root: string } {
  const locale = list.find(({ folder }) => folder !== '' && path.startsWith(`${folder}/`));
  if (locale === undefined || locale.code === main) return { locale: main, path, to: `docs/${path}`, root: '/' };
  const inner = path.slice(locale.folder.length + 1);
  return { locale: locale.code, path: inner, to: `i18n/${locale.code}/docs/${inner}`, root: `/${locale.folder}/` };
}

function placePage(config: Known, locales: VitePressLocales, from: string, rewritten: string): ForeignPage {
  const { locale, path, to, root } = placeOf(locales, rewritten);
  const bare = path.replace(/\.md$/, '');
  const isIndex = /(?:^|\/)index$/.test(bare);
  const route = isIndex ? bare.replace(/index$/, '') : at(config, 'cleanUrls') === true ? bare : `${bare}.html`;
  // `[name].md` is a page for each value of a script, and a part is what pages include.
  const hasAddress = !/\[[^\]]+\]/.test(path) && !path.split('/').some((name) => /^[_.]/.test(name) || name === 'parts');
  return { from, to, path, address: hasAddress ? root + route : undefined, root, locale };
}

interface ConfigParts {
  readonly config: Known;
  readonly own: Known;
  readonly locales: VitePressLocales;
  readonly nav: ReturnType<typeof readVitePressNav>;
  readonly theme: Known;
  /** The theme's options in the language whose folder is `name`. */
  readonly themeOf: (name: string, options: Known) => Known;
}

function makeConfig({ config, own, locales, nav, theme, themeOf }: ConfigParts): { readonly [key: string]: Json } {
  const { url } = splitSiteAddress(textOf(config, 'sitemap', 'hostname'));
  // What is said of the language at the root may be said nowhere else.
  const root = rootOf(locales)?.options;
  const title = textOf(config, 'title') ?? textOf(own, 'title') ?? textOf(root, 'title') ?? textOf(theme, 'siteTitle') ?? 'Documentation';
  const tagline = textOf(config, 'description') ?? textOf(own, 'description') ?? textOf(root, 'description');
  const logo = textOf(theme, 'logo') ?? textOf(theme, 'logo', 'src') ?? textOf(theme, 'logo', 'light');
  const dark = textOf(theme, 'logo', 'dark');
  const icon = listOf(config, 'head').find((item) => Array.isArray(item) && textOf((item as readonly Known[])[1], 'rel') === 'icon') as
    readonly Known[] | undefined;
  const favicon = textOf(icon?.[1], 'href');
  const copyright = [textOf(theme, 'footer', 'message'), textOf(theme, 'footer', 'copyright')]
    .filter((line) => line !== undefined)
    .join('<br>');
  // Paths of pages begin with the folder of the documents here.
  const editFolder = /^(https?:.*?\/)(?:docs\/)?:path$/.exec(textOf(theme, 'editLink', 'pattern') ?? '')?.[1];
  const social = listOf(theme, 'socialLinks').flatMap((item): readonly Json[] => {
    const [href, name] = [textOf(item, 'link'), textOf(item, 'icon')];
    return href === undefined || name === undefined
      ? []
      : [{ label: name.charAt(0).toUpperCase() + name.slice(1), href, position: 'right' }];
  });
  const localeMenu: readonly Json[] = locales.list.length > 1 ? [{ type: 'localeDropdown', position: 'right' }] : [];
  const list = locales.list.map(({ code, folder, options }): Json => {
    const [lang, label, dir] = [languageTag(textOf(options, 'lang') ?? ''), textOf(options, 'label'), textOf(options, 'dir')];
    const named = { ...(label === undefined ? {} : { label }), ...(lang === undefined || lang === code ? {} : { htmlLang: lang }) };
    const said = Object.entries(code === locales.default ? {} : navTexts(themeOf('', root), themeOf(folder, options)));
    // The names of groups in a menu are nowhere here.
    const texts = Object.fromEntries(said.filter(([entry]) => JSON.stringify(nav.items).includes(JSON.stringify(entry))));
    return {
      code,
      ...named,
      ...(Object.keys(texts).length === 0 ? {} : { texts }),
      ...(dir === 'rtl' ? { direction: dir } : {}),
      ...(folder === '' || folder === code ? {} : { path: folder }),
    };
  });
  return {
    title,
    ...(tagline === undefined ? {} : { tagline }),
    url,
    basePath: textOf(config, 'base') ?? '/',
    ...(favicon === undefined ? {} : { favicon: local(favicon) }),
    locales: { default: locales.default, list },
    sidebars: nav.sidebars,
    navbar: {
      title: textOf(theme, 'siteTitle') ?? title,
      ...(logo === undefined ? {} : { logo: { src: local(logo), ...(dark === undefined ? {} : { srcDark: local(dark) }) } }),
      items: [...nav.items, ...localeMenu, ...social, { type: 'search', position: 'right' }],
    },
    ...(copyright === '' ? {} : { footer: { copyright } }),
    ...colorMode(at(config, 'appearance')),
    ...(editFolder === undefined ? {} : { editUrl: editFolder }),
    ...(at(config, 'lastUpdated') === true ? { lastUpdate: { time: true } } : {}),
  };
}

/** Readers see the mode of their system unless the config says otherwise. */
function colorMode(appearance: Known): { readonly [key: string]: Json } {
  if (appearance === false || appearance === 'force-dark')
    return { colorMode: { defaultMode: appearance === false ? 'light' : 'dark', disableSwitch: true } };
  return { colorMode: appearance === 'dark' ? { defaultMode: 'dark' } : { respectPrefersColorScheme: true } };
}

/** A file of the static folder, which addresses begin with a slash. */
function local(file: string): string {
  return file.replace(/^\//, '');
}

function lossesOf(
  { config, theme, nav }: { readonly config: Known; readonly theme: Known; readonly nav: VitePressNav },
  file: string,
  folder: SiteFolder,
  pages: readonly ForeignPage[],
  base: string,
): readonly Loss[] {
  const ownTheme = ['theme/index.ts', 'theme/index.js', 'theme/index.mts'].map((name) => `${base}/${name}`).find((name) => folder.has(name));
  return [
    ...(ownTheme === undefined ? [] : [configLoss('a theme of the site', ownTheme, 'It is not used; a theme of the site may do its work.')]),
    ...(isUntold(theme, 'sidebar', nav.isGenerated) ? [configLoss('the sidebar', file, 'Only running the site would tell; it is made of the folders.')] : []),
    ...(isUntold(theme, 'nav', nav.items.length === 0)
      ? [configLoss('the entries of the navbar', file, 'Only running the site would tell; they are left out.')]
      : []),
    ...(isRecord(at(config, 'vite')) ? [configLoss('options of Vite', file, 'They are left out.')] : []),
    ...(typeof at(config, 'transformPageData') === 'function' ? [configLoss('a hook (transformPageData)', file, 'It does not run.')] : []),
    ...pages
      .filter(({ path }) => /\[[^\]]+\]/.test(path))
      .map(({ from }) =>
        configLoss('a page that is made by a script', from, 'It is taken over as a part, without an address; a preset may make its pages.'),
      ),
  ];
}

/** Whether `theme` says something at `key` of which nothing came, because it cannot be known without running it. */
function isUntold(theme: Known, key: string, isNothing: boolean): boolean {
  const value = at(theme, key);
  const isSaid = isRecord(theme) && Object.hasOwn(theme, key) && value !== false && value !== null && !(Array.isArray(value) && value.length === 0);
  return isSaid && isNothing;
}
