import type { Page } from '@helpgen/model';

/** A page to be rendered and written. */
export interface RenderAndWriteInput extends RenderInput {
  /** Where the site is put together; the folders of the page are there. */
  readonly target: string;
}

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
