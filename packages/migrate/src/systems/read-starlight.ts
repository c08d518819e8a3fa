import path from 'node:path';
import { partsBeside } from '../convert/parts-beside.ts';
import { openCodeFolders } from '../convert/code-folders.ts';
import type { KeyRule } from '../convert/convert-front-matter.ts';
import { githubRules } from '../convert/heading-rules.ts';
import { configLoss, type ForeignFile, type ForeignSite, type Loss, type Redirect } from '../foreign-site.ts';
import { convertMdxPage } from '../mdx/convert-mdx.ts';
import { openComponents } from '../mdx/own-component.ts';
import { drawnFences } from '../mdx/drawn-fences.ts';
import { openPlugins, packageOf } from '../mdx/site-plugins.ts';
import { at, entriesOf, listOf, splitSiteAddress, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import { readScriptConfig } from '../read/script-config.ts';
import { openCollections } from './astro-content.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { blogPlugin, blogRules, readStarlightBlogs } from './starlight-blog.ts';
import { faviconOf, logosOf, makeConfig, topicsPlugin } from './starlight-config.ts';
import { readStarlightDocs, siteFolderOf } from './starlight-docs.ts';
import { mainFolder, placeOf, placePage, readLocales, withoutMainFolder, wordsOf } from './starlight-locales.ts';
import { writeHome } from './vitepress-home.ts';

const configNames = ['astro.config.mjs', 'astro.config.ts', 'astro.config.js', 'astro.config.mts'];
// What an import may leave out.
const endings = ['', '.mdx', '.md', '.astro', '.ts', '.tsx', '.js', '.jsx', '.json', '/index.ts', '/index.js'];

/** Reads a site of Starlight; `undefined`: there is none in `folder`. */
export function readStarlight(folder: SiteFolder): ForeignSite | undefined {
  const configFile = configNames.find((name) => folder.has(name));
  if (configFile === undefined) return undefined;
  const astro = readScriptConfig(folder, configFile)['default'];
  const options = starlightOptions(listOf(astro, 'integrations'));
  if (options === undefined) return undefined;
  const [config] = options;
  const locales = readLocales(config);
  const src = siteFolderOf(textOf(astro, 'srcDir')) ?? 'src';
  const statics = siteFolderOf(textOf(astro, 'publicDir')) ?? 'public';
  const docs = readStarlightDocs(folder, src);
  const below = (file: string): string => file.slice(docs.place.length + 1);
  const all = folder.list(docs.place);
  const pages = [
    ...all
      .filter((file) => /\.mdx?$/.test(file) && !/\/404\.mdx?$/.test(file) && docs.isShown(below(file)))
      .map((file) => placePage(folder, locales, { from: file, below: below(file) })),
    ...partsBeside(folder, locales.default, (file) => [`${docs.place}/`, `${src}/content/`, `${src}/pages/`].some((place) => file.startsWith(place)), src),
  ];
  const resolve = openImports(folder, src);
  const files: ForeignFile[] = [
    ...signs(folder, config, (name) => resolve(configFile, name)),
    ...all
      // What other generators read of a folder is nothing to Starlight, and would be something here.
      .filter((file) => !/\.(?:mdx?|mdoc)$|\/_category_\.(?:json|ya?ml)$/.test(file))
      .map((from) => ({ from, to: placeOf(locales, below(from)).to })),
    ...folder.list(statics).map((from) => ({ from, to: `static/${from.slice(statics.length + 1)}` })),
    ...imagesBeside(folder, src),
  ];
  const newPaths = new Map([...files, ...pages].map(({ from, to }) => [from, to]));
  const { url } = splitSiteAddress(textOf(astro, 'site'));
  const site = url + path.posix.join('/', textOf(astro, 'base') ?? '', '/');
  const scripts = openComponents(folder, resolve, { wordsIn: wordsOf(folder, src, locales), collections: openCollections(folder, `${src}/content`), site });
  const codeFolder = openCodeFolders(folder);
  const processor = listOf(astro, 'markdown', 'processor', 'args')[0];
  const remark = [...listOf(astro, 'markdown', 'remarkPlugins'), ...listOf(processor, 'remarkPlugins')];
  const packages = [...remark, ...listOf(astro, 'integrations')].flatMap((item) => packageOf(item) ?? []);
  const context = {
    hasMath: packages.includes('remark-math'),
    drawnFences: drawnFences(packages),
    plugins: openPlugins(remark),
    newPath: (file: string) => newPaths.get(file),
    textAt: (file: string) => folder.textAt(file),
    resolve,
    codeFolder,
    ...scripts,
  };
  const ids = new Map(
    pages
      .filter(({ locale, address }) => locale === locales.default && address !== undefined)
      .map(({ address = '', movesTo = address, path: own }) => [movesTo.replace(/^\/|\/$/g, ''), own.replace(/\.md$/, '')]),
  );
  const blogs = readStarlightBlogs({ folder, pages, main: locales.default }, config);
  const rules = blogs.navbar.length === 0 ? headRules : { ...headRules, ...blogRules };
  return {
    system: 'Starlight',
    root: folder.root,
    configFile,
    config: {
      ...(context.hasMath ? {} : { markdown: { math: false } }),
      ...makeConfig({ astro, config, locales, ids, favicon: faviconOf(folder, config, statics), blogs: blogs.navbar }),
    },
    pages,
    files,
    made: blogs.made,
    redirects: [...readRedirects(astro), ...blogs.redirects],
    headings: githubRules,
    hidesDrafts: true,
    losses: lossesOf(folder, { config, configFile, src, all }),
    convert(page, text) {
      const converted = convertMdxPage(
        text,
        { page, ...context },
        { rules, isMdx: (file) => file.endsWith('.mdx'), lead: (data) => leadOf(data) + blogs.byline(data) },
      );
      return { ...converted, text: withoutMainFolder(converted.text, mainFolder(locales)) };
    },
  };
}

/** What Starlight is given, by itself or by an integration that brings it along (starlight-plugin-icons); `undefined`: it is not there. */
function starlightOptions(integrations: readonly Known[]): readonly Known[] | undefined {
  const own = integrations.find((item) => textOf(item, 'calls')?.startsWith('@astrojs/starlight') === true);
  if (own !== undefined) return listOf(own, 'args');
  const wrapped = integrations.map((item) => at(listOf(item, 'args')[0], 'starlight')).find(isRecord);
  return wrapped === undefined ? undefined : [wrapped];
}

/** Finds the file that another one imports. */
function openImports(folder: SiteFolder, src: string): (from: string, specifier: string) => string | undefined {
  const aliases = readAliases(folder, src);
  return (from, specifier) => {
    const alias = aliases.find(({ prefix }) => specifier.startsWith(prefix));
    const file =
      alias === undefined
        ? specifier.startsWith('.')
          ? path.posix.join(path.posix.dirname(from), specifier)
          : undefined
        : alias.folder + specifier.slice(alias.prefix.length);
    return file === undefined ? undefined : endings.map((ending) => file + ending).find((name) => folder.has(name));
  };
}

/** Images and films among the sources, which pages import. */
function imagesBeside(folder: SiteFolder, src: string): readonly ForeignFile[] {
  return folder
    .list(src)
    .filter((file) => !file.startsWith(`${src}/content/`) && /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf)$/i.test(file))
    .map((from) => ({ from, to: `docs/assets/${from.slice(src.length + 1).replace(/^assets\//, '')}` }));
}

