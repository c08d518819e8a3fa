import type { Words } from '../words.ts';
import type { MarkdownOptions } from '../page/document-markdown.ts';
import type { RowTools } from '../schema/field-rows.ts';

/** What the pages of a document are written with. */
export interface Reference extends RowTools {
  readonly words: Words;
  readonly markdown: MarkdownOptions;
  /** Folder of the pages, from that of the document. */
  readonly base: string;
  /** The same from the folder of the config. */
  readonly folder: string;
  /** Anchors on the overview, by the names of the ways to authorise. */
  readonly schemeIds: ReadonlyMap<string, string>;
}
