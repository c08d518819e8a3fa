import type { ShownPage } from '@helpgen/model';

/** What a document and a chunk say alike of one page: all that the browser needs to show it. */
export interface PageChunk {
  /** Id of the asset manifest it was made with. */
  readonly assets: string;
  /** Address of the module with the frame data of the page's edition. */
  readonly frame: string;
  readonly data: ShownPage;
  /** The article as HTML: the prose with what the theme draws around it. */
  readonly html: string;
  /**
   * The style sheets that not all pages need and this one does; absent when it needs none. A chunk says their addresses, a
   * document a bit for each of those that its frame lists.
   */
  readonly sheets?: readonly string[] | number;
  /** Present when the page may load scripts that the theme ships apart: their addresses by name. */
  readonly vendor?: { readonly [name: string]: string };
}

/** Whether `value` has the form of a {@link PageChunk}. */
export function isPageChunk(value: unknown): value is PageChunk {
  if (typeof value !== 'object' || value === null) return false;
  const chunk = value as Partial<PageChunk>;
  return typeof chunk.assets === 'string' && typeof chunk.html === 'string' && typeof chunk.data === 'object';
}
