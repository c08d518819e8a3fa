import path from 'node:path';
import { configLoss, type ForeignFile, type ForeignPage, type ForeignSite, type Loss, type Redirect } from '../foreign-site.ts';
import { splitHead } from '../convert/parse-markdown.ts';
import { partsBeside } from '../convert/parts-beside.ts';
import { openCodeFolders } from '../convert/code-folders.ts';
import { githubRules } from '../convert/heading-rules.ts';
import { at, entriesOf, listOf, textOf } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import { readScriptConfig } from '../read/script-config.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { convertMdxPage } from '../mdx/convert-mdx.ts';
import type { MdxName } from '../mdx/literal-of.ts';
import type { MdxContext } from '../mdx/mdx-page.ts';
import { openComponents, type SiteScripts } from '../mdx/own-component.ts';
import { openPlugins } from '../mdx/site-plugins.ts';
import { openCards } from './docusaurus-cards.ts';
import { blogIndex, blogsOf, blogViews, placeBlog } from './docusaurus-blog.ts';
import { docusaurusRules } from './docusaurus-head.ts';
import { plainAddresses, unwrapMdx, withPlainAddresses } from './docusaurus-marks.ts';
import { emptyCategories, makeDocusaurusConfig } from './docusaurus-config.ts';
import { writeHome } from './vitepress-home.ts';
import { docusaurusPackages } from './docusaurus-packages.ts';
import { textsOf } from './docusaurus-texts.ts';
import { listSlugs, placeCategories, type ListSlugs } from './docusaurus-categories.ts';
import {
  docsOptions,
  instancesOf,
  localFiles,
  placeDocs,
  readLocales,
  type DocsInstance,
  type DocsVersion,
  type DocusaurusLocales,
} from './docusaurus-docs.ts';

const configNames = [
  'docusaurus.config.ts',
  'docusaurus.config.js',
  'docusaurus.config.mjs',
  'docusaurus.config.cjs',
  'docusaurus.config.mts',
];

