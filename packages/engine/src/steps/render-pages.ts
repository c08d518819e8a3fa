import type { AddressStyle, ContentGraph, Diagnostic, GraphPage, PageData } from '@helpgen/model';
import { routeToChunkPath, routeToMarkdownPath, routeToOutputPath } from '@helpgen/model';
import type { PageMaker } from '@helpgen/site';
import { digestOfAll } from '../cache/digest-of.ts';
import type { Store } from '../cache/store.ts';
import type { Staging } from '../output/staging.ts';
import type { RenderInput } from '../workers/render-input.ts';
import type { Executor } from '../workers/executor.ts';
import type { CompiledArticles } from './compile-articles.ts';

/** What every page of the site is rendered with. */
export interface RenderStep {
  readonly store: Store;
  readonly staging: Staging;
  readonly style: AddressStyle;
  readonly graph: ContentGraph;
  readonly maker: PageMaker;
  readonly articles: CompiledArticles['articles'];
  readonly hasMarkdownCopies: boolean;
  readonly rendererPath: string;
  readonly contextPath: string;
  /** Digest of renderer and context by edition. */
  readonly contextDigests: { readonly [edition: string]: string };
  readonly onProgress: (done: number, total: number) => void;
}

/** What of each page other steps want to know. */
export interface PageSummary {
  readonly page: GraphPage;
  readonly href: string;
  readonly breadcrumb: readonly string[];
}

/** The pages sorted into those whose files are taken over and those to be rendered. */
export interface RenderPlan {
  readonly summaries: readonly PageSummary[];
  readonly missing: readonly { readonly page: GraphPage; readonly key: string }[];
}

/** Makes the key of each page from all that it is rendered from, and takes over what is there under that key. */
export function planPages(step: RenderStep): RenderPlan {
  const missing: { page: GraphPage; key: string }[] = [];
  const summaries = step.graph.pages.map((page) => {
    const data = step.maker.pageData(page);
    const key = keyOf(step, page, data);
    if (!step.staging.reuse(Object.values(pathsOf(step, page)).filter((path) => path !== null), key)) missing.push({ page, key });
    return { page, href: data.href, breadcrumb: data.crumbs.slice(0, -1).map(({ label }) => label) };
  });
  return { summaries, missing };
}

/** Renders the missing pages of `plan`; page data is made again as a page's turn comes, so that it is never held for all. */
export async function renderPages(
  step: RenderStep,
  plan: RenderPlan,
  executor: Executor,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly rendered: readonly { readonly route: string; readonly ms: number }[] }> {
  const diagnostics: Diagnostic[] = [];
  const rendered: { route: string; ms: number }[] = [];
  let done = 0;
  await executor.run('render', inputs(), (result, number) => {
    done += 1;
    step.onProgress(done, plan.missing.length);
    const entry = plan.missing[number];
    if (entry === undefined || result.kind === 'failed') throw new Error(`rendering ${entry?.page.route ?? number} was stopped`);
    diagnostics.push(...result.output.diagnostics);
    for (const file of result.output.files) step.staging.note(file, entry.key);
    rendered.push({ route: entry.page.route, ms: result.output.ms });
  });
  return { diagnostics, rendered };

  function* inputs(): Iterable<RenderInput> {
    for (const { page } of plan.missing) {
      const data = step.maker.pageData(page);
      yield {
        page: { data, links: step.maker.linkTable(page), head: step.maker.head(page, data) },
        body: bodyOf(step, page),
        ...pathsOf(step, page),
        staging: step.staging.folder,
        rendererPath: step.rendererPath,
        contextPath: step.contextPath,
      };
    }
  }
}

function keyOf(step: RenderStep, page: GraphPage, data: PageData): string {
  const article = page.source === undefined ? undefined : step.articles.get(page.source);
  const digest = digestOfAll([
    step.contextDigests[page.edition] ?? '',
    article?.bodyDigest ?? '',
    JSON.stringify([data, step.maker.linkTable(page), step.maker.head(page, data), step.hasMarkdownCopies]),
  ]);
  return `page:${digest}`;
}

function bodyOf(step: RenderStep, page: GraphPage): Uint8Array {
  const article = page.source === undefined ? undefined : step.articles.get(page.source);
  if (article === undefined) return new Uint8Array();
  const bytes = step.store.pack('body').get(article.bodyDigest);
  if (bytes === undefined) throw new Error(`the body of ${page.route} has gone from the store`);
  return bytes;
}

function pathsOf(step: RenderStep, page: GraphPage): { readonly documentPath: string; readonly chunkPath: string; readonly markdownPath: string | null } {
  const hasCopy = step.hasMarkdownCopies && page.outline !== undefined && !page.isDraft;
  return {
    documentPath: page.kind === 'not-found' ? `${page.route.slice(1)}.html` : routeToOutputPath(page.route, step.style),
    chunkPath: routeToChunkPath(page.route),
    markdownPath: hasCopy ? routeToMarkdownPath(page.route) : null,
  };
}
