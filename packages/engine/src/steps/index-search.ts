import { damagedEntry, digestOfAll, shortNameOf } from '@helpgen/disk';
import type { ContentGraph, GraphPage, OutputPath, SiteConfig } from '@helpgen/model';
import { folderOf, routeToHref, searchIndexPath } from '@helpgen/model';
import type { IndexedPage } from '@helpgen/search/build';
import { createCrumbs, createGlobs, isTerm } from '@helpgen/site';
import type { AnalysedSite } from '../analyse-site.ts';
import type { BuildRun } from '../build-run.ts';
import type { Staging } from '../output/staging.ts';
import { toolId } from '../tool-id.ts';
import type { Executor } from '../workers/executor.ts';
import type { CompiledArticles } from './compile-articles.ts';
import type { SearchIndexInput } from './make-search-index.ts';
import type { SearchFiles } from './read-search-files.ts';

/** What the step needs. */
export interface IndexStep
  extends Pick<BuildRun, 'config' | 'store'>, Pick<AnalysedSite, 'graph' | 'articles'>, Pick<SearchFiles, 'synonyms' | 'thesaurus'> {
  readonly staging: Pick<Staging, 'put' | 'reuseAll'>;
}

/** What of a page an index says besides its terms. */
export type PageSummary = IndexedPage<GraphPage>;

/** An index to be made, or one that was taken over. */
export type PlannedIndex = ReturnType<typeof planIndexes>[number];

/** What an index says of the pages of a site. */
export function summarisePages(config: SiteConfig, graph: ContentGraph): readonly PageSummary[] {
  const crumbsOf = createCrumbs(config, graph);
  const breadcrumbOf = (page: GraphPage): readonly string[] => crumbsOf(page).slice(0, -1).map(({ label }) => label);
  const wholes = new Map(graph.pages.flatMap((page) => (page.outline?.namesFolder === 'parts' ? [[placeOf(page), page] as const] : [])));
  return graph.pages.map((page) => {
    const inherits = page.outline?.inherits;
    const whole = wholes.get(placeOf(page));
    return {
      page,
      href: routeToHref(page.route, config),
      breadcrumb: breadcrumbOf(page),
      ...sortOf(page, whole),
      ...(inherits === undefined ? {} : { inherits }),
      ...(whole === undefined || whole === page ? {} : { partOf: routeToHref(whole.route, config) }),
    };
  });
}

/** The folder that the source of a page lies in, in its edition. */
function placeOf({ edition, source }: GraphPage): string {
  return `${edition} ${source === undefined ? '' : folderOf(source)}`;
}

/** A page that is made of a description, not written, tells of a type, be it alone or one of several. */
function sortOf(page: GraphPage, whole: GraphPage | undefined): Pick<PageSummary, 'sort'> {
  if (isTerm(page)) return { sort: 'term' };
  return whole === undefined && (page.source === undefined || /\.mdx?$/.test(page.source)) ? {} : { sort: 'type' };
}

/** The indexes of a site with their pages: one an edition, and one for each context in it. */
export function listIndexes(
  { search }: SiteConfig,
  graph: ContentGraph,
  summaries: readonly PageSummary[],
): readonly { readonly path: OutputPath; readonly pages: readonly PageSummary[] }[] {
  if (search === null) return [];
  const isIgnored = createGlobs(search.ignore);
  const searchable = summaries.filter(
    ({ page }) =>
      page.outline !== undefined &&
      !page.isUnlisted &&
      !page.isDraft &&
      (page.kind === 'doc' || search.includePages) &&
      !isIgnored(page.route.slice(1)),
  );
  return graph.editions.flatMap((edition) => {
    const pages = searchable.filter(({ page }) => page.edition === edition.key);
    const below = (route: string): string => (edition.root === '/' ? route.slice(1) : route.slice(edition.root.length + 1));
    const inContext = ({ page }: PageSummary, path: string): boolean => below(page.route) === path || below(page.route).startsWith(`${path}/`);
    const inNone = pages.filter((page) => search.everywhere || !search.contexts.some(({ path }) => inContext(page, path)));
    const versionPath = edition.root.slice(1);
    return [
      { path: searchIndexPath(versionPath), pages: inNone },
      ...search.contexts.map(({ path }) => ({ path: searchIndexPath(versionPath, path), pages: pages.filter((page) => inContext(page, path)) })),
    ];
  });
}