/** Reads a site of Docusaurus 2 or 3; `undefined`: there is none in `folder`. */
export function readDocusaurus(folder: SiteFolder): ForeignSite | undefined {
  const configFile = configNames.find((name) => folder.has(name));
  if (configFile === undefined) return undefined;
  const written = readScriptConfig(folder, configFile)['default'];
  const addresses = plainAddresses(folder, written);
  const config = withPlainAddresses(written, addresses.inConfig);
  const languages = readLocales(folder, config);
  const { main, locales } = languages;
  const instances = instancesOf(folder, config);
  const placed = instances.flatMap((instance) => placeDocs(folder, instance, languages, instances.length === 1));
  const covered = coveredReadmes(placed, folder);
  const docs = placed.filter(({ from }) => !covered.has(from));
  const blogs = blogsOf(config).map((instance) => ({ instance, pages: placeBlog(folder, instance, languages) }));
  const blog = blogs.flatMap((one) => one.pages);
  const own = placePages(folder, languages, homeOf(config, docs));
  const parts = partsBeside(folder, main, (file) => file.startsWith('src/pages/'));
  const pages = [...docs.filter(isText), ...blog.filter(isText), ...own.pages, ...parts];
  const sidebars = new Map([...readSidebars(folder, instances)].map(([file, value]) => [file, withPlainAddresses(value, addresses.inConfig)]));
  const texts = (code: string): { readonly [text: string]: string } => textsOf(folder, code, { config, instances, sidebars });
  const slugsOf = (instance: DocsInstance, version: DocsVersion): ListSlugs =>
    listSlugs(folder, { instance, version, sidebars: version.sidebarFile === undefined ? undefined : sidebars.get(version.sidebarFile), languages });
  const categories = placeCategories(folder, { languages, instances, slugsOf });
  const files: ForeignFile[] = [
    ...[...docs, ...blog].filter((file) => !isText(file) && !categories.from.has(file.from)),
    ...own.files,
    ...staticFiles(folder, config),
    ...codeFiles(folder),
  ];
  const pathsIn = newPathsIn(languages, files, pages);
  const alias = (file: string): string | undefined => aliases(file).find((candidate) => folder.has(candidate));
  const named = webpackAliases(config);
  const resolve = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('@site/')) return alias(specifier.slice('@site/'.length));
    if (specifier.startsWith('.')) return alias(path.posix.join(path.posix.dirname(from), specifier));
    const [name, place] = named.find(([one]) => specifier === one || specifier.startsWith(`${one}/`)) ?? [];
    return name === undefined || place === undefined ? undefined : alias(path.posix.join(place, specifier.slice(name.length)));
  };
  const openLanguage = (locale: string): SiteScripts & Pick<MdxContext, 'packages'> => {
    const packages = (page: () => string | undefined): MdxContext['packages'] & object =>
      docusaurusPackages(folder, { config, languages, locale, instances, page });
    return { ...openComponents(folder, resolve, { packages }), packages: packages(() => undefined) };
  };
  const scripts = new Map(locales.map((locale) => [locale, once(() => openLanguage(locale))]));
  const everywhere = once(() => namesOfTheme(alias('src/theme/MDXComponents'), openComponents(folder, resolve).exported));
  const codeFolder = openCodeFolders(folder);
  const cards = openCards(folder, { languages, instances, slugsOf, sidebars, newPath: (locale, file) => pathsIn.get(locale)?.get(file) });
  const plugins = openPlugins(
    docsOptions(config).flatMap((options) => ['beforeDefaultRemarkPlugins', 'remarkPlugins'].flatMap((key) => listOf(options, key))),
  );
  // The plugin is imported or required, and no module is loaded: its name stands in the text of the config alone.
  const hasMath = folder.textAt(configFile)?.includes('remark-math') === true;
  return {
    system: 'Docusaurus',
    root: folder.root,
    configFile,
    config: makeDocusaurusConfig({ config, main, locales, instances, sidebars, slugsOf, pages, texts }),
    pages,
    files: [...files],
    made: [...categories.made, ...blogs.flatMap((one) => blogIndex(folder, one.instance, one.pages)), ...own.stubs],
    redirects: [...readRedirects(config), ...blogs.flatMap((one) => blogViews(folder, one.instance, one.pages))],
    headings: githubRules,
    hidesDrafts: true,
    losses: [
      ...lossesOf(config, configFile),
      ...own.losses,
      ...[...covered].map(coveredPage),
      ...instances.flatMap(({ losses }) => losses),
      ...[...sidebars].flatMap(([file, value]) =>
        emptyCategories(value).map((label) =>
          configLoss(`what the category ${label} lists`, file, 'Only running the site would tell; the category is left out of the sidebar.'),
        ),
      ),
    ],
    convert: (page, text) =>
      convertMdxPage(
        text,
        {
          page,
          hasMath,
          newPath: (file) => pathsIn.get(page.locale)?.get(file),
          textAt: (file) => folder.textAt(file),
          resolve,
          ...scripts.get(page.locale)?.(),
          everywhere: everywhere(),
          plugins,
          codeFolder,
          cards: () => cards(page),
        },
        {
          rules: docusaurusRules,
          prepare: (body) => unwrapMdx(body).replace(/\bpathname:\/\/[^\s"'`()<>\]]+/g, addresses.inText),
          isMdx: (file) =>
            textOf(config, 'markdown', 'format') !== 'md' && !(textOf(config, 'markdown', 'format') === 'detect' && file.endsWith('.md')),
        },
      ),
  };
}

/** `make`, whose value is made when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Where files of the old site lie in the new one, by language: a text that is in several lies in that of the page that asks for it. */
function newPathsIn(
  { main, locales }: DocusaurusLocales,
  files: readonly ForeignFile[],
  pages: readonly ForeignPage[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const everywhere = [...files, ...pages].toReversed();
  return new Map(
    [main, ...locales].map((code) => {
      const own = pages.filter(({ locale }) => locale === code);
      return [code, new Map([...everywhere, ...own].map(({ from, to }) => [from, to]))] as const;
    }),
  );
}

/** What is in the static folders, one of them or several that `staticDirectories` names. */
function staticFiles(folder: SiteFolder, config: Known): readonly ForeignFile[] {
  const named = listOf(config, 'staticDirectories').filter((item) => typeof item === 'string');
  const places = named.length === 0 ? ['static'] : named.map((place) => place.replace(/^(?:\.?\/)+|\/+$/g, ''));
  return places.flatMap((place) => folder.list(place).map((from) => ({ from, to: `static/${from.slice(place.length + 1)}` })));
}

/** Folders that plugins of the config give a name, by which modules are imported: docusaurus-plugin-module-alias, and options of webpack. */
function webpackAliases(config: Known): readonly (readonly [name: string, place: string])[] {
  return listOf(config, 'plugins').flatMap((item) => {
    const [plugin, options] = Array.isArray(item) ? (item as readonly Known[]) : [item];
    const made = typeof plugin === 'function' ? plugin([{ siteDir: '.' }, options]) : undefined;
    const configure = at(made, 'configureWebpack');
    const webpack = typeof configure === 'function' ? configure([]) : undefined;
    return [...entriesOf(options, 'alias'), ...entriesOf(webpack, 'resolve', 'alias')].flatMap(([name, place]) =>
      typeof place === 'string' ? [[name.replace(/\$$/, ''), place] as const] : [],
    );
  });
}

/** The components that the site's own list of them, `src/theme/MDXComponents`, gives to all pages. */
function namesOfTheme(file: string | undefined, exported: (file: string, name: string) => Known): ReadonlyMap<string, MdxName> {
  const listed = file === undefined ? undefined : exported(file, 'default');
  return new Map(
    entriesOf(listed).flatMap(([name, value]) => (typeof value === 'function' ? [[name, { kind: 'component', file, exported: name }] as const] : [])),
  );
}

function isText({ from }: { readonly from: string }): boolean {
  return /\.mdx?$/.test(from);
}

/** Files that a path without an extension may mean. */
function aliases(file: string): readonly string[] {
  return ['', '.mdx', '.md', '.tsx', '.jsx', '.js', '.ts', '/index.tsx', '/index.jsx', '/index.js', '/index.ts'].map(
    (ending) => file + ending,
  );
}

/** Code that pages may show and images that they may import; what is a page already is none of them. */
function codeFiles(folder: SiteFolder): readonly ForeignFile[] {
  return folder
    .list('src')
    .filter((file) => !file.startsWith('src/pages/') && /\.(?:png|jpe?g|gif|svg|webp|avif|mp4)$/i.test(file))
    .map((file) => ({ from: file, to: `docs/assets/${file.slice('src/'.length)}` }));
}

interface OwnPages {
  readonly pages: readonly ForeignPage[];
  readonly files: readonly ForeignFile[];
  readonly stubs: readonly { readonly path: string; readonly content: string }[];
  readonly losses: readonly Loss[];
}

/** `src/pages`: Markdown comes over, and a page in React leaves one that says so at its address. */
function placePages(folder: SiteFolder, languages: DocusaurusLocales, home: string): OwnPages {
  const { main, locales } = languages;
  const pages: ForeignPage[] = [];
  const files: ForeignFile[] = [];
  const stubs: { path: string; content: string }[] = [];
  const losses: Loss[] = [];
  for (const locale of locales) {
    const translated = `i18n/${locale}/docusaurus-plugin-content-pages`;
    const target = locale === main ? 'pages' : `i18n/${locale}/pages`;
    const root = locale === main ? '/' : `/${locale}/`;
    for (const { from, below } of localFiles(folder, { source: 'src/pages', translated, locale }, languages)) {
      const name = below.replace(/\.\w+$/, '');
      const isHidden = below.split('/').some((part) => part.startsWith('_')) || /\.(?:test|spec|d)\.\w+$/.test(below);
      const route = root + name.replace(/(?:^|(?<=\/))index$/, '');
      // Each language is built over what the main one has left in its folder.
      if (locale === main && locales.some((code) => code !== main && below.startsWith(`${code}/`) && hasPage(folder, below.slice(code.length + 1)))) {
        losses.push(coveredPage(from));
        continue;
      }
      if (/\.mdx?$/.test(below))
        pages.push({ from, to: `${target}/${name}.md`, path: `${name}.md`, address: isHidden ? undefined : route, root, locale });
      else if (/\.[jt]sx?$/.test(below)) {
        if (isHidden || !/export default/.test(folder.textAt(from) ?? '') || /\/[A-Z][^/]*$|^[A-Z]/.test(name)) continue;
        losses.push({
          construct: 'a page in React',
          file: from,
          line: 1,
          fate: 'A page stands at its address that says so; a page in React can be written here too.',
        });
        const lead = name === 'index' ? `layout: home\n---\n\n${home}` : '---\n\n';
        stubs.push({
          path: `${target}/${name}.md`,
          content: `---\ntitle: ${JSON.stringify(titleOf(name))}\n${lead}<!-- The page in React \`${from}\` did not come over. -->\n`,
        });
      } else if (!/\.(?:css|scss|sass|less|json|ya?ml)$/.test(below)) files.push({ from, to: `${target}/${below}` });
    }
  }
  return { pages, files, stubs, losses };
}

/** The READMEs at whose addresses other documents are shown, which name them by their `slug`. */
function coveredReadmes(docs: readonly ForeignPage[], folder: SiteFolder): ReadonlySet<string> {
  const hasSlug = ({ from }: ForeignPage): boolean => /^slug:/m.test(splitHead(folder.textAt(from) ?? '').head ?? '');
  const readmes = docs.filter((page) => page.address !== undefined && /(?:^|\/)README\.mdx?$/i.test(page.from) && !hasSlug(page));
  const isCovered = ({ from, address }: ForeignPage): boolean => docs.some((other) => other.from !== from && other.address === address && hasSlug(other));
  return new Set(readmes.filter(isCovered).map(({ from }) => from));
}

function coveredPage(file: string): Loss {
  const fate = 'It is left out: readers of the old site did not see it.';
  return { ...configLoss('a page at whose address another one is shown', file, fate), isHarmless: true };
}

/** Whether `src/pages` has a page of this name, whatever it is written in. */
function hasPage(folder: SiteFolder, name: string): boolean {
  return ['.md', '.mdx', '.js', '.jsx', '.ts', '.tsx'].some((ending) => folder.has(`src/pages/${name.replace(/\.\w+$/, '')}${ending}`));
}

/** What stands in the place of a home page in React: name and motto of the site, and a button that leads to its documents. */
function homeOf(config: Known, docs: readonly ForeignPage[]): string {
  const addresses = docs.flatMap(({ address, path: file, to }) => (address === undefined || !to.startsWith('docs/') ? [] : [{ address, file }]));
  const first = addresses.find(({ file }) => /^(?:index|intro|introduction|overview|getting-started)\.md$/i.test(file)) ?? addresses[0];
  const items = listOf(config, 'themeConfig', 'navbar', 'items');
  const label = items.map((item) => (textOf(item, 'type')?.startsWith('doc') === true ? textOf(item, 'label') : undefined)).find(Boolean);
  const actions = first === undefined ? [] : [{ text: label ?? 'Documentation', link: first.address }];
  return writeHome({ hero: { name: textOf(config, 'title'), tagline: textOf(config, 'tagline'), actions } });
}

function titleOf(name: string): string {
  const last = name.split('/').findLast((part) => part !== 'index') ?? 'Home';
  return last.charAt(0).toUpperCase() + last.slice(1).replaceAll('-', ' ');
}

function readSidebars(folder: SiteFolder, instances: readonly DocsInstance[]): ReadonlyMap<string, Known> {
  const found = new Map<string, Known>();
  for (const { sidebarFiles } of instances) {
    for (const file of sidebarFiles) {
      const json = folder.jsonAt(file);
      found.set(file, json === undefined ? readScriptConfig(folder, file)['default'] : (json as Known));
    }
  }
  return found;
}

function readRedirects(config: Known): readonly Redirect[] {
  const options = pluginOptions(config, /client-redirects$/)[0];
  return listOf(options, 'redirects').flatMap((item): readonly Redirect[] => {
    const to = textOf(item, 'to');
    const from = at(item, 'from');
    const list = Array.isArray(from) ? (from as readonly Known[]) : [from];
    return to === undefined ? [] : list.flatMap((old) => (typeof old === 'string' ? [{ from: old, to }] : []));
  });
}

/** The options of each plugin whose name fits. */
function pluginOptions(config: Known, name: RegExp): readonly Known[] {
  return listOf(config, 'plugins').flatMap((item): readonly Known[] => {
    const [plugin, options] = Array.isArray(item) ? (item as readonly Known[]) : [item];
    return typeof plugin === 'string' && name.test(plugin) ? [options] : [];
  });
}

const knownPlugins =
  /content-(?:docs|blog|pages)$|client-redirects$|sitemap$|ideal-image$|pwa$|gtag|analytics|tag-manager|svgr|debug$|css-cascade|search|faster|sass$/;

function lossesOf(config: Known, file: string): readonly Loss[] {
  const plugins = listOf(config, 'plugins').map((item) => (Array.isArray(item) ? (item as readonly Known[])[0] : item));
  const unknown = plugins
    .map((name) => (typeof name === 'string' ? name : typeof name === 'function' ? 'of the site itself' : undefined))
    .filter((name) => name !== undefined && !knownPlugins.test(name));
  const has = (key: string): boolean => listOf(config, key).length > 0;
  return [
    ...unknown.map((name) => configLoss(`the plugin ${name ?? ''}`, file, 'It does nothing here.')),
    ...(has('scripts') ? [configLoss('scripts of the site', file, 'They are not loaded; a theme of the site may have them.')] : []),
    ...(has('stylesheets')
      ? [configLoss('style sheets of the site', file, 'They are not loaded; a theme of the site may have them.')]
      : []),
    ...(typeof at(pluginOptions(config, /client-redirects$/)[0], 'createRedirects') === 'function'
      ? [configLoss('redirects that a function makes', file, 'They are missing.')]
      : []),
  ];
}
