import { deserialize } from 'node:v8';
import { writeCopy } from '@helpgen/copy';
import { makePageEntry } from '@helpgen/manifest';
import type { Body, Diagnostic, Page, RenderContext, Renderer } from '@helpgen/model';
import { finding } from '../finding.ts';
import { makeFile, type MadeFile } from '../output/made-file.ts';

/** A page without its text. */
export type DescribedPage = Omit<Page, 'body'>;

/** All that a worker needs to render one page; plain data. */
export interface RenderInput {
  readonly edition: string;
  /** {@link DescribedPage} as JSON. */
  readonly described: string;
  /** Its body, v8-serialised; empty for a page without text. */
  readonly body: Uint8Array;
  readonly documentPath: string;
  readonly chunkPath: string;
  readonly markdownPath: string | null;
  readonly rendererPath: string;
  /** File with the render contexts by edition. */
  readonly contextPath: string;
}

/** A page to be rendered and written. */
export interface RenderAndWriteInput extends RenderInput {
  /** Where the site is put together; the folders of the page are there. */
  readonly target: string;
}

/** The files of a page. */
export interface DrawnFiles {
  readonly files: readonly MadeFile[];
  /** Its document as the manifest of a site tells of it; a preview does not ask. */
  readonly entry: () => string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Renders one page: its document, chunk and Markdown copy. */
export function renderPage(renderer: Renderer, context: RenderContext, input: RenderInput): DrawnFiles {
  const body = input.body.length === 0 ? [] : (deserialize(input.body) as Body);
  const page = JSON.parse(input.described) as DescribedPage;
  const rendered = renderSafely(renderer, context, { ...page, body });
  if (typeof rendered === 'string') {
    return { files: [], entry: () => '', diagnostics: [finding('HG5032', { route: page.data.route, reason: rendered })] };
  }
  const document = { ...makeFile(input.documentPath, rendered.html), sheets: rendered.sheets };
  const files: MadeFile[] = [document, makeFile(input.chunkPath, rendered.chunk)];
  const { markdownPath } = input;
  if (markdownPath !== null) files.push(makeFile(markdownPath, writeCopy(page, rendered.copied, { path: markdownPath, context })));
  const { basePath } = context.frame;
  const entry = (): string => makePageEntry(page, { file: document, html: rendered.html, article: rendered.article, basePath });
  return { files, entry, diagnostics: rendered.diagnostics ?? [] };
}

function renderSafely(renderer: Renderer, context: RenderContext, page: Page): ReturnType<Renderer['render']> | string {
  try {
    return renderer.render(page, context);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
