/** The kinds of documents in the order of their indexes in the file, which is the order of their priority. */
export const documentTypes = ['title', 'heading', 'description', 'keywords', 'content'] as const;

/** What of a page a document is. */
export type DocumentType = (typeof documentTypes)[number];

/** The only field of each index. */
export const indexField = 't';

/** The version of lunr whose serialised form is written; lunr warns when it loads another. */
export const lunrVersion = '2.3.9';

/** One a page. */
export interface TitleDocument {
  /** Number of the document, unique in the file over all five kinds (a description shares its page's). */
  readonly i: number;
  /** The title. */
  readonly t: string;
  /** Address of the page, with base path, encoded. */
  readonly u: string;
  /** Breadcrumb: labels of what the page lies under. */
  readonly b: readonly string[];
}

/** One a section whose heading is not the page's title. */
export interface HeadingDocument {
  readonly i: number;
  /** The heading. */
  readonly t: string;
  readonly u: string;
  /** `#` and the decoded anchor; empty for the start of the page. */
  readonly h: string;
  /** Number of the page's title document. */
  readonly p: number;
}

/** The description or the keywords of a page; `i` is the number of the page's title document. */
export interface PageFactDocument {
  readonly i: number;
  /** The description, or the keywords joined by `, `. */
  readonly t: string;
  /** The page's title. */
  readonly s: string;
  readonly u: string;
  readonly p: number;
}

/** One a section that has text. */
export interface ContentDocument {
  readonly i: number;
  /** The text, white space collapsed. */
  readonly t: string;
  /** The section's heading, for the start of the page the page's title. */
  readonly s: string;
  readonly u: string;
  readonly h: string;
  readonly p: number;
}

/** An index as lunr 2.3.9 serialises it (its `Index.prototype.toJSON`), without positions. */
export interface SerialisedIndex {
  readonly version: string;
  readonly fields: readonly string[];
  /** `t/<document number>` with term numbers, ascending, and scores in turn. */
  readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
  /** Terms in the order of their code units, each with its number and the documents that have it. */
  readonly invertedIndex: readonly (readonly [string, { readonly _index: number; readonly t: { readonly [id: string]: object } }])[];
  /** The label of the analyser: a reader with another analyser cannot load the index. */
  readonly pipeline: readonly string[];
}

/** The content of a `search-index.json`: title, heading, description, keywords, content. */
export type SearchIndexFile = readonly [
  { readonly documents: readonly TitleDocument[]; readonly index: SerialisedIndex },
  { readonly documents: readonly HeadingDocument[]; readonly index: SerialisedIndex },
  { readonly documents: readonly PageFactDocument[]; readonly index: SerialisedIndex },
  { readonly documents: readonly PageFactDocument[]; readonly index: SerialisedIndex },
  { readonly documents: readonly ContentDocument[]; readonly index: SerialisedIndex },
];
