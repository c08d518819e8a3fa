import type { BlockMark, MadeArticle, MarkdownPlace } from '@helpgen/model';
import type { DescriptionFile, FieldPath, FieldPiece } from './description-file.ts';

/** A mark without the place of its block. */
export type Mark = BlockMark extends infer Kind ? (Kind extends BlockMark ? Omit<Kind, 'start'> : never) : never;

/** A page as Markdown with the places of its words in the description, and what is to be made of its blocks. */
export type PageText = Required<Pick<MadeArticle, 'markdown' | 'places' | 'blocks'>>;

/** Writes a page piece by piece. */
export interface PageWriter {
  /** Adds Markdown of our own. */
  raw(markdown: string): void;
  /** Adds a field that is one line of inline Markdown; in a cell of a table its bars are escaped. */
  inline(path: FieldPath, isCell?: boolean): void;
  /** Adds a field of Markdown as blocks, with a blank line behind. */
  blocks(path: FieldPath): void;
  /** Adds a field as code in a fence. */
  fence(info: string, path: FieldPath): void;
  /** Says what becomes of the block that begins here. */
  mark(mark: Exclude<Mark, { readonly kind: 'group' }>): void;
  /** Has a part draw all that `write` writes. */
  group(drawing: Omit<Extract<Mark, { readonly kind: 'group' }>, 'kind' | 'end'>, write: () => void): void;
  finish(): PageText;
}

/** A writer for the page of `file`. */
export function createPageWriter(file: DescriptionFile): PageWriter {
  const places: MarkdownPlace[] = [];
  const blocks: BlockMark[] = [];
  let markdown = '';
  const place = ({ text, at }: FieldPiece): void => {
    if (text === '') return;
    places.push({ start: markdown.length, at });
    markdown += text;
  };
  return {
    raw(text) {
      markdown += text;
    },
    inline(path, isCell = false) {
      for (const piece of file.pieces(path)) {
        const line = { ...piece, text: piece.text.trimEnd().replaceAll('\n', ' ') };
        for (const part of isCell ? escapeBars(line) : [line]) place(part);
      }
    },
    blocks(path) {
      const pieces = file.pieces(path);
      if (pieces.length === 0) return;
      for (const piece of pieces) place(piece);
      markdown += '\n\n';
    },
    fence(info, path) {
      const pieces = file.pieces(path);
      const code = pieces.map(({ text }) => text).join('');
      const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
      markdown += `${marks}${info}\n`;
      for (const piece of pieces) place(piece);
      markdown += `${code.endsWith('\n') ? '' : '\n'}${marks}\n\n`;
    },
    mark: (mark) => void blocks.push({ start: markdown.length, ...mark }),
    group(drawing, write) {
      const start = markdown.length;
      write();
      blocks.push({ kind: 'group', start, end: markdown.length, ...drawing });
    },
    finish: () => ({ markdown, places, blocks }),
  };
}

/** `piece` in parts, with a backslash at the end of each that is followed by a bar. */
function escapeBars({ text, at }: FieldPiece): readonly FieldPiece[] {
  const parts: FieldPiece[] = [];
  let done = 0;
  for (let bar = text.indexOf('|'); bar >= 0; bar = text.indexOf('|', bar + 1)) {
    if (text.charAt(bar - 1) === '\\') continue;
    parts.push({ text: `${text.slice(done, bar)}\\`, at: at + done });
    done = bar;
  }
  return [...parts, { text: text.slice(done), at: at + done }];
}
