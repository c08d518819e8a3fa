import type { Json } from '@helpgen/model';
import { convertFrontMatter, type KeyRule } from '../convert/convert-front-matter.ts';
import { pymdownRules, pythonRules, pythonUnicodeRules } from '../convert/heading-rules.ts';
import { convertPythonBlocks } from '../convert/python-blocks.ts';
import { convertPythonInlines } from '../convert/python-inlines.ts';
import { collectLosses, offsetInOriginal, relativePath } from '../convert/page-losses.ts';
import type { ConvertedText, ForeignFile, ForeignPage, ForeignSite, HeadingRules, Loss, Redirect } from '../foreign-site.ts';
import { at, entriesOf, listOf, splitSiteAddress, textOf } from '../read/known-values.ts';
import { parseTomlConfig, parseYamlConfig } from '../read/parse-config.ts';
import { isRecord, type Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { lineAt } from '../rewrite.ts';
import { blogPages, listPosts, postViews, readMkdocsPosts } from './mkdocs-blog.ts';
import { convertShortcodes, hasShortcodes } from './mkdocs-shortcodes.ts';
import { readMkdocsNav } from './mkdocs-nav.ts';

const configNames = ['mkdocs.yml', 'mkdocs.yaml', 'zensical.toml'];

/** What is known of the site while its pages are converted. */
interface MkdocsSite {
  readonly folder: SiteFolder;
  readonly config: Known;
  readonly docs: string;
  readonly extensions: ReadonlyMap<string, Known>;
  readonly locales: MkdocsLocales;
  /** Where the text at a path of the old site lies in the new one. */
  readonly newPaths: ReadonlyMap<string, string>;
  readonly extraFiles: Map<string, string>;
}

/** The languages of mkdocs-static-i18n. */
interface MkdocsLocales {
  readonly default: string;
  readonly codes: readonly string[];
  readonly structure: 'none' | 'folder' | 'suffix';
}

/** Reads a site of MkDocs, or of Zensical, which is its successor; `undefined`: there is none in `folder`. */
export function readMkdocs(folder: SiteFolder): ForeignSite | undefined {
  const configFile = configNames.find((name) => folder.has(name));
  if (configFile === undefined) return undefined;
  const config = readConfig(folder, configFile);
  const docs = (textOf(config, 'docs_dir') ?? 'docs').replace(/^\.\/|\/$/g, '');
  const extensions = new Map(namedEntries(at(config, 'markdown_extensions')));
  const locales = readLocales(config);
  const files = folder.list(docs).filter((file) => !isLeftOut(config, file.slice(docs.length + 1)));
  const posts = readMkdocsPosts(folder, pluginOf(config, 'blog'), hasBlog(config), docs);
  const pages = files
    .filter((file) => /\.(?:md|markdown)$/.test(file))
    .map((file) => {
      const page = placePage(config, locales, docs, file);
      const post = posts.find(({ from }) => from === file);
      return post === undefined ? page : { ...page, address: post.address };
    });
  const newPaths = new Map(pages.map(({ from, to }) => [from, to]));
  const site: MkdocsSite = { folder, config, docs, extensions, locales, newPaths, extraFiles: new Map() };
  const assets = files
    .filter((file) => !/\.(?:md|markdown)$/.test(file))
    .map((file): ForeignFile => ({ from: file, to: `docs/${file.slice(docs.length + 1)}` }));
  // What the frame of the pages shows is asked for in the static folder.
  const signs = [textOf(config, 'theme', 'logo'), textOf(config, 'theme', 'favicon')].flatMap((file): readonly ForeignFile[] =>
    file !== undefined && folder.has(`${docs}/${file}`) ? [{ from: `${docs}/${file}`, to: `static/${file}` }] : [],
  );
  const losses = lossesOf(config, configFile);
  const isShortcoded = hasShortcodes(folder, config);
  const nav = readMkdocsNav(config, pages, new Set(textList(config, 'theme', 'features')), (path) =>
    titleOf(folder.textAt(`${docs}/${path}`) ?? '', path),
  );
  return {
    system: 'MkDocs',
    root: folder.root,
    configFile,
    config: makeConfig(config, locales, nav),
    pages,
    files: [...assets, ...signs],
    redirects: [...readRedirects(config, pages), ...blogPages(posts)],
    made: postViews(posts).map((view) => ({ path: `docs/${view.path}`, content: `# ${view.title}\n\n${listPosts(view.posts)}\n` })),
    headings: headingRules(extensions),
    losses: [
      ...losses,
      ...nav.losses.map((text): Loss => ({ construct: text, file: configFile, line: 1, fate: 'It is not in the sidebar.' })),
    ],
    convert(page, text) {
      const isBlog = posts.some(({ blog }) => blog === page.address);
      const known = isShortcoded ? convertShortcodes(text) : text;
      return convertPage(site, page, isBlog ? `${known.trimEnd()}\n\n${listPosts(posts)}\n` : known);
    },
  };
}

function readConfig(folder: SiteFolder, file: string): Known {
  const text = folder.textAt(file) ?? '';
  if (file.endsWith('.toml')) return at(parseTomlConfig(text), 'project');
  const own = parseYamlConfig(text);
  const base = textOf(own, 'INHERIT');
  return base === undefined || !isRecord(own) ? own : merge(readConfig(folder, base.replace(/^\.\//, '')), own);
}

function merge(base: Known, own: Known): Known {
  if (!isRecord(base) || !isRecord(own)) return own;
  return { ...base, ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, merge(base[key], value)])) };
}

/** A list of names, each perhaps with options, or a mapping from names to options, nested as TOML has it. */
function* namedEntries(value: Known): Generator<readonly [string, Known]> {
  if (isRecord(value)) {
    for (const [name, options] of Object.entries(value)) {
      if (name !== 'pymdownx') yield [name, options];
      else for (const [inner, own] of entriesOf(options)) yield [`pymdownx.${inner}`, own];
    }
  }
  for (const item of Array.isArray(value) ? (value as readonly Known[]) : []) {
    if (typeof item === 'string') yield [item, undefined];
    else for (const entry of entriesOf(item)) yield entry;
  }
}

function pluginOf(config: Known, name: string): Known {
  return new Map(namedEntries(at(config, 'plugins'))).get(name);
}

function hasBlog(config: Known): boolean {
  return [...namedEntries(at(config, 'plugins'))].some(([name]) => name.replace('material/', '') === 'blog');
}

function readLocales(config: Known): MkdocsLocales {
  const language = textOf(config, 'theme', 'language') ?? 'en';
  const options = pluginOf(config, 'i18n');
  const languages = listOf(options, 'languages').filter((item) => at(item, 'build') !== false);
  if (languages.length === 0) return { default: language, codes: [language], structure: 'none' };
  const main = languages.find((item) => at(item, 'default') === true) ?? languages[0];
  const codes = languages.flatMap((item) => textOf(item, 'locale') ?? []);
  return {
    default: textOf(main, 'locale') ?? language,
    codes,
    structure: textOf(options, 'docs_structure') === 'folder' ? 'folder' : 'suffix',
  };
}

/** Files that MkDocs does not show: hidden ones, and those that `exclude_docs` names plainly. */
function isLeftOut(config: Known, path: string): boolean {
  const excluded = (textOf(config, 'exclude_docs') ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isNamed = excluded.some(
    (pattern) => !pattern.includes('*') && (path === pattern.replace(/^\//, '') || path.startsWith(`${pattern.replace(/^\/|\/$/g, '')}/`)),
  );
  return isNamed || path.split('/').some((name) => name.startsWith('.'));
}

function placePage(config: Known, locales: MkdocsLocales, docs: string, from: string): ForeignPage {
  const { locale, path } = localOf(locales, from.slice(docs.length + 1).replace(/\.markdown$/, '.md'));
  const root = locale === locales.default ? '/' : `/${locale}/`;
  const bare = path.replace(/\.md$/, '');
  const isIndex = /(?:^|\/)(?:index|README)$/.test(bare);
  const route = isIndex ? bare.replace(/(?:index|README)$/, '') : at(config, 'use_directory_urls') === false ? `${bare}.html` : `${bare}/`;
  const to = locale === locales.default ? `docs/${path}` : `i18n/${locale}/docs/${path}`;
  // A name that begins with `_` would be a part here.
  const isHidden = path.split('/').some((name) => name.startsWith('_'));
  return {
    from,
    to: isHidden ? to.replaceAll('/_', '/') : to,
    path: isHidden ? path.replace(/(^|\/)_/g, '$1') : path,
    address: root + route,
    root,
    locale,
  };
}

function localOf({ structure, codes, default: main }: MkdocsLocales, path: string): { readonly locale: string; readonly path: string } {
  if (structure === 'folder') {
    const [first = ''] = path.split('/');
    return codes.includes(first) ? { locale: first, path: path.slice(first.length + 1) } : { locale: main, path };
  }
  const suffix = structure === 'suffix' ? /\.([\w-]+)\.md$/.exec(path)?.[1] : undefined;
  if (suffix === undefined || !codes.includes(suffix)) return { locale: main, path };
  return { locale: suffix, path: path.replace(/\.[\w-]+\.md$/, '.md') };
}

function makeConfig(config: Known, locales: MkdocsLocales, nav: ReturnType<typeof readMkdocsNav>): { readonly [key: string]: Json } {
  const { url, basePath } = splitSiteAddress(textOf(config, 'site_url'));
  const repository = textOf(config, 'repo_url');
  const edit = textOf(config, 'edit_uri');
  const copyright = textOf(config, 'copyright');
  const logo = textOf(config, 'theme', 'logo');
  const favicon = textOf(config, 'theme', 'favicon');
  const title = textOf(config, 'site_name') ?? 'Documentation';
  const links = listOf(config, 'extra', 'social').flatMap((item): readonly Json[] => {
    const link = textOf(item, 'link');
    const label = textOf(item, 'name') ?? textOf(item, 'icon')?.replace(/^.*\//, '') ?? '';
    return link === undefined || label === '' ? [] : [{ label: label.charAt(0).toUpperCase() + label.slice(1), href: link }];
  });
  const items: Json[] = [...nav.navbar, ...(locales.codes.length > 1 ? [{ type: 'localeDropdown', position: 'right' }] : [])];
  if (repository !== undefined)
    items.push({ label: textOf(config, 'repo_name') ?? repository.replace(/^https?:\/\//, ''), href: repository, position: 'right' });
  return {
    title,
    ...(textOf(config, 'site_description') === undefined ? {} : { tagline: textOf(config, 'site_description') ?? '' }),
    url,
    basePath,
    ...(favicon === undefined ? {} : { favicon }),
    locales: { default: locales.default, list: locales.codes.map((code) => ({ code })) },
    sidebars: nav.sidebars,
    navbar: { title, ...(logo === undefined ? {} : { logo: { src: logo } }), items: [...items, { type: 'search', position: 'right' }] },
    ...(copyright === undefined && links.length === 0 ? {} : { footer: { links, copyright: copyright ?? '' } }),
    ...(repository === undefined || edit === undefined
      ? {}
      : { editUrl: `${repository.replace(/\/$/, '')}/${edit.replace(/^\//, '').replace(/\/?$/, '/')}` }),
  };
}

function readRedirects(config: Known, pages: readonly ForeignPage[]): readonly Redirect[] {
  const addresses = new Map(pages.map(({ path, address }) => [path, address]));
  return entriesOf(pluginOf(config, 'redirects'), 'redirect_maps').flatMap(([from, to]) => {
    if (typeof to !== 'string') return [];
    const [file = '', hash] = to.split('#');
    const target = /^https?:/.test(to) ? to : addresses.get(file.replace(/\.markdown$/, '.md'));
    const old = `/${from.replace(/\.(?:md|markdown)$/, '').replace(/(^|\/)(?:index|README)$/, '$1')}`;
    return target === undefined ? [] : [{ from: old, to: hash === undefined || /^https?:/.test(to) ? target : `${target}#${hash}` }];
  });
}

function headingRules(extensions: ReadonlyMap<string, Known>): HeadingRules {
  const slugify = at(extensions.get('toc'), 'slugify');
  const name = typeof slugify === 'string' ? slugify : textOf(slugify, 'object');
  const letterCase = textOf(slugify, 'kwds', 'case');
  if (name !== undefined && /slugify_unicode/.test(name)) return pythonUnicodeRules;
  if (slugify === undefined || slugify === null) return pythonRules;
  return pymdownRules(letterCase ?? (name !== undefined && /uslugify(?!_cased)/.test(name) ? 'lower' : undefined));
}

// Plugins whose work is done here without them, or which change nothing that readers see.
const knownPlugins = new Set(
  (
    'search blog redirects i18n minify git-revision-date-localized git-revision-date awesome-pages awesome-nav literate-nav section-index offline ' +
    'optimize privacy glightbox meta tags exclude macros info'
  ).split(' '),
);

function lossesOf(config: Known, file: string): readonly Loss[] {
  const loss = (construct: string, fate: string): Loss => ({ construct, file, line: 1, fate });
  const plugins = [...namedEntries(at(config, 'plugins'))]
    .map(([name]) => name)
    .filter((name) => !knownPlugins.has(name.replace(/^material\//, '')));
  const has = (key: string): boolean => listOf(config, key).length > 0;
  return [
    ...plugins.map((name) => loss(`the plugin ${name}`, 'It does nothing here.')),
    ...(has('hooks') ? [loss('hooks in Python', 'They do not run; a preset may do their work.')] : []),
    ...(has('extra_css') ? [loss('style sheets of the site', 'They are not loaded; a theme of the site may have them.')] : []),
    ...(has('extra_javascript') ? [loss('scripts of the site', 'They are not loaded; a theme of the site may have them.')] : []),
    ...(textOf(config, 'theme', 'custom_dir') === undefined
      ? []
      : [loss('templates of the site (custom_dir)', 'They are not used; a theme of the site may do their work.')]),
  ];
}

/** What the page with `text` is called: by its front matter, its heading, or its file. */
function titleOf(text: string, path: string): string {
  const title = /^---\n(?:[\s\S]*?\n)?title:[ \t]*["']?(.+?)["']?[ \t]*\n[\s\S]*?^---/m.exec(text)?.[1];
  const heading = /^#[ \t]+(.+?)[ \t]*(?:\{[^}]*\})?$/m.exec(text)?.[1]?.replace(/[`*_]/g, '');
  return title ?? heading ?? path.replace(/(?:\/index)?\.md$/, '').replace(/^.*\//, '');
}

function textList(config: Known, ...keys: readonly string[]): readonly string[] {
  return listOf(config, ...keys).filter((item) => typeof item === 'string');
}

const headRules: { readonly [key: string]: KeyRule } = {
  hide: (value) => {
    const parts = Array.isArray(value) ? value.map(String) : [];
    return {
      ...(parts.includes('toc') ? { hide_table_of_contents: true } : {}),
      ...(parts.includes('navigation') ? { displayed_sidebar: null } : {}),
    };
  },
  date: (value) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? { last_update: { date: value } } : {}),
  search: () => ({}),
  status: () => ({}),
  icon: () => ({}),
  template: () => ({}),
  subtitle: () => ({}),
};

function convertPage(site: MkdocsSite, page: ForeignPage, text: string): ConvertedText {
  const { losses, note, noteHarmless, noteLine, noteKey } = collectLosses(page.from, text);
  const converted = convertFrontMatter(text, headRules);
  if (converted.isBroken) note('front matter that is no YAML', 0, 'It stays as it is.');
  for (const key of converted.unknown) noteKey(key);
  const body = text.slice(converted.bodyStart);
  const lineOffset = lineAt(text, converted.bodyStart) - 1;
  const blocks = convertPythonBlocks(body, {
    language: page.locale,
    annotatesCode: textList(site.config, 'theme', 'features').includes('content.code.annotate'),
    includePath: (name) => includePath(site, page, name),
    readSnippet: (name) => readSnippet(site, name),
    note: (construct, line, fate) => noteLine(construct, line + 1 + lineOffset, fate),
  });
  const isReading = (extension: string): boolean =>
    site.extensions.has(extension) || site.extensions.has(`pymdownx.${extension}`) || site.extensions.has('pymdownx.extra');
  const hasMacros = [...namedEntries(at(site.config, 'plugins'))].some(([name]) => name === 'macros');
  const appended = appendSnippets(site, blocks);
  const inlines = convertPythonInlines(appended, {
    has: isReading,
    variable: hasMacros ? (name) => variableOf(at(site.config, 'extra'), name) : undefined,
    note: (construct, offset, fate) => note(construct, offsetInOriginal(text, appended, offset), fate),
    noteHarmless: (construct, offset, fate) => noteHarmless(construct, offsetInOriginal(text, appended, offset), fate),
  });
  return { text: `${converted.head}${inlines}`, losses };
}

function variableOf(extra: Known, name: string): string | undefined {
  const value = at(extra, ...name.split('.'));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** What stands behind every page (`auto_append`): here only the definitions of links and abbreviations that the page names. */
function appendSnippets({ extensions, folder }: MkdocsSite, text: string): string {
  const files = listOf(extensions.get('pymdownx.snippets'), 'auto_append').filter((item) => typeof item === 'string');
  const lines = files.flatMap((file) => (folder.textAt(file) ?? '').split('\n'));
  const used = lines.filter((line) => {
    const [, link, short] = /^\s*(?:\[([^\]]+)\]:|\*\[([^\]]+)\]:)/.exec(line) ?? [];
    if (short !== undefined) return text.includes(short);
    return link !== undefined && (text.includes(`[${link}]`) || text.toLowerCase().includes(`[${link.toLowerCase()}]`));
  });
  return used.length === 0 ? text : `${text.trimEnd()}\n\n${used.map((line) => line.trim()).join('\n')}\n`;
}

/** The file of the old site that a snippet names, below the folders in which the extension looks. */
function findSnippet({ folder, extensions, docs }: MkdocsSite, name: string): string | undefined {
  const options = at(extensions.get('pymdownx.snippets'), 'base_path');
  const bases = (Array.isArray(options) ? (options as readonly Known[]) : [options]).filter((item) => typeof item === 'string');
  return [...bases, '.', docs].map((base) => `${base}/${name}`.replace(/^\.\//, '').replaceAll('//', '/')).find((file) => folder.has(file));
}

function includePath(site: MkdocsSite, page: ForeignPage, name: string): string | undefined {
  const file = findSnippet(site, name);
  if (file === undefined || !site.newPaths.has(file))
    return file?.startsWith(`${site.docs}/`) === true ? relativePath(page.to, `docs/${file.slice(site.docs.length + 1)}`) : undefined;
  return relativePath(page.to, site.newPaths.get(file) ?? file);
}

/** The lines of `name`, `file` or `file:2:5` or `file:section`. */
function readSnippet(site: MkdocsSite, name: string): string | undefined {
  const [, file = name, from, to, section] = /^(.*?)(?::(\d*)(?::(\d+))?|:([A-Za-z][\w-]*))?$/.exec(name) ?? [];
  const path = findSnippet(site, file);
  const text = path === undefined ? undefined : site.folder.textAt(path);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  if (section !== undefined) {
    const start = lines.findIndex((line) => line.includes(`--8<-- [start:${section}]`));
    const end = lines.findIndex((line) => line.includes(`--8<-- [end:${section}]`));
    return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
  }
  return lines
    .slice(from === undefined || from === '' ? 0 : Number(from) - 1, to === undefined ? undefined : Number(to))
    .filter((line) => !line.includes('--8<-- ['))
    .join('\n');
}