/** The indexes to be made; those whose inputs are the same are taken over. */
export function planIndexes(step: IndexStep) {
  const { config, synonyms, thesaurus } = step;
  const words = [config.search?.languages, synonyms, thesaurus].map((each) => JSON.stringify(each));
  const site = [toolId, config.basePath, config.router, ...words];
  return listIndexes(config, step.graph, summarisePages(config, step.graph)).map(({ path, pages }) => {
    // Each has the digest of what its pages bring: what is made of them is kept.
    const pieces = cutIntoPieces(pages).map((piece) => ({ pages: piece, key: pieceKey(step, piece) }));
    const key = `index:${digestOfAll([...site, ...pieces.map((piece) => piece.key)])}`;
    return { path, key, pages: pages.length, pieces, isReused: step.staging.reuseAll(path, key) };
  });
}

/**
 * Cuts behind one page in 64, which is chosen by its address: a page that comes or goes moves no other to another piece. An edited
 * page costs its piece: of 1 000 generated pages an edit takes 8 % less than with one in 256, and one in 32 gives nothing more.
 */
function cutIntoPieces(pages: readonly PageSummary[]): readonly (readonly PageSummary[])[] {
  const pieces: PageSummary[][] = [];
  let piece: PageSummary[] = [];
  for (const page of pages) {
    piece.push(page);
    if (shortNameOf(page.href) >= '04') continue;
    pieces.push(piece);
    piece = [];
  }
  return piece.length === 0 ? pieces : [...pieces, piece];
}

function pieceKey({ articles }: IndexStep, pages: readonly PageSummary[]): string {
  const brings = pages.map(({ page, ...summary }) => JSON.stringify([summary, termsDigestOf(articles, page)]));
  return digestOfAll([toolId, ...brings]);
}

/** Makes the indexes that are missing from `planned`: of pieces, of which those with an edited page alone are made anew. */
export async function indexSearch(step: IndexStep, planned: readonly PlannedIndex[], executor: Executor): Promise<void> {
  const missing = planned.filter(({ isReused }) => !isReused);
  const pack = step.store.pack('pieces');
  await executor.run('index', inputs(step, missing), (result, number) => {
    const index = missing[number];
    if (index === undefined) throw new Error(`no index has number ${number}`);
    if (result.kind === 'failed') throw new Error(`the index ${index.path} cannot be made: ${result.failure.reason}`);
    for (const file of result.output.files) step.staging.put(file, index.key);
    for (const [place, { key }] of index.pieces.entries()) {
      const made = result.output.pieces[place];
      if (made !== undefined && made !== null) pack.put(key, made);
    }
  });
  pack.commit();
}

function* inputs({ config, store, articles, synonyms, thesaurus }: IndexStep, planned: readonly PlannedIndex[]): Iterable<SearchIndexInput> {
  const { basePath, router } = config;
  const termsOf = (page: GraphPage): Uint8Array => {
    const terms = store.pack('terms').get(termsDigestOf(articles, page));
    if (terms === undefined) throw damagedEntry(store);
    return terms;
  };
  for (const { path, pieces } of planned) {
    yield {
      pieces: pieces.map(({ key, pages }) => {
        const stored = store.pack('pieces').get(key);
        if (stored !== undefined) return { stored };
        return { pages: pages.map(({ page, ...summary }) => ({ ...summary, terms: termsOf(page) })) };
      }),
      languages: config.search?.languages ?? [],
      basePath,
      router,
      synonyms,
      thesaurus,
      path,
    };
  }
}

/** Where the store has the terms of `page`; empty for one without source. */
export function termsDigestOf(articles: CompiledArticles['articles'], page: GraphPage): string {
  return (page.source === undefined ? undefined : articles.get(page.source)?.termsDigest) ?? '';
}
