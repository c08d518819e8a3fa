import { damagedEntry } from '@helpgen/disk';
import type { Diagnostic, GraphPage, RoutePath } from '@helpgen/model';
import { hasMarkdownCopy, routeToChunkPath, routeToMarkdownPath, routeToOutputPath } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { Staging } from '../output/staging.ts';
import type { PageStep } from '../prepare-site.ts';
import type { RenderAndWriteInput, RenderInput } from '../workers/render-page.ts';
import type { Executor } from '../workers/executor.ts';
import { describe, type PageKeyFinder } from './page-keys.ts';

/** What the step needs to put rendered pages into a site. */
export interface RenderStep extends PageStep {
  readonly staging: Staging;
  readonly keys: PageKeyFinder;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Takes over the files of the pages that were made under the same key, and of which the manifest knows what to tell; the others
 * come back, to be rendered.
 */
export function takeOverPages(step: RenderStep): readonly GraphPage[] {
  const { graph, staging, keys, store } = step;
  if (!staging.hasOld) return graph.pages;
  const entries = store.pack('entries');
  return graph.pages.filter((page) => !entries.has(keys.of(page)) || !staging.reuse(filesOf(step, page), keys.of(page)));
}

/** Renders `pages`; what each is rendered with is made as its turn comes, so that it is never held for all. */
export async function renderPages(step: RenderStep, pages: readonly GraphPage[], executor: Executor) {
  const diagnostics: Diagnostic[] = [];
  const rendered: { route: string; ms: number }[] = [];
  const keys: string[] = [];
  const entries = step.store.pack('entries');
  let done = 0;
  await executor.run('render', inputs(), (result, number) => {
    done += 1;
    step.onProgress(done, pages.length);
    const page = pages[number];
    const key = keys[number];
    if (page === undefined || key === undefined) throw new Error(`no page has number ${number}`);
    if (result.kind === 'failed') {
      diagnostics.push(finding('HG5032', { route: page.route, reason: result.failure.reason }));
      return;
    }
    diagnostics.push(...result.output.diagnostics);
    for (const file of result.output.files) step.staging.admit(file, key);
    if (result.output.entry !== '') entries.put(key, new TextEncoder().encode(result.output.entry));
    rendered.push({ route: page.route, ms: result.output.ms });
  });
  entries.commit();
  return { diagnostics, rendered };

  function* inputs(): Iterable<RenderAndWriteInput> {
    for (const page of pages) {
      const described = describe(step, page);
      const key = step.keys.of(page, described);
      keys.push(key);
      const input = makeRenderInput(step, page, described);
      step.staging.makeRoom(filesOf(step, page), key);
      yield { ...input, target: step.staging.folder };
    }
  }
}

function filesOf(step: PageStep, page: GraphPage): readonly string[] {
  return Object.values(pathsOf(step, page)).filter((path) => path !== null);
}

/** All that `page` is rendered from. */
export function makeRenderInput(step: PageStep, page: GraphPage, described: string = describe(step, page)): RenderInput {
  return {
    edition: page.edition,
    described,
    body: bodyOf(step, page),
    ...pathsOf(step, page),
    rendererPath: step.rendererPath,
    contextPath: step.contexts.path,
  };
}

function bodyOf(step: PageStep, page: GraphPage): Uint8Array {
  const article = page.source === undefined ? undefined : step.articles.get(page.source);
  // An article without body could not be compiled, and its site is shown all the same.
  if (article === undefined || article.bodyDigest === '') return new Uint8Array();
  const bytes = step.store.pack('body').get(article.bodyDigest);
  if (bytes === undefined) throw damagedEntry(step.store);
  return bytes;
}

/** Where the files of `page` are in the site. */
export function pathsOf({ config, startRoute }: PageStep, page: GraphPage) {
  return {
    documentPath:
      page.kind === 'not-found'
        ? `${page.route.slice(1)}.html`
        : routeToOutputPath(page.route === startRoute ? ('/' as RoutePath) : page.route, config),
    chunkPath: routeToChunkPath(page.route),
    markdownPath: config.markdownCopies && hasMarkdownCopy(page) ? routeToMarkdownPath(page.route) : null,
  };
}
