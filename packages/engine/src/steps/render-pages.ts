import type { AddressStyle, ContentGraph, Diagnostic, GraphPage, PageData, RoutePath } from '@helpgen/model';
import { routeToChunkPath, routeToMarkdownPath, routeToOutputPath } from '@helpgen/model';
import type { PageMaker } from '@helpgen/site';
import { digestOfAll } from '../cache/digest-of.ts';
import type { Store } from '../cache/store.ts';
import type { Staging } from '../output/staging.ts';
import type { RenderInput } from '../workers/render-input.ts';
import type { Executor } from '../workers/executor.ts';
import type { CompiledArticles } from './compile-articles.ts';

/** What every page of the site is rendered with. */
export interface PageStep {
  readonly store: Store;
  readonly style: AddressStyle;
  readonly graph: ContentGraph;
  /** The page that stands in `index.html`, when it is not the one of that address. */
  readonly startRoute: RoutePath | undefined;
  readonly maker: PageMaker;
  readonly articles: CompiledArticles['articles'];
  readonly hasMarkdownCopies: boolean;
  readonly rendererPath: string;
  readonly contextPath: string;
  /** Digest of renderer and context by edition. */
  readonly contextDigests: { readonly [edition: string]: string };
}

/** What the step needs to put rendered pages into a site. */
export interface RenderStep extends PageStep {
  readonly staging: Staging;
  readonly onProgress: (done: number, total: number) => void;
}

/** What of each page other steps want to know. */
export interface PageSummary {
  readonly page: GraphPage;
  readonly href: string;
  readonly breadcrumb: readonly string[];
  /** Digest of all that the page is rendered from. */
  readonly key: string;
}

/** Every page of the site with its key; the page data that the key is made of is not kept. */
export function summarisePages(step: PageStep): readonly PageSummary[] {
  return step.graph.pages.map((page) => {
    const data = step.maker.pageData(page);
    return { page, href: data.href, breadcrumb: data.crumbs.slice(0, -1).map(({ label }) => label), key: keyOf(step, page, data) };
  });
}

/** Takes over the files of the pages that were made under the same key; the others come back, to be rendered. */
export function takeOverPages(step: RenderStep, pages: readonly PageSummary[]): readonly PageSummary[] {
  return pages.filter(({ page, key }) => !step.staging.reuse(Object.values(pathsOf(step, page)).filter((path) => path !== null), key));
}

/** Renders `pages`; page data is made again as a page's turn comes, so that it is never held for all. */
export async function renderPages(
  step: RenderStep,
  pages: readonly PageSummary[],
  executor: Executor,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly rendered: readonly { readonly route: string; readonly ms: number }[] }> {
  const diagnostics: Diagnostic[] = [];
  const rendered: { route: string; ms: number }[] = [];
  let done = 0;
  await executor.run('render', inputs(), (result, number) => {
    done += 1;
    step.onProgress(done, pages.length);
    const entry = pages[number];
    if (entry === undefined || result.kind === 'failed') throw new Error(`rendering ${entry?.page.route ?? number} was stopped`);
    diagnostics.push(...result.output.diagnostics);
    for (const file of result.output.files) step.staging.put(file, entry.key);
    rendered.push({ route: entry.page.route, ms: result.output.ms });
  });
  return { diagnostics, rendered };

  function* inputs(): Iterable<RenderInput> {
    for (const { page } of pages) yield makeRenderInput(step, page);
  }
}

/** All that `page` is rendered from. */
export function makeRenderInput(step: PageStep, page: GraphPage): RenderInput {
  const data = step.maker.pageData(page);
  return {
    page: { data, links: step.maker.linkTable(page), head: step.maker.head(page, data) },
    body: bodyOf(step, page),
    ...pathsOf(step, page),
    rendererPath: step.rendererPath,
    contextPath: step.contextPath,
  };
}

/** Digest of all that a page is rendered from. */
export function keyOf(step: PageStep, page: GraphPage, data: PageData): string {
  const article = page.source === undefined ? undefined : step.articles.get(page.source);
  const digest = digestOfAll([
    step.contextDigests[page.edition] ?? '',
    article?.bodyDigest ?? '',
    JSON.stringify([data, step.maker.linkTable(page), step.maker.head(page, data), step.hasMarkdownCopies]),
  ]);
  return `page:${digest}`;
}

function bodyOf(step: PageStep, page: GraphPage): Uint8Array {
  const article = page.source === undefined ? undefined : step.articles.get(page.source);
  // An article without body could not be compiled, and its site is shown all the same.
  if (article === undefined || article.bodyDigest === '') return new Uint8Array();
  const bytes = step.store.pack('body').get(article.bodyDigest);
  if (bytes === undefined) throw new Error(`the body of ${page.route} has gone from the store`);
  return bytes;
}

/** Where the files of `page` are in the site. */
export function pathsOf(step: Omit<PageStep, 'store' | 'maker' | 'articles' | 'graph' | 'rendererPath' | 'contextPath' | 'contextDigests'>, page: GraphPage): { readonly documentPath: string; readonly chunkPath: string; readonly markdownPath: string | null } {
  const hasCopy = step.hasMarkdownCopies && page.outline !== undefined && !page.isDraft;
  return {
    documentPath: page.kind === 'not-found' ? `${page.route.slice(1)}.html` : routeToOutputPath(page.route === step.startRoute ? ('/' as RoutePath) : page.route, step.style),
    chunkPath: routeToChunkPath(page.route),
    markdownPath: hasCopy ? routeToMarkdownPath(page.route) : null,
  };
}
