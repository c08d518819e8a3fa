import type { Diagnostic, SiteConfig } from '@helpgen/model';
import { folderOf, remember } from '@helpgen/model';
import { finding } from '../finding.ts';
import { joinRoute, type EditionPlan } from '../make-editions.ts';
import type { GroupedSources, LocalFile } from './group-sources.ts';
import { placeDocument } from './place-document.ts';
import { placePage, writtenIn, type SitePage } from './site-page.ts';

/** A document's page. */
export type DocumentPage = SitePage & Required<Pick<SitePage, 'outline' | 'source' | 'id' | 'place'>>;

/** The documents of one edition. */
export interface EditionDocuments {
  readonly plan: EditionPlan;
  /** In the order of their paths, drafts left out. */
  readonly pages: readonly DocumentPage[];
  readonly byId: ReadonlyMap<string, DocumentPage>;
  /** Pages that would be there in a preview, by id. */
  readonly drafts: ReadonlyMap<string, DocumentPage>;
  /** What `_category_` files say, by folder below the content folder. */
  readonly categories: ReadonlyMap<string, CategoryFile>;
}

/** A `_category_` file. */
export type CategoryFile = ReturnType<GroupedSources['categories']>[number]['content'];

/** The documents of every edition, and the findings about their ids and slugs: one for each file, however many editions show it. */
export function makeDocuments(
  config: SiteConfig,
  plans: readonly EditionPlan[],
  sources: GroupedSources,
  diagnostics: Diagnostic[],
): readonly EditionDocuments[] {
  const placeOf = remember(({ path, content }: LocalFile<DocumentPage['outline']>) => placeDocument(config, path, content, diagnostics));
  return plans.map((plan) => {
    const byId = new Map<string, DocumentPage>();
    const drafts = new Map<string, DocumentPage>();
    const hidesAll = config.noIndex || plan.version.noIndex;
    for (const file of sources.documents(plan)) {
      const place = placeOf(file);
      const address = { kind: 'doc', route: joinRoute(plan.edition.root, place.slug), hidesAll } as const;
      const page = { ...placePage(config, plan, address, writtenIn(file, plan, place.name)), place, id: place.id };
      const earlier = byId.get(page.id) ?? drafts.get(page.id);
      if (earlier === undefined) (page.isDraft && !sources.includesDrafts ? drafts : byId).set(page.id, page);
      else if (plan.isDefaultLocale) diagnostics.push(duplicateId(page, earlier));
    }
    // Of several files of a folder the first counts.
    const categories = sources.categories(plan).toReversed().map(({ path, content }) => [folderOf(path), content] as const);
    return { plan, pages: [...byId.values()], byId, drafts, categories: new Map(categories) };
  });
}

function duplicateId(page: DocumentPage, earlier: DocumentPage): Diagnostic {
  const placeOf = ({ source, outline }: DocumentPage) => ({ file: source, ...outline.frontMatterSpans['id'] });
  const related = [{ at: placeOf(earlier), message: 'has the id already' }];
  return finding('HG3101', { id: page.id, first: earlier.source, second: page.source }, { at: placeOf(page), related });
}