/** Folders that imports name by a sign: `~/` and those of `tsconfig.json`. */
function readAliases(folder: SiteFolder, src: string): readonly { readonly prefix: string; readonly folder: string }[] {
  const config = folder.jsonAt('tsconfig.json') as Known;
  const base = textOf(config, 'compilerOptions', 'baseUrl') ?? '.';
  const own = entriesOf(config, 'compilerOptions', 'paths').flatMap(([from, targets]) => {
    const [target] = Array.isArray(targets) ? (targets as readonly Known[]) : [];
    return typeof target === 'string' && from.endsWith('*')
      ? [{ prefix: from.slice(0, -1), folder: path.posix.join(base, target.replace(/\*$/, '_')).slice(0, -1) }]
      : [];
  });
  // To Vite an address from the root is one from the folder of the site.
  return [...own, { prefix: '~/', folder: `${src}/` }, { prefix: '@/', folder: `${src}/` }, { prefix: '/', folder: '' }];
}

/** Logo and icon are asked for in the static folder. */
function signs(folder: SiteFolder, config: Known, resolve: (name: string) => string | undefined): readonly ForeignFile[] {
  return logosOf(config).flatMap((written) => {
    const file = folder.has(written) ? written : resolve(written);
    return file === undefined ? [] : [{ from: file, to: `static/${path.posix.basename(file)}` }];
  });
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

interface LossyParts {
  readonly config: Known;
  readonly configFile: string;
  readonly src: string;
  /** The files in the folder of the documents. */
  readonly all: readonly string[];
}

function lossesOf(folder: SiteFolder, { config, configFile: file, src, all }: LossyParts): readonly Loss[] {
  const plugins = listOf(config, 'plugins').flatMap((item) => textOf(item, 'calls') ?? []).filter((name) => name !== topicsPlugin && name !== blogPlugin);
  const components = entriesOf(config, 'components').map(([name]) => name);
  const own = folder.list(`${src}/pages`).filter((page) => /\.(?:astro|[jt]sx?|mdx?|html)$/.test(page));
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
