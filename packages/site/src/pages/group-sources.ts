import type { CategoryMeta, Diagnostic, Outline, SiteConfig, SiteSources, SourcePath, SourceRole } from '@helpgen/model';
import { baseNameOf, compareTexts, folderOf, groupBy } from '@helpgen/model';
import { createRoleAssigner } from '../assign-role.ts';
import { finding } from '../finding.ts';
import type { EditionPlan } from '../make-editions.ts';

/** A file of one locale, with its path below the content folder. */
export interface LocalFile<T> {
  readonly path: string;
  readonly source: SourcePath;
  /** The language that it is written in. */
  readonly locale: string;
  readonly content: T;
}

/** The sources by what they are, grouped by version and locale for {@link filesOf}. */
export interface GroupedSources {
  readonly documents: ReadonlyMap<string, readonly LocalFile<Outline>[]>;
  readonly categories: ReadonlyMap<string, readonly LocalFile<CategoryMeta>[]>;
  readonly pages: ReadonlyMap<string, readonly LocalFile<Outline>[]>;
  readonly modules: ReadonlyMap<string, readonly LocalFile<{ readonly hasDefaultExport: boolean }>[]>;
  /** Whether drafts are pages. */
  readonly includesDrafts: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Key of the files of `version` in `locale`; generic pages are of no version. */
function groupKey(version: string, locale: string): string {
  return `${locale}|${version}`;
}

/** Groups `sources` by role, in the order of their paths whatever the order they came in. */
export function groupSources(config: SiteConfig, sources: SiteSources): GroupedSources {
  const roleOf = createRoleAssigner(config, sources.claims);
  const outlines = placeFiles(sources.outlines, (outline) => outline, roleOf);
  const categories = groupFiles('category', placeFiles(sources.categories, ({ meta }) => meta, roleOf));
  return {
    documents: groupFiles('doc', outlines),
    pages: groupFiles('page', outlines),
    categories,
    modules: groupFiles('module', placeFiles(sources.modules, (module) => module, roleOf)),
    includesDrafts: sources.includesDrafts,
    diagnostics: [...categories.values()].flatMap(findSecondCategories),
  };
}

interface PlacedFile<T> extends LocalFile<T> {
  readonly kind: SourceRole['kind'];
  readonly group: string;
}

function placeFiles<Item extends { readonly source: SourcePath }, T>(
  items: readonly Item[],
  contentOf: (item: Item) => T,
  roleOf: (path: SourcePath) => SourceRole,
): readonly PlacedFile<T>[] {
  const sorted = items.toSorted((a, b) => compareTexts(a.source, b.source));
  return sorted.flatMap((item) => {
    const role = roleOf(item.source);
    if (!('path' in role)) return [];
    const { kind, path, locale } = role;
    const group = groupKey('version' in role ? role.version : '', locale);
    return [{ kind, group, path, locale, source: item.source, content: contentOf(item) }];
  });
}

function groupFiles<T>(kind: SourceRole['kind'], files: readonly PlacedFile<T>[]): ReadonlyMap<string, readonly LocalFile<T>[]> {
  return groupBy(files.filter((file) => file.kind === kind), ({ group }) => group);
}

/** The files of an edition; of generic pages `version` is empty. A translated file hides that of the default locale with the same path. */
export function filesOf<T>(
  groups: ReadonlyMap<string, readonly LocalFile<T>[]>,
  version: string,
  { locale, isDefaultLocale }: EditionPlan,
  { locales }: SiteConfig,
): readonly LocalFile<T>[] {
  const originals = groups.get(groupKey(version, locales.default)) ?? [];
  const translated = isDefaultLocale ? [] : (groups.get(groupKey(version, locale.code)) ?? []);
  if (translated.length === 0) return originals;
  const paths = new Set(translated.map(({ path }) => path));
  const untranslated = originals.filter(({ path }) => !paths.has(path));
  return [...untranslated, ...translated].sort((a, b) => compareTexts(a.path, b.path));
}

function findSecondCategories(files: readonly LocalFile<CategoryMeta>[]): readonly Diagnostic[] {
  const first = new Map<string, SourcePath>();
  return files.flatMap(({ path, source }) => {
    const folder = folderOf(path);
    const earlier = first.get(folder);
    if (earlier === undefined) first.set(folder, source);
    if (earlier === undefined) return [];
    const related = [{ at: { file: earlier }, message: 'the category file that counts' }];
    return [finding('HG3201', { folder: folder === '' ? '.' : baseNameOf(folder), first: earlier }, { at: { file: source }, related })];
  });
}
