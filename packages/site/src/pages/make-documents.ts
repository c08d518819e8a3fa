import type { CategoryMeta, Checked, Diagnostic, Outline, SiteConfig, SourcePath } from '@helpgen/model';
import { folderOf, remember, routeToHref } from '@helpgen/model';
import { finding } from '../finding.ts';
import { joinRoute, type EditionPlan } from '../make-editions.ts';
import { filesOf, type GroupedSources, type LocalFile } from './group-sources.ts';
import { placeDocument, type DocumentPlace } from './place-document.ts';
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
export function makeDocuments(config: SiteConfig, plans: readonly EditionPlan[], sources: GroupedSources): Checked<readonly EditionDocuments[]> {
  const diagnostics: Diagnostic[] = [];
  const placeOf = remember(({ path, content }: LocalFile<Outline>): DocumentPlace => {
    const { value, diagnostics: found } = placeDocument(config, path, content);
    diagnostics.push(...found);
    return value;
  });
  const editions = plans.map((plan) => {
    const pages: DocumentPage[] = [];
    const byId = new Map<string, DocumentPage>();
    const drafts = new Map<string, DocumentPage>();
    for (const file of filesOf(sources.documents, plan.version.name, plan, config)) {
      const page = makeDocument(config, plan, file, placeOf(file));
      const earlier = byId.get(page.id) ?? drafts.get(page.id);
      if (earlier !== undefined && plan.isDefaultLocale) diagnostics.push(duplicateId(page, earlier));
      if (earlier !== undefined) continue;
      if (page.isDraft && !sources.includesDrafts) drafts.set(page.id, page);
      else {
        pages.push(page);
        byId.set(page.id, page);
      }
    }
    return { plan, pages, byId, drafts, categories: categoriesOf(filesOf(sources.categories, plan.version.name, plan, config)) };
  });
  return { value: editions, diagnostics };
}

function makeDocument(config: SiteConfig, plan: EditionPlan, file: LocalFile<Outline>, place: DocumentPlace): DocumentPage {
  const route = joinRoute(plan.edition.root, place.slug);
  const written = writtenIn(file, plan, place.name);
  return {
    plan,
    route,
    href: routeToHref(route, config),
    kind: 'doc',
    edition: plan.edition.key,
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
  // The first one of a folder counts.
  return new Map(files.toReversed().map(({ path, source, content }) => [folderOf(path), { source, meta: content }]));
}
