import type { Json } from './json.ts';

/** What Markdown cannot say of a block that begins at the offset `start` and, groups apart, stands in no other. */
export type BlockMark = { readonly start: number } & (
  | {
      /** The page has a part of the theme in its place. */
      readonly kind: 'replaced';
      readonly part: string;
      readonly props?: { readonly [name: string]: Json };
      /** What search finds in its place; default nothing. */
      readonly text?: string;
    }
  | {
      /** A part draws it, or leaves it out; search has neither. */
      readonly kind: 'wrapped';
      readonly part: string;
    }
  | {
      /** A part draws all blocks from here to the offset `end`; search has them as they are, unless `isSilent`. */
      readonly kind: 'group';
      readonly end: number;
      readonly part: string;
      readonly props?: { readonly [name: string]: Json };
      /** Anchor of the whole. */
      readonly id?: string;
      /** Search has none of it. */
      readonly isSilent?: true;
    }
  | {
      /** A heading with its id, what search shows of its section, and a second name behind it that is an anchor too. */
      readonly kind: 'heading';
      readonly id: string;
      readonly entry: string;
      readonly aside?: { readonly id: string; readonly text: string };
    }
  | {
      /**
       * A table of two columns, a list or a paragraph becomes a list of terms, each with what is said of it: of an item and
       * of the paragraph the term ends with the first code.
       */
      readonly kind: 'rows';
      /** Stands before each term. */
      readonly label?: string;
      /** Of a table: by row, the head apart; of the others the first cell leads to something on the page itself. */
      readonly rows?: readonly (RowMark | null)[];
    }
);

/** Makes a row of a table what an anchor leads to and search finds. */
export interface RowMark {
  /** Anchor of the code that begins its first cell. */
  readonly id: string;
  /** What search shows of it. */
  readonly entry: string;
  /** Anchor of the emphasised name behind the code. */
  readonly aside?: string;
}
