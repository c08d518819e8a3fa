import { pageAddress } from '../convert/page-address.ts';
import { configLoss, type ForeignPage, type Loss } from '../foreign-site.ts';
import { at, listOf, textOf } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';

/** A version of the documents of an instance. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string | undefined;
  /** Folder of its documents in the old site. */
  readonly folder: string;
  /** Below the address of the instance; empty for the last version. */
  readonly path: string;
  readonly isLast: boolean;
  readonly banner: string | undefined;
  readonly sidebarFile: string | undefined;
}

/** One use of the plugin for documents. */
export interface DocsInstance {
  readonly id: string;
  /** Address without slashes at its ends; empty for the root. */
  readonly base: string;
  /** Newest first. */
  readonly versions: readonly DocsVersion[];
  readonly sidebarFiles: readonly string[];
  /** What its paths below the folder of the site are added to for links that edit a page. */
  readonly editUrl: string | undefined;
  readonly losses: readonly Loss[];
}

/** The instances of the plugin: that of the preset first. */
export function instancesOf(folder: SiteFolder, config: Known): readonly DocsInstance[] {
  return docsOptions(config).map((options) => readInstance(folder, options));
}

/** The options of each use of the plugin. */
export function docsOptions(config: Known): readonly Known[] {
  const presets = listOf(config, 'presets').flatMap((item): readonly Known[] => {
    const [name, options] = Array.isArray(item) ? (item as readonly Known[]) : [item];
    if (typeof name !== 'string' || !name.endsWith('classic') || at(options, 'docs') === false) return [];
    return [at(options, 'docs') ?? {}];
  });
  const plugins = listOf(config, 'plugins').flatMap((item): readonly Known[] => {
    const [name, options] = Array.isArray(item) ? (item as readonly Known[]) : [item];
    return typeof name === 'string' && name.endsWith('content-docs') ? [options ?? {}] : [];
  });
  return [...presets, ...plugins];
}

function readInstance(folder: SiteFolder, options: Known): DocsInstance {
  const id = textOf(options, 'id') ?? 'default';
  const prefix = id === 'default' ? '' : `${id}_`;
  const docs = clean(textOf(options, 'path') ?? 'docs');
  const base = clean(textOf(options, 'routeBasePath') ?? 'docs');
  const names = listOf({ list: folder.jsonAt(`${prefix}versions.json`) as Known }, 'list').filter((name) => typeof name === 'string');
  const wanted = listOf(options, 'onlyIncludeVersions');
  const isShown = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  const hasCurrent = names.length === 0 || (at(options, 'includeCurrentVersion') !== false && isShown('current'));
  const last = textOf(options, 'lastVersion') ?? names[0] ?? 'current';
  const own = textOf(options, 'sidebarPath');
  // Required, a module may be named without its ending.
  const named = own === undefined ? [] : ['', '.ts', '.js', '.mjs', '.cjs', '.json'].map((ending) => clean(own) + ending);
  const usual = id === 'default' ? ['sidebars.ts', 'sidebars.js', 'sidebars.json'] : [];
  const currentSidebar = [...named, ...usual].find((file) => folder.has(file));
  const versions = [...(hasCurrent ? ['current'] : []), ...names.filter(isShown)].map((name): DocsVersion => {
    const about = at(options, 'versions', name);
    const stored = `${prefix}versioned_docs/version-${name}`;
    // A version may be a link to the folder of the current one.
    const from = name === 'current' || (folder.list(stored).length === 0 && name === last) ? docs : stored;
    const stem = `${prefix}versioned_sidebars/version-${name}-sidebars.json`;
    const path = textOf(about, 'path') ?? (name === last ? '' : name === 'current' ? 'next' : name);
    return {
      name,
      folder: from,
      path: clean(path),
      isLast: name === last,
      label: textOf(about, 'label') ?? (name === 'current' && names.length > 0 ? 'Next' : undefined),
      banner: textOf(about, 'banner'),
      sidebarFile: from !== docs && folder.has(stem) ? stem : id === 'default' || own !== undefined ? currentSidebar : undefined,
    };
  });
  const losses = versions.some(({ isLast }) => isLast)
    ? []
    : [configLoss(`the version ${last}`, `${prefix}versions.json`, 'Its documents are not in the folder.')];
  const edit = textOf(options, 'editUrl');
  const sidebarFiles = [...new Set(versions.flatMap(({ sidebarFile }) => sidebarFile ?? []))];
  return { id, base, versions, editUrl: edit?.startsWith('http') === true ? edit : undefined, sidebarFiles, losses };
}

/** `path` without `./` and slashes around it; it may lead out of the folder of the site, as `../docs`. */
function clean(path: string): string {
  return path.replace(/^(?:\.?\/+)+|\/+$/g, '').replace(/^\.$/, '');
}

/** The languages of a site of Docusaurus. */
export interface DocusaurusLocales {
  readonly main: string;
  readonly locales: readonly string[];
  /** Those that show the sources where nothing is translated: the main one, and, when it is a translation itself, that of the sources. */
  readonly ofSources: readonly string[];
}

/**
 * The languages that have pages of their own. Translations that only a service holds are not in the folder, and each such language would
 * repeat the pages of the main one, unless that is a translation itself: then they are in the language of the sources.
 */
