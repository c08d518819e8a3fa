import type { CategoryMeta, Diagnostic, Outline, SiteConfig, SiteSources, SourcePath } from '@helpgen/model';
import { baseNameOf, folderOf } from '@helpgen/model';
import { createRoleAssigner } from '../assign-role.ts';
import { finding } from '../finding.ts';

/** A file of one locale, with its path below the content folder. */
export interface LocalFile<T> {
  readonly path: string;
  readonly source: SourcePath;
  /** The language that it is written in. */
  readonly locale: string;
  readonly content: T;
}

/** The sources by what they are, before translations are laid over the default locale's files. */
export interface GroupedSources {
  /** By {@link groupKey} of version and locale. */
  readonly documents: ReadonlyMap<string, readonly LocalFile<Outline>[]>;
  readonly categories: ReadonlyMap<string, readonly LocalFile<CategoryMeta>[]>;
  /** By locale. */
  readonly pages: ReadonlyMap<string, readonly LocalFile<Outline>[]>;
  readonly modules: ReadonlyMap<string, readonly LocalFile<{ readonly hasDefaultExport: boolean }>[]>;
  /** Whether drafts are pages. */
  readonly includesDrafts: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Key of the files of `version` in `locale`. */
export function groupKey(version: string, locale: string): string {
  return `${locale}|${version}`;
}

/** Groups `sources` by role, in the order of their paths whatever the order they came in. */
export function groupSources(config: SiteConfig, sources: SiteSources): GroupedSources {
  const roleOf = createRoleAssigner(config, sources.claims);
  const documents = new Map<string, LocalFile<Outline>[]>();
  const pages = new Map<string, LocalFile<Outline>[]>();
  const categories = new Map<string, LocalFile<CategoryMeta>[]>();
  const modules = new Map<string, LocalFile<{ readonly hasDefaultExport: boolean }>[]>();
  const diagnostics: Diagnostic[] = [];
  for (const outline of sortBySource(sources.outlines)) {
    const role = roleOf(outline.source);
    const file = { source: outline.source, content: outline };
    if (role.kind === 'doc') push(documents, groupKey(role.version, role.locale), { ...file, path: role.path, locale: role.locale });
    else if (role.kind === 'page') push(pages, role.locale, { ...file, path: role.path, locale: role.locale });
  }
  for (const { source, meta } of sortBySource(sources.categories)) {
    const role = roleOf(source);
    if (role.kind === 'category') push(categories, groupKey(role.version, role.locale), { path: role.path, source, locale: role.locale, content: meta });
  }
  for (const module of sortBySource(sources.modules)) {
    const role = roleOf(module.source);
    if (role.kind === 'module') push(modules, role.locale, { path: role.path, source: module.source, locale: role.locale, content: module });
  }
  for (const files of categories.values()) diagnostics.push(...findSecondCategories(files));
  return { documents, pages, categories, modules, includesDrafts: sources.includesDrafts, diagnostics };
}

/** The files of a locale over those of the default locale: a translated file hides the original of the same path. */
export function overlay<T>(originals: readonly LocalFile<T>[] = [], translated: readonly LocalFile<T>[] = []): readonly LocalFile<T>[] {
  if (translated.length === 0) return originals;
  const paths = new Set(translated.map(({ path }) => path));
  const untranslated = originals.filter(({ path }) => !paths.has(path));
  return [...untranslated, ...translated].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

function push<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}

function sortBySource<T extends { readonly source: SourcePath }>(items: readonly T[]): readonly T[] {
  if (items.every(({ source }, index) => index === 0 || (items[index - 1]?.source ?? '') <= source)) return items;
  return items.toSorted((a, b) => (a.source < b.source ? -1 : a.source > b.source ? 1 : 0));
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
