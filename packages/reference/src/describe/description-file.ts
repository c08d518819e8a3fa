import type { SourceInput, YamlText } from '@helpgen/model';
import type { TypeDescription } from '../type-description.ts';
import { parseTypeDescriptionData } from '../parse-type-description.ts';

/** Keys and indexes from the root of a description to a value. */
export type FieldPath = readonly (string | number)[];

/** A stretch of a field's text that stands in the file as it is. */
export interface FieldPiece {
  readonly text: string;
  /** Offset in the file. */
  readonly at: number;
}

/** A description with the place of each of its texts. */
export interface DescriptionFile {
  readonly source: Pick<SourceInput, 'path' | 'text' | 'spanOf'>;
  /** Absent when the file has mistakes that leave no page. */
  readonly value: TypeDescription | undefined;
  /** The text at `path` line by line; empty when there is none. */
  pieces(path: FieldPath): readonly FieldPiece[];
  /** Offsets of the text at `path`, without quotes. */
  rangeOf(path: FieldPath): readonly [number, number];
}

/** Reads the description in `source`. */
export function readDescription(source: Pick<SourceInput, 'path' | 'text' | 'spanOf' | 'parseYaml'>): DescriptionFile {
  const { value, textAt } = source.parseYaml('type description', parseTypeDescriptionData);
  return {
    source,
    value,
    pieces(path) {
      const written = textAt(path);
      return written === undefined ? [] : piecesOf(written, source.text);
    },
    rangeOf(path) {
      const written = textAt(path);
      if (written === undefined) return [0, 1];
      const quotes = /^["']/.test(source.text.slice(written.start, written.start + 1)) ? 1 : 0;
      return [written.start + quotes, written.end - quotes];
    },
  };
}

function piecesOf({ value, start, end, isBlock }: YamlText, text: string): readonly FieldPiece[] {
  const found = text.indexOf(value, start);
  if (found >= 0 && found + value.length <= end) return [{ text: value, at: found }];
  return isBlock ? linesOf(value, start, text) : [{ text: value, at: start }];
}

// Each line of a literal block stands in the file behind its indentation; of a folded one the words do, more or less.
function linesOf(value: string, start: number, text: string): readonly FieldPiece[] {
  let at = start;
  return value.split(/(?<=\n)/).map((line) => {
    const words = line.trimEnd();
    const found = words === '' ? -1 : text.indexOf(words, at);
    if (found >= 0) at = found;
    return { text: line, at };
  });
}