export function readLocales(folder: SiteFolder, config: Known): DocusaurusLocales {
  const main = textOf(config, 'i18n', 'defaultLocale') ?? 'en';
  const isTranslated = (code: string): boolean => folder.list(`i18n/${code}`).some((file) => /\.mdx?$/.test(file));
  const others = listOf(config, 'i18n', 'locales').filter((code) => typeof code === 'string' && code !== main) as readonly string[];
  const untranslated = isTranslated(main) ? others.filter((code) => !isTranslated(code)) : [];
  const locales = [main, ...others.filter((code) => untranslated.includes(code) || isTranslated(code))];
  return { main, locales, ofSources: [main, ...untranslated] };
}

/**
 * The files of `source` in `locale`, each with its path below it: those that are translated in the folder `translated`, else as they are. What begins
 * with a dot is no content.
 */
export function localFiles(
  folder: SiteFolder,
  { source, translated, locale }: { readonly source: string; readonly translated: string; readonly locale: string },
  { ofSources }: DocusaurusLocales,
): readonly { readonly from: string; readonly below: string }[] {
  const inFolder = (base: string): readonly (readonly [string, string])[] =>
    folder.list(base).flatMap((from) => (/(?:^|\/)\./.test(from.slice(base.length + 1)) ? [] : [[from.slice(base.length + 1), from] as const]));
  return [...new Map([...(ofSources.includes(locale) ? inFolder(source) : []), ...inFolder(translated)])].map(([below, from]) => ({ from, below }));
}

/** Where documents in one language lie. */
export interface DocsPlace {
  /** Their translations in the old site. */
  readonly translated: string;
  /** The folder of documents in the new site: `docs` for the last version, others are in `versions`. */
  readonly localized: string;
  /** The folder of the instance in it, with a slash at its end; empty for the only one, and in an old version. */
  readonly inner: string;
}

/** Where the documents of a version lie in the old site and in the new one. */
export function placeOf(
  instance: DocsInstance,
  version: DocsVersion,
  { locale, languages: { main }, isOnly }: { readonly locale: string; readonly languages: DocusaurusLocales; readonly isOnly: boolean },
): DocsPlace {
  const plugin = `docusaurus-plugin-content-docs${instance.id === 'default' ? '' : `-${instance.id}`}`;
  const target = version.isLast ? 'docs' : `versions/${folderOf(instance, version)}`;
  return {
    translated: `i18n/${locale}/${plugin}/${version.name === 'current' ? 'current' : `version-${version.name}`}`,
    localized: locale === main ? target : `i18n/${locale}/${target}`,
    inner: isOnly || instance.base === '' || !version.isLast ? '' : `${instance.base}/`,
  };
}

/** The instance and the version whose document in `locale` the old file is. */
export function versionOf(
  file: string,
  { instances, languages, locale }: { readonly instances: readonly DocsInstance[]; readonly languages: DocusaurusLocales; readonly locale: string },
): { readonly instance: DocsInstance; readonly version: DocsVersion } | undefined {
  for (const instance of instances) {
    for (const version of instance.versions) {
      const { translated } = placeOf(instance, version, { locale, languages, isOnly: true });
      if ([version.folder, translated].some((place) => file.startsWith(`${place}/`))) return { instance, version };
    }
  }
  return undefined;
}

/** The documents of an instance and where they lie in the new site. */
export function placeDocs(folder: SiteFolder, instance: DocsInstance, languages: DocusaurusLocales, isOnly: boolean): readonly ForeignPage[] {
  const { main, locales } = languages;
  return instance.versions.flatMap((version) =>
    locales.flatMap((locale) => {
      const { translated, localized, inner } = placeOf(instance, version, { locale, languages, isOnly });
      const root = [
        '',
        ...(locale === main ? [] : [locale]),
        ...[instance.base, version.path].flatMap((part) => part.split('/').filter((piece) => piece !== '')),
        '',
      ].join('/');
      return localFiles(folder, { source: version.folder, translated, locale }, languages).map(({ from, below }): ForeignPage => {
        const path = below.replace(/\.mdx$/, '.md');
        const isPage = path.endsWith('.md') && !path.split('/').some((part) => part.startsWith('_'));
        const address = isPage ? addressOf(folder.textAt(from) ?? '', root, path) : undefined;
        const page = { from, to: `${localized}/${inner}${path}`, address, locale };
        // Below a folder that is called like the address of the instance, a slug begins elsewhere.
        return inner === ''
          ? { ...page, path, root, hasOwnAddress: true }
          : { ...page, path: inner + path, root: locale === main ? '/' : `/${locale}/` };
      });
    }),
  );
}

/** Name of the folder of an old version; an instance beside the main one has its own versions. */
export function folderOf({ id }: DocsInstance, { name }: DocsVersion): string {
  return id === 'default' ? name : `${id}-${name}`;
}

/** The address by the rules of Docusaurus, which leave out numbers in front of names. */
function addressOf(text: string, root: string, path: string): string {
  const { head = '' } = /^---[ \t]*\n(?<head>[\s\S]*?)\n---/.exec(text)?.groups ?? {};
  const value = (key: string): string | undefined => new RegExp(`^${key}:[ \\t]*["']?([^"'\\n#]+?)["']?[ \\t]*$`, 'm').exec(head)?.[1];
  const parts = path
    .replace(/\.md$/, '')
    .split('/')
    .map((part) => (/^\d+[-_.]\d/.test(part) ? part : part.replace(/^\d+ *[-_.]+ *(?=[^-_. ])/, '')));
  return pageAddress(root, parts.join('/'), { slug: value('slug'), id: value('id') });
}
