import type { CategoryMeta, Diagnostic, Outline, SiteConfig, SiteSources, SourcePath, SourceRole } from '@helpgen/model';
import { baseNameOf, compareTexts, folderOf, groupBy } from '@helpgen/model';
import { createRoleAssigner } from '../assign-role.ts';
import { finding } from '../finding.ts';
import { currentVersionOf, editionKey, type EditionPlan } from '../make-editions.ts';

/** A file of one locale, with its path below the content folder. */
export interface LocalFile<Content> {
  readonly path: string;
  /** The language that it is written in. */
  readonly locale: string;
  readonly content: Content;
}

/** The files of an edition, in the order of their paths; a translated one hides that of the default locale with the same path. */
export type FilesOf<Content> = (plan: EditionPlan) => readonly LocalFile<Content>[];

/** The sources by what they are. */
export interface GroupedSources {
  readonly documents: FilesOf<Outline>;
  readonly categories: FilesOf<{ readonly source: SourcePath; readonly meta: CategoryMeta }>;
  readonly pages: FilesOf<Outline>;
  readonly modules: FilesOf<SiteSources['modules'][number]>;
  /** Whether drafts are pages. */
  readonly includesDrafts: boolean;
}

/** Groups `sources` by role, whatever the order they came in. */
export function groupSources(config: SiteConfig, sources: SiteSources, diagnostics: Diagnostic[]): GroupedSources {
  const roleOf = createRoleAssigner(config, sources.claims);
  // Generic pages are of no version and shown in the current one.
  const current = currentVersionOf(config)?.name ?? '';
  const place = <Content extends { readonly source: SourcePath }>(contents: readonly Content[]): readonly PlacedFile<Content>[] =>
    contents
      .toSorted((a, b) => compareTexts(a.source, b.source))
      .flatMap((content) => {
        const role = roleOf(content.source);
        if (!('path' in role)) return [];
        const { kind, path, locale } = role;
        return [{ kind, path, locale, edition: editionKey('version' in role ? role.version : current, locale), content }];
      });
  const outlines = place(sources.outlines);
  const categories = place(sources.categories).filter(({ kind }) => kind === 'category');
  reportSecondCategories(categories, diagnostics);
  return {
    documents: inEditions(config, outlines.filter(({ kind }) => kind === 'doc')),
    categories: inEditions(config, categories),
    pages: inEditions(config, outlines.filter(({ kind }) => kind === 'page')),
    modules: inEditions(config, place(sources.modules).filter(({ kind }) => kind === 'module')),
    includesDrafts: sources.includesDrafts,
  };
}

interface PlacedFile<Content> extends LocalFile<Content> {
  readonly kind: SourceRole['kind'];
  readonly edition: string;
}

function inEditions<Content>({ locales }: SiteConfig, files: readonly PlacedFile<Content>[]): FilesOf<Content> {
  const groups = groupBy(files, ({ edition }) => edition);
  return ({ edition, version, isDefaultLocale }) => {
    const originals = groups.get(editionKey(version.name, locales.default)) ?? [];
    const translated = isDefaultLocale ? [] : (groups.get(edition.key) ?? []);
    if (translated.length === 0) return originals;
    const paths = new Set(translated.map(({ path }) => path));
    const untranslated = originals.filter(({ path }) => !paths.has(path));
    return [...untranslated, ...translated].sort((a, b) => compareTexts(a.path, b.path));
  };
}

function reportSecondCategories(files: readonly PlacedFile<{ readonly source: SourcePath }>[], diagnostics: Diagnostic[]): void {
  for (const [first, ...others] of groupBy(files, ({ edition, path }) => `${edition}|${folderOf(path)}`).values()) {
    for (const { path, content } of others) {
      const earlier = first?.content.source ?? content.source;
      const related = [{ at: { file: earlier }, message: 'the category file that counts' }];
      const folder = baseNameOf(folderOf(path));
      diagnostics.push(finding('HG3201', { folder: folder === '' ? '.' : folder, first: earlier }, { at: { file: content.source }, related }));
    }
  }
}
