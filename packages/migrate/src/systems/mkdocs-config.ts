import type { Json } from '@helpgen/model';
import { textsOfFrame } from '../convert/config-texts.ts';
import type { Loss } from '../foreign-site.ts';
import { at, entriesOf, listOf, splitSiteAddress, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import type { MkdocsNav } from './mkdocs-nav.ts';

/** The languages of mkdocs-static-i18n. */
export interface MkdocsLocales {
  readonly default: string;
  readonly codes: readonly string[];
  readonly structure: 'none' | 'folder' | 'suffix';
}

/** A list of names, each perhaps with options, or a mapping from names to options, nested as TOML has it. */
export function* namedEntries(value: Known): Generator<readonly [string, Known]> {
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

/** The options of a plugin. */
export function pluginOf(config: Known, name: string): Known {
  return new Map(namedEntries(at(config, 'plugins'))).get(name);
}

/** The texts of the list at `keys`. */
export function textList(config: Known, ...keys: readonly string[]): readonly string[] {
  return listOf(config, ...keys).filter((item) => typeof item === 'string');
}

/** The languages of the site. */
export function readLocales(config: Known): MkdocsLocales {
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

/** The keys of the new config that are those of MkDocs and of Material, by other names at most. */
export function makeConfig(config: Known, locales: MkdocsLocales, nav: MkdocsNav): { readonly [key: string]: Json } {
  const { url, basePath } = splitSiteAddress(textOf(config, 'site_url'));
  const repository = textOf(config, 'repo_url');
  const edit = editFolder(config, repository);
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
  const frame = { title, sidebars: nav.sidebars, navbar: nav.navbar };
  const list = locales.codes.map((code) => localeOf(config, code, frame));
  return {
    title,
    ...(textOf(config, 'site_description') === undefined ? {} : { tagline: textOf(config, 'site_description') ?? '' }),
    url,
    basePath,
    ...(favicon === undefined ? {} : { favicon }),
    locales: { default: locales.default, list },
    sidebars: nav.sidebars,
    navbar: { title, ...(logo === undefined ? {} : { logo: { src: logo } }), items: [...items, { type: 'search', position: 'right' }] },
    ...(copyright === undefined && links.length === 0 ? {} : { footer: { links, copyright: copyright ?? '' } }),
    ...(repository === undefined || edit === undefined
      ? {}
      : { editUrl: `${repository.replace(/\/$/, '')}/${edit}` }),
    ...(JSON.stringify(at(config, 'theme', 'palette') ?? '').includes('prefers-color-scheme') ? { colorMode: { respectPrefersColorScheme: true } } : {}),
  };
}

/** A language of the plugin for them, with what it calls the site and the entries of `nav`. */
function localeOf(config: Known, code: string, frame: { readonly title: string; readonly [key: string]: unknown }): Json {
  const about = listOf(pluginOf(config, 'i18n'), 'languages').find((item) => textOf(item, 'locale') === code);
  const label = textOf(about, 'name');
  const title = textOf(about, 'site_name');
  const entries = entriesOf(about, 'nav_translations').filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string');
  const texts = { ...Object.fromEntries(entries), ...(title === undefined ? {} : { [frame.title]: title }) };
  return { code, ...(label === undefined ? {} : { label }), ...textsOfFrame(frame, texts) };
}

/** Where the site lies in the repository, for links that edit a page; `undefined`: it has none. Material asks for them by a feature. */
function editFolder(config: Known, repository: string | undefined): string | undefined {
  const isMaterial = textOf(config, 'theme', 'name') === 'material';
  const isWanted = !isMaterial || textList(config, 'theme', 'features').includes('content.action.edit');
  const isKnownHost = /^https:\/\/(?:github|gitlab)\.com\//.test(repository ?? '');
  const written = textOf(config, 'edit_uri') ?? (isKnownHost ? 'edit/master/docs/' : undefined);
  // Paths of pages begin with the folder of the documents here.
  return isWanted ? written?.replace(/^\//, '').replace(/\/?$/, '/').replace(/(^|\/)docs\/$/, '$1') : undefined;
}

// Plugins whose work is done here without them, or which change nothing that readers see.
const knownPlugins = new Set(
  (
    'search blog redirects i18n minify git-revision-date-localized git-revision-date awesome-pages awesome-nav literate-nav section-index offline ' +
    'optimize privacy glightbox meta tags exclude macros info include-markdown'
  ).split(' '),
);

/** What of the config has no counterpart. */
export function lossesOf(config: Known, file: string): readonly Loss[] {
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
