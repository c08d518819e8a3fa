import type { Compilation } from '../compilation.ts';
import { prepareText, type Preparation } from '../source/prepare-text.ts';
import { createTextAssembly, type PreparedText, type Segment, type TextAssembly } from '../source/prepared-text.ts';
import { plainSourceOf, type PlainSource } from '../source/locate.ts';
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

/** A writer for the page of `file`; includes in its fields are opened by `preparation`. */
export function createPageWriter(file: DescriptionFile, preparation: Preparation): PageWriter {
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
      if (pieces.some(({ text }) => text.includes('::'))) placePrepared(pieces, { file, preparation, assembly });
      else for (const piece of pieces) place(piece);
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

interface Placing {
  readonly file: DescriptionFile;
  readonly preparation: Preparation;
  readonly assembly: TextAssembly;
}

/** Directives and includes of a field are prepared as those of a Markdown file are; then each place is led back to the file. */
function placePrepared(pieces: readonly FieldPiece[], { file, preparation, assembly }: Placing): void {
  const field = createTextAssembly();
  for (const { text, at } of pieces) field.place(text, file.source, at);
  const { text, segments } = field.finish();
  const fieldSource = plainSourceOf({ ...file.source.file, text });
  const prepared = prepareText(fieldSource, 0, preparation);
  const ends = [...prepared.segments.slice(1).map(({ start }) => start), prepared.text.length];
  for (const [index, segment] of prepared.segments.entries()) {
    const end = ends[index] ?? prepared.text.length;
    // What was inserted before the first copy has no place of its own.
    const start = index === 0 ? 0 : segment.start;
    if (segment.source !== fieldSource) assembly.place(prepared.text.slice(start, end), segment.source, start + segment.shift);
    else placeRange(prepared.text, { start, end, shift: segment.shift, segments, file, assembly });
  }
}

interface PlacedRange extends Omit<Placing, 'preparation'> {
  readonly start: number;
  readonly end: number;
  readonly shift: number;
  readonly segments: readonly Segment[];
}

function placeRange(text: string, { start, end, shift, segments, file, assembly }: PlacedRange): void {
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1]?.start ?? Infinity;
    const from = Math.max(start, segment.start - shift);
    const to = Math.min(end, next - shift);
    if (from < to) assembly.place(text.slice(from, to), file.source, from + shift + segment.shift);
  }
}

function withSegment(prepared: PreparedText, source: PlainSource): PreparedText {
  const [first] = prepared.segments;
  if (first?.start === 0) return prepared;
  return { text: prepared.text, segments: [{ start: 0, source, shift: 0 }, ...prepared.segments] };
}
