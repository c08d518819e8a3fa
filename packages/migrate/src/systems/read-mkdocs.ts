import path from 'node:path';
import { convertFrontMatter, type KeyRule } from '../convert/convert-front-matter.ts';
import { pymdownRules, pythonRules, pythonUnicodeRules } from '../convert/heading-rules.ts';
import { openReferences, type ReferenceWriter } from '../convert/python-reference.ts';
import { openPythonCode } from '../read/python-code.ts';
import { convertPythonBlocks } from '../convert/python-blocks.ts';
import { convertPythonInlines } from '../convert/python-inlines.ts';
import { collectLosses, offsetInOriginal, relativePath } from '../convert/page-losses.ts';
import { splitHead } from '../convert/parse-markdown.ts';
import type { ConvertedText, ForeignFile, ForeignPage, ForeignSite, HeadingRules, Loss, Redirect } from '../foreign-site.ts';
import { at, entriesOf, listOf, textOf } from '../read/known-values.ts';
import { parseTomlConfig, parseYamlConfig } from '../read/parse-config.ts';
import { readGeneratedPages, type GeneratedPage } from '../read/generated-pages.ts';
import { isRecord, type Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { lineAt } from '../rewrite.ts';
import { blogPages, listPosts, postViews, readMkdocsPosts } from './mkdocs-blog.ts';
import { isLeftOut, leftOutPatterns, themeFiles } from './mkdocs-files.ts';
import { convertIncludes } from './mkdocs-includes.ts';
import { convertShortcodes, hasShortcodes } from './mkdocs-shortcodes.ts';
import {
  lossesOf,
  makeConfig,
  namedEntries,
  pluginOf,
  readLocales,
  textList,
  type MkdocsLocales,
} from './mkdocs-config.ts';
import { readFolderNav } from './mkdocs-folder-nav.ts';
import { hasMacros, renderMacros } from './mkdocs-macros.ts';
import { navLabels, readMkdocsNav } from './mkdocs-nav.ts';

// ProperDocs and Zensical go on with MkDocs.
const configNames = ['mkdocs.yml', 'mkdocs.yaml', 'properdocs.yml', 'properdocs.yaml', 'zensical.toml'];

/** What is known of the site while its pages are converted. */
interface MkdocsSite {
  readonly folder: SiteFolder;
  readonly config: Known;
  readonly docs: string;
  readonly extensions: ReadonlyMap<string, Known>;
  readonly locales: MkdocsLocales;
  /** What `nav` calls pages, by path. */
  readonly labels: ReadonlyMap<string, string>;
  /** Where the text at a path of the old site lies in the new one. */
  readonly newPaths: ReadonlyMap<string, string>;
  /** Other files below the folder of the documents, which come over as they are. */
  readonly assets: ReadonlySet<string>;
  readonly reference: ReferenceWriter;
}

/** Reads a site of MkDocs, of ProperDocs or of Zensical, which go on with it; `undefined`: there is none in `folder`. */
export function readMkdocs(folder: SiteFolder): ForeignSite | undefined {
  const configFile = configNames.find((name) => folder.has(name)) ?? otherConfig(folder);
  if (configFile === undefined) return undefined;
  const config = readConfig(folder, configFile);
  const docs = (textOf(config, 'docs_dir') ?? 'docs').replace(/^\.\/|\/$/g, '');
  // An extension of Python-Markdown itself may be called by its module.
  const named = [...namedEntries(at(config, 'markdown_extensions'))].map(([name, options]) => [name.replace(/^markdown\.extensions\./, ''), options] as const);
  const extensions = new Map(named);
  const locales = readLocales(config);
  const patterns = leftOutPatterns(config);
  const shown = folder.list(docs).filter((file) => !isLeftOut(patterns, file.slice(docs.length + 1)));
  // Of two pages that a folder would begin with MkDocs leaves the README out.
  const files = shown.filter((file) => !file.endsWith('/README.md') || !shown.includes(file.replace(/README\.md$/, 'index.md')));
  const posts = readMkdocsPosts(folder, pluginOf(config, 'blog'), hasBlog(config), docs);
  const generated = readGenerated(folder, config);
  const modules = new Map((generated ?? []).map(({ from, module }) => [from, module]));
  const pages = [
    ...files
      .filter((file) => /\.(?:md|markdown)$/.test(file))
      .map((file) => {
        const page = placePage(config, locales, docs, file);
        const post = posts.find(({ from }) => from === file);
        return post === undefined ? page : { ...page, address: post.address };
      }),
    ...(generated ?? []).map(({ from, path: own }): ForeignPage => ({ ...placePage(config, locales, docs, `${docs}/${own}`), from, isMade: true })),
  ];
  const newPaths = new Map(pages.map(({ from, to }) => [from, to]));
  const assets = files
    .filter((file) => !/\.(?:md|markdown)$/.test(file))
    .map((file): ForeignFile => ({ from: file, to: `docs/${file.slice(docs.length + 1)}` }));
  const textAt = (path: string): string | undefined => folder.textAt(`${docs}/${path}`);
  const navigated = withFolderNav(config, pages.filter(({ locale, address }) => locale === locales.default && address !== undefined), (path) =>
    textAt(locales.structure === 'folder' ? `${locales.default}/${path}` : path),
  );
  const labels = navLabels(navigated);
  const reference = referencesOf(folder, config);
  const site: MkdocsSite = { folder, config, docs, extensions, locales, labels, newPaths, assets: new Set(assets.map(({ from }) => from)), reference };
  // What the frame of the pages shows is asked for in the static folder.
  const signs = [textOf(config, 'theme', 'logo'), textOf(config, 'theme', 'favicon')].flatMap((file): readonly ForeignFile[] =>
    file !== undefined && folder.has(`${docs}/${file}`) ? [{ from: `${docs}/${file}`, to: `static/${file}` }] : [],
  );
  const losses = lossesOf(config, configFile);
  const isShortcoded = hasShortcodes(folder, config);
  const isTemplate = hasMacros(config);
  const hasIncludes = [...namedEntries(at(config, 'plugins'))].some(([name]) => name === 'include-markdown');
  const nav = readMkdocsNav(navigated, pages, new Set(textList(config, 'theme', 'features')), {
    titleOf: (path) => titleOf(textAt(path) ?? '', path),
    textAt,
    listName: textOf(pluginOf(config, 'literate-nav'), 'nav_file') ?? 'SUMMARY.md',
  });
  return {
    system: 'MkDocs',
    root: folder.root,
    configFile,
    config: { ...(hasMath(config, extensions) ? {} : { markdown: { math: false } }), ...makeConfig(config, locales, nav) },
    pages,
    files: [...assets, ...signs, ...themeFiles(folder, config, docs)],
    redirects: [...readRedirects(config, pages), ...blogPages(posts)],
    made: postViews(posts).map((view) => ({ path: `docs/${view.path}`, content: `# ${view.title}\n\n${listPosts(view.posts)}\n` })),
    headings: headingRules(extensions),
    losses: [
      ...losses.filter(({ construct }) => generated === undefined || construct !== 'the plugin gen-files'),
      ...nav.losses.map((text): Loss => ({ construct: text, file: configFile, line: 1, fate: 'It is not in the sidebar.' })),
    ],
    convert(page, text) {
      const module = modules.get(page.from);
      if (module !== undefined) return convertPage(site, page, `::: ${module}\n`);
      const isBlog = posts.some(({ blog }) => blog === page.address);
      const included = hasIncludes ? convertIncludes(text, { folder, docs, from: page.from }) : { text, losses: [] };
      const known = isShortcoded ? convertShortcodes(included.text) : included.text;
      const rendered = isTemplate ? renderMacros(folder, config, known) : undefined;
      const { text: shown } = rendered ?? { text: known };
      const converted = convertPage(site, page, isBlog ? `${shown.trimEnd()}\n\n${listPosts(posts)}\n` : shown, rendered?.raw);
      const statements = (rendered?.unknown ?? []).map((offset): Loss => ({ ...macroLoss, file: page.from, line: lineAt(known, offset) }));
      return { ...converted, losses: [...included.losses, ...statements, ...converted.losses] };
    },
  };
}

const macroLoss = { construct: 'a macro', fate: 'It stays in the page as text.' };

/** The pages that scripts of mkdocs-gen-files make; `undefined`: there is none, or one that does something else. */
function readGenerated(folder: SiteFolder, config: Known): readonly GeneratedPage[] | undefined {
  const scripts = textList(pluginOf(config, 'gen-files'), 'scripts');
  const made = scripts.map((script) => readGeneratedPages(folder, script));
  return made.length === 0 || made.includes(undefined) ? undefined : made.flatMap((pages) => pages ?? []);
}

/** `config` with the navigation that its folders tell of, where a plugin asks them. */
function withFolderNav(config: Known, pages: readonly ForeignPage[], textAt: (path: string) => string | undefined): Known {
  const isAsked = [...namedEntries(at(config, 'plugins'))].some(([name]) => /^awesome-(?:pages|nav)$/.test(name));
  const nav = isAsked ? readFolderNav({ pages: pages.map((page) => page.path), textAt }, listOf(config, 'nav')) : undefined;
  return nav === undefined || !isRecord(config) ? config : { ...config, nav };
}

/** A config by another name, as sites have that are built in several ways: one that no other inherits, that with an address first. */
function otherConfig(folder: SiteFolder): string | undefined {
  const known = folder.list('').flatMap((name) => {
    const config = /^(?:mk|proper)docs[\w.-]*\.ya?ml$/.test(name) ? readConfig(folder, name) : undefined;
    return textOf(config, 'site_name') === undefined ? [] : [{ name, config }];
  });
  const inherited = new Set(known.map(({ config }) => textOf(config, 'INHERIT')?.replace(/^\.\//, '')));
  const own = known.filter(({ name }) => !inherited.has(name));
  return (own.find(({ config }) => textOf(config, 'site_url') !== undefined) ?? own[0])?.name;
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

function hasBlog(config: Known): boolean {
  return [...namedEntries(at(config, 'plugins'))].some(([name]) => name.replace('material/', '') === 'blog');
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
    to: isHidden ? to.replace(/\/_+/g, '/') : to,
    path: isHidden ? path.replace(/(^|\/)_+/g, '$1') : path,
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

/** Whether pages hold formulas: an extension reads them, or a script that draws them finds them in the text. */
function hasMath(config: Known, extensions: ReadonlyMap<string, Known>): boolean {
  const names = [...extensions.keys(), ...[...namedEntries(at(config, 'plugins'))].map(([name]) => name), JSON.stringify(listOf(config, 'extra_javascript'))];
  return names.some((name) => /math|matex|katex/i.test(name));
}

function headingRules(extensions: ReadonlyMap<string, Known>): HeadingRules {
  const slugify = at(extensions.get('toc'), 'slugify');
  const name = typeof slugify === 'string' ? slugify : textOf(slugify, 'object');
  const letterCase = textOf(slugify, 'kwds', 'case');
  if (name !== undefined && /slugify_unicode/.test(name)) return pythonUnicodeRules;
  if (slugify === undefined || slugify === null) return pythonRules;
  return pymdownRules(letterCase ?? (name !== undefined && /uslugify(?!_cased)/.test(name) ? 'lower' : undefined));
}

/** The title of a page that has no heading of the first level: that of `nav`, else one made of its name. */
function titleWithout({ labels }: MkdocsSite, page: ForeignPage, text: string): { readonly title?: string } {
  const { head, bodyStart } = splitHead(text);
  const body = text.slice(bodyStart).replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2/gm, '');
  if (page.address === undefined || /^title:/m.test(head ?? '') || /^#[ \t]+\S|^.+\n=+[ \t]*$|<h1\b/m.test(body)) return {};
  const name = page.path.replace(/\.md$/, '').replace(/^.*\//, '').replace(/[-_]/g, ' ');
  const made = name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  const title = labels.get(page.path) ?? (page.path === 'index.md' ? undefined : made);
  return title === undefined ? {} : { title };
}

/** What the page with `text` is called: by its front matter, its heading, or its file. */
function titleOf(text: string, path: string): string {
  const title = /^title:[ \t]*["']?(.+?)["']?[ \t]*$/m.exec(splitHead(text).head ?? '')?.[1];
  const heading = /^#[ \t]+(.+?)[ \t]*(?:\{[^}]*\})?$/m.exec(text)?.[1]?.replace(/[`*_]/g, '');
  return title ?? heading ?? path.replace(/(?:\/index)?\.md$/, '').replace(/^.*\//, '');
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
  render_macros: () => ({}),
  include_yaml: () => ({}),
  search: () => ({}),
  status: () => ({}),
  icon: () => ({}),
  template: () => ({}),
  subtitle: () => ({}),
};

/** The references that mkdocstrings makes of code in Python in the folder of the site. */
function referencesOf(folder: SiteFolder, config: Known): ReferenceWriter {
  const options = new Map(namedEntries(at(config, 'plugins'))).get('mkdocstrings');
  const python = at(options, 'handlers', 'python');
  const places = listOf(python, 'paths').filter((place) => typeof place === 'string');
  return openReferences(openPythonCode(folder, places), at(python, 'options') ?? {});
}

/** Fences of the config whose format is a function of the site, not one of PyMdown; markdown-exec leaves what asks for nothing as it is. */
function drawnFences(extensions: MkdocsSite['extensions']): ReadonlySet<string> {
  const fences = listOf(extensions.get('pymdownx.superfences'), 'custom_fences');
  const own = fences.filter((item) => !/superfences|mermaid|markdown_exec/.test(textOf(item, 'format') ?? 'superfences'));
  return new Set(own.flatMap((item) => textOf(item, 'name') ?? []));
}

function convertPage(site: MkdocsSite, page: ForeignPage, text: string, rawValues?: ReadonlySet<string>): ConvertedText {
  const { losses, note, noteHarmless, noteLine, noteKey } = collectLosses(page.from, text);
  const converted = convertFrontMatter(text, headRules, titleWithout(site, page, text));
  if (converted.isBroken) note('front matter that is no YAML', 0, 'It stays as it is.');
  for (const key of converted.unknown) noteKey(key);
  const body = text.slice(converted.bodyStart);
  const lineOffset = lineAt(text, converted.bodyStart) - 1;
  const unknownSnippets: Loss[] = [];
  const blocks = convertPythonBlocks(body, {
    language: page.locale,
    annotatesCode: textList(site.config, 'theme', 'features').includes('content.code.annotate'),
    drawnFences: drawnFences(site.extensions),
    includePath: (name) => includePath(site, page, name),
    readSnippet: (name) => readSnippet(site, name),
    note: (construct, line, fate) => noteLine(construct, line + 1 + lineOffset, fate),
    noteHarmless: (construct, line, fate) => noteLine(construct, line + 1 + lineOffset, fate, true),
    reference: site.reference,
    noteMissing(name, line) {
      // PyMdown shows nothing in their place, unless it is told to look for them.
      const isHarmless = at(site.extensions.get('pymdownx.snippets'), 'check_paths') !== true && !/^https?:/.test(name);
      const construct = 'a snippet of a file that is not there';
      const missing = { construct, file: page.from, line: line + 1 + lineOffset, fate: 'Nothing stands in its place.' };
      unknownSnippets.push(isHarmless ? { ...missing, isHarmless } : missing);
    },
  });
  const isReading = (extension: string): boolean =>
    site.extensions.has(extension) || site.extensions.has(`pymdownx.${extension}`) || site.extensions.has('pymdownx.extra');
  const appended = appendSnippets(site, blocks);
  const inlines = convertPythonInlines(appended, {
    has: isReading,
    rawValues,
    note: (construct, offset, fate) => note(construct, offsetInOriginal(text, appended, offset), fate),
    noteHarmless: (construct, offset, fate) => noteHarmless(construct, offsetInOriginal(text, appended, offset), fate),
  });
  return { text: `${converted.head}${withFileAddresses(site, page, withoutSuffixes(site, page, inlines))}`, losses: [...losses, ...unknownSnippets] };
}

/** Links to a file that names its language (`page.en.md`), which lies in a folder of its language here. */
function withoutSuffixes({ locales, newPaths }: MkdocsSite, page: ForeignPage, text: string): string {
  if (locales.structure !== 'suffix') return text;
  return text.replace(/(\]\(|^[ \t]*\[[^\]\n]+\]:[ \t]*)([^\s()#?]+\.[\w-]+\.md)(?=[)#?\s])/gm, (whole, before: string, url: string) => {
    const target = newPaths.get(path.posix.join(path.posix.dirname(page.from), url));
    return target === undefined ? whole : before + relativePath(page.to, target);
  });
}

/** MkDocs leaves addresses in HTML as they are, which are then those seen from the address of the page; here they are seen from its file. */
function withFileAddresses({ folder, docs }: MkdocsSite, page: ForeignPage, text: string): string {
  return text.replace(/(<(?:img|a|video|source|iframe)\b[^<>]*?\s(?:src|href)=["'])((?:\.\.?\/)[^"'#?]+)/g, (whole, before: string, url: string) => {
    if (page.address === undefined || folder.has(path.posix.join(path.posix.dirname(page.from), url))) return whole;
    const file = new URL(url, `https://old.example${page.address}`).pathname.slice(1);
    return folder.has(`${docs}/${file}`) ? before + relativePath(page.path, file) : whole;
  });
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
  // The marks of sections are those of PyMdown alone.
  if (file !== undefined && site.folder.textAt(file)?.includes('--8<-- [') === true) return undefined;
  if (file === undefined || !site.newPaths.has(file))
    return file !== undefined && site.assets.has(file) ? relativePath(page.to, `docs/${file.slice(site.docs.length + 1)}`) : undefined;
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
