/** A piece of a type: words, or the name of what has a page. */
export type TypePiece = string | { readonly text: string; /** The page, from the folder of the reference, without extension. */ readonly to: string };

/** What is said of a value in a word. */
export type FieldMark = 'required' | 'deprecated' | 'readOnly' | 'writeOnly';

/** A parameter, a property or one of several forms, as a row. */
export interface FieldRow {
  /** Empty: the form of a value that has no name. */
  readonly name: string;
  readonly type: readonly TypePiece[];
  readonly marks?: readonly FieldMark[];
  readonly html?: string;
  /** What its values are bound to, by the keys of the words: `default`, `enum`, `range`. */
  readonly facts?: readonly (readonly [key: string, ...values: string[]])[];
  readonly inside?: FieldList;
  /** Anchor of the row. */
  readonly id?: string;
}

/** What opens below a row. */
export interface FieldList {
  readonly kind: 'properties' | 'items' | 'values' | 'oneOf' | 'anyOf';
  readonly rows: readonly FieldRow[];
}

/** A body by one media type. */
export interface BodyShape {
  readonly media: readonly string[];
  readonly type: readonly TypePiece[];
  readonly html?: string;
  readonly list?: FieldList;
}

/** An answer, which opens. */
export interface ResponseRow {
  readonly status: string;
  /** What it is called by HTTP, where the document says nothing. */
  readonly html: string;
  readonly headers: readonly FieldRow[];
  readonly bodies: readonly BodyShape[];
  readonly isOpen: boolean;
}

/** An operation or a schema in a list. */
export interface ListedPage {
  readonly method?: string;
  readonly path?: string;
  readonly title: string;
  readonly to: string;
  readonly isDeprecated?: boolean;
}

/** What other pages may know of one that was made of a document. */
export interface ApiOutline {
  /** Folder of the reference, from the folder of the config. */
  readonly folder: string;
  /** Pages that its parts lead to. */
  readonly to: readonly string[];
  /** What it tells of, where it can be compared with that of another version. */
  readonly subject?: ApiSubject;
}

/** An operation, a schema, a type: what versions are compared by. */
export interface ApiSubject {
  /** The same in all versions: `GET /users/{id}`. */
  readonly key: string;
  readonly title: string;
  readonly isDeprecated: boolean;
  /** What is said of its parts, each in a line, by their names. */
  readonly parts: { readonly [name: string]: string };
}
