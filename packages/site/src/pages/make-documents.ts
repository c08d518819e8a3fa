import type { CategoryMeta, Diagnostic, Outline, SiteConfig, SourcePath } from '@helpgen/model';
import { folderOf, routeToHref } from '@helpgen/model';
import { finding } from '../finding.ts';
import { editionKey, joinRoute, type EditionPlan } from '../make-editions.ts';
import { groupKey, overlay, type GroupedSources, type LocalFile } from './group-sources.ts';
import { placeDocument, type DocumentPlace, type PlacedDocument } from './place-document.ts';
import type { SitePage } from './site-page.ts';

/** A document's page. */
export interface DocumentPage extends SitePage {
  readonly outline: Outline;
  readonly source: SourcePath;
  readonly id: string;
  readonly path: string;
  readonly place: DocumentPlace;
}

/** The documents of one edition. */
export interface EditionDocuments {
  readonly plan: EditionPlan;
  /** In the order of their paths, drafts left out. */
  readonly pages: readonly DocumentPage[];
  readonly byId: ReadonlyMap<string, DocumentPage>;
  /** Pages that would be there in a preview, by id. */
  readonly drafts: ReadonlyMap<string, DocumentPage>;
  /** What `_category_` files say, by folder below the content folder. */
  readonly categories: ReadonlyMap<string, { readonly source: SourcePath; readonly meta: CategoryMeta }>;
}

/** The documents of every edition, and the findings about their ids and slugs: one for each file, however many editions show it. */
export function makeDocuments(
  config: SiteConfig,
  plans: readonly EditionPlan[],
  sources: GroupedSources,
): { readonly editions: readonly EditionDocuments[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const placed = new Map<SourcePath, PlacedDocument>();
  const place = (file: LocalFile<Outline>): DocumentPlace => {
    const known = placed.get(file.source) ?? placeDocument(config, file.path, file.content);
    if (!placed.has(file.source)) {
      placed.set(file.source, known);
      diagnostics.push(...known.diagnostics);
    }
    return known.place;
  };
  const editions = plans.map((plan) => {
    const of = <T>(groups: ReadonlyMap<string, readonly LocalFile<T>[]>): readonly LocalFile<T>[] => {
      const originals = groups.get(groupKey(plan.version.name, config.locales.default));
      return plan.isDefaultLocale ? (originals ?? []) : overlay(originals, groups.get(groupKey(plan.version.name, plan.locale.code)));
    };
    const pages: DocumentPage[] = [];
    const byId = new Map<string, DocumentPage>();
    const drafts = new Map<string, DocumentPage>();
    for (const file of of(sources.documents)) {
      const page = makeDocument(config, plan, file, place(file));
      const earlier = byId.get(page.id) ?? drafts.get(page.id);
      if (earlier !== undefined && plan.isDefaultLocale) diagnostics.push(duplicateId(page, earlier));
      if (earlier !== undefined) continue;
      if (page.isDraft && !sources.includesDrafts) drafts.set(page.id, page);
      else {
        pages.push(page);
        byId.set(page.id, page);
      }
    }
    return { plan, pages, byId, drafts, categories: categoriesOf(of(sources.categories)) };
  });
  return { editions, diagnostics };
}

function makeDocument(config: SiteConfig, plan: EditionPlan, file: LocalFile<Outline>, place: DocumentPlace): DocumentPage {
  const route = joinRoute(plan.edition.root, place.slug);
  const written = writtenIn(file, plan, place.name);
  return {
    plan,
    route,
    href: routeToHref(route, config),
    kind: 'doc',
    edition: editionKey(plan.version.name, plan.locale.code),
    place,
    id: place.id,
    ...written,
    isNoIndex: config.noIndex || plan.version.noIndex || written.isNoIndex,
  };
}

type WrittenPage = Pick<
  DocumentPage, 'outline' | 'source' | 'path' | 'title' | 'description' | 'textLocale' | 'isDraft' | 'isUnlisted' | 'isNoIndex'
>;

/** What a page has of the `file` that it is written in; `name` is its title of last resort. */
export function writtenIn({ content: outline, source, path, locale }: LocalFile<Outline>, plan: EditionPlan, name: string): WrittenPage {
  const { frontMatter } = outline;
  const isDraft = frontMatter.draft === true;
  const isUnlisted = frontMatter.unlisted === true;
  return {
    outline,
    source,
    path,
    title: frontMatter.title ?? outline.contentTitle ?? name,
    description: frontMatter.description ?? outline.excerpt,
    ...(locale === plan.locale.code ? {} : { textLocale: locale }),
    isDraft,
    isUnlisted,
    isNoIndex: isUnlisted || isDraft,
  };
}

function duplicateId(page: DocumentPage, earlier: DocumentPage): Diagnostic {
  return finding(
    'HG3101',
    { id: page.id, first: earlier.source, second: page.source },
    {
      at: { file: page.source, ...page.outline.frontMatterSpans['id'] },
      related: [{ at: { file: earlier.source, ...earlier.outline.frontMatterSpans['id'] }, message: 'has the id already' }],
    },
  );
}

function categoriesOf(files: readonly LocalFile<CategoryMeta>[]): EditionDocuments['categories'] {
  const categories = new Map<string, { source: SourcePath; meta: CategoryMeta }>();
  for (const { path, source, content } of files) {
    const folder = folderOf(path);
    if (!categories.has(folder)) categories.set(folder, { source, meta: content });
  }
  return categories;
}
