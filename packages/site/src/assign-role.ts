import type { SiteConfig, SourceClaim, SourcePath, SourceRole } from '@helpgen/model';
import { baseNameOf, extensionOf } from '@helpgen/model';
import { createGlobs } from './create-glob.ts';

/**
 * What a file is to the site, by its path relative to the site's root: a function for all files of one config. `claims`
 * are those of the sources of presets.
 */
export function createRoleAssigner(config: SiteConfig, claims: readonly SourceClaim[] = []): (path: SourcePath) => SourceRole {
  const folders = contentFoldersOf(config);
  const isExcluded = createGlobs(config.content.exclude);
  const takers = claims.map(({ kind, files }) => ({ kind, takes: createGlobs(files) }));
  return (path) => {
    const folder = folders.find(({ prefix }) => path.startsWith(prefix));
    if (folder === undefined || folder.kind === 'static') return { kind: 'asset' };
    const below = path.slice(folder.prefix.length);
    // What names a folder is read as that, whatever source would take it.
    const maker = isCategoryFile(folder.kind, below) ? -1 : takers.findIndex(({ takes }) => takes(below));
    const claim = takers[maker];
    const claimed = claim?.kind === 'pages' ? 'document' : folder.kind === 'docs' ? 'doc' : 'page';
    const type = claim === undefined ? fileTypeOf(folder.kind, below) : claimed;
    const isLeftOut = isExcluded(below) || isExcluded(path);
    if (type === 'asset') return { kind: isLeftOut && isForeignText(path) ? 'partial' : 'asset' };
    const isHidden = isHiddenPath(type === 'category' ? below.slice(0, below.lastIndexOf('/') + 1) : below);
    if (isHidden || type === 'partial' || isLeftOut) return { kind: 'partial' };
    if (type === 'document') return { kind: type, locale: folder.locale, maker };
    const made = claim === undefined ? {} : { maker };
    if (type === 'doc') return { kind: type, version: folder.version, locale: folder.locale, path: below, ...made };
    if (type === 'category') return { kind: type, version: folder.version, locale: folder.locale, path: below };
    return { kind: type, locale: folder.locale, path: below, ...(type === 'page' ? made : {}) };
  };
}

/** A folder with content, and the edition that its files belong to. */
export interface ContentFolder {
  readonly kind: 'docs' | 'pages' | 'static';
  /** Path with a trailing slash; empty for the root folder. */
  readonly prefix: string;
  readonly version: string;
  readonly locale: string;
  /** Whether it holds translations: it stands over another folder. */
  readonly isTranslation: boolean;
}

/** Every folder that may hold content, innermost first, so that the first that fits is the right one. */
export function contentFoldersOf(config: SiteConfig): readonly ContentFolder[] {
  const folders: ContentFolder[] = [];
  const { content, locales, versions } = config;
  const add = (kind: ContentFolder['kind'], path: string, version: string, locale: string, isTranslation = false): void => {
    folders.push({ kind, prefix: path === '.' || path === '' ? '' : `${path}/`, version, locale, isTranslation });
  };
  for (const { name, folder, isCurrent } of versions) {
    add('docs', folder, name, locales.default);
    for (const { code } of locales.list) add('docs', `${content.i18n}/${code}/${isCurrent ? 'docs' : `versions/${name}`}`, name, code, true);
  }
  if (content.pages !== null) add('pages', content.pages, '', locales.default);
  for (const { code } of locales.list) add('pages', `${content.i18n}/${code}/pages`, '', code, true);
  for (const folder of content.static) add('static', folder, '', '');
  return folders.toSorted((a, b) => b.prefix.length - a.prefix.length);
}

type FileType = 'doc' | 'page' | 'document' | 'module' | 'category' | 'partial' | 'asset';

const markdownExtensions: readonly string[] = ['.md', '.markdown'];
const moduleExtensions: readonly string[] = ['.tsx', '.jsx', '.ts', '.js'];
const categoryNames: readonly string[] = ['_category_.json', '_category_.yml', '_category_.yaml'];

function isCategoryFile(kind: ContentFolder['kind'], path: string): boolean {
  return kind === 'docs' && categoryNames.includes(baseNameOf(path));
}

function fileTypeOf(kind: 'docs' | 'pages', path: string): FileType {
  const extension = extensionOf(path);
  if (markdownExtensions.includes(extension)) return kind === 'docs' ? 'doc' : 'page';
  if (kind === 'docs') return isCategoryFile(kind, path) ? 'category' : 'asset';
  if (!moduleExtensions.includes(extension)) return 'asset';
  const name = baseNameOf(path).slice(0, -extension.length);
  return name.endsWith('.test') || name.endsWith('.d') ? 'partial' : 'module';
}

// Text in forms that other tools read.
const foreignExtensions: readonly string[] = (
  '.mdx .mdown .mkd .mkdn .mdwn .mdoc .rst .rest .adoc .asciidoc .ipynb .org .textile .qmd .rmd .tex .wiki .typ'
).split(' ');

/** Whether the asset `path` looks like a page that somebody wrote in a form that is not read. */
export function isForeignText(path: string): boolean {
  return foreignExtensions.includes(extensionOf(path).toLowerCase());
}

function isHiddenPath(path: string): boolean {
  return path.startsWith('_') || path.includes('/_');
}
