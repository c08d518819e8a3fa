import type { Compilation } from '../compilation.ts';
import { createTextAssembly, type PreparedText, type TextAssembly } from '../source/prepared-text.ts';
import type { PlainSource } from '../source/locate.ts';
import type { AnyNode } from '../shape/mdast.ts';
import type { DescriptionFile, FieldPath, FieldPiece } from './description-file.ts';

/** What becomes of a block of the page that Markdown alone cannot say. */
export interface BlockMark {
  /** Offset of the block in the page's text. */
  readonly at: number;
  /** Changes the node of the block. */
  readonly change: (node: AnyNode, compilation: Pick<Compilation, 'slots' | 'edits'>) => void;
}

/** A page as Markdown with the places of its words in the description, and what is to be made of its blocks. */
export interface PageText {
  readonly prepared: PreparedText;
  readonly marks: readonly BlockMark[];
}

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
  /** What begins here is changed by `change`. */
  mark(change: BlockMark['change']): void;
  finish(): PageText;
}

/** A writer for the page of `file`. */
export function createPageWriter(file: DescriptionFile): PageWriter {
  const assembly = createTextAssembly();
  const marks: BlockMark[] = [];
  const place = (piece: FieldPiece): void => assembly.place(piece.text, file.source, piece.at);
  return {
    raw: (markdown) => assembly.insert(markdown),
    inline(path, isCell = false) {
      for (const piece of file.pieces(path)) {
        const line = { ...piece, text: piece.text.trimEnd().replaceAll('\n', ' ') };
        if (isCell && line.text.includes('|')) placeEscaped(line, assembly, file.source);
        else place(line);
      }
    },
    blocks(path) {
      const pieces = file.pieces(path);
      if (pieces.length === 0) return;
      for (const piece of pieces) place(piece);
      assembly.insert('\n\n');
    },
    fence(info, path) {
      const pieces = file.pieces(path);
      const code = pieces.map(({ text }) => text).join('');
      const marksOfFence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
      assembly.insert(`${marksOfFence}${info}\n`);
      for (const piece of pieces) place(piece);
      assembly.insert(`${code.endsWith('\n') ? '' : '\n'}${marksOfFence}\n\n`);
    },
    mark: (change) => void marks.push({ at: assembly.length(), change }),
    finish: () => ({ prepared: withSegment(assembly.finish(), file.source), marks }),
  };
}

function placeEscaped({ text, at }: FieldPiece, assembly: TextAssembly, source: PlainSource): void {
  let done = 0;
  for (let bar = text.indexOf('|'); bar >= 0; bar = text.indexOf('|', bar + 1)) {
    if (text.charAt(bar - 1) === '\\') continue;
    assembly.place(text.slice(done, bar), source, at + done);
    assembly.insert('\\');
    done = bar;
  }
  assembly.place(text.slice(done), source, at + done);
}

function withSegment(prepared: PreparedText, source: PlainSource): PreparedText {
  const [first] = prepared.segments;
  if (first?.start === 0) return prepared;
  return { text: prepared.text, segments: [{ start: 0, source, shift: 0 }, ...prepared.segments] };
}
