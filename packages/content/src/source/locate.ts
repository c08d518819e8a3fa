import { lineStartsOf, spanAt } from '@helpgen/model';
import type { Location, SourceFile, Span } from '@helpgen/model';

/** A file as it is parsed: no byte order mark, `\n` alone ends a line. Lines and columns are those of the file. */
export interface PlainSource {
  readonly file: SourceFile;
  readonly text: string;
  readonly lineStarts: readonly number[];
}

/** `file` with the differences between systems taken out. */
export function plainSourceOf(file: SourceFile): PlainSource {
  const withoutMark = file.text.startsWith('\uFEFF') ? file.text.slice(1) : file.text;
  const text = withoutMark.includes('\r') ? withoutMark.replace(/\r\n?/g, '\n') : withoutMark;
  return { file, text, lineStarts: lineStartsOf(text) };
}

/** The span of the text from offset `start` to `end` of `source`. */
export function spanIn(source: PlainSource, start: number, end: number): Span {
  return spanAt(source.text, source.lineStarts, start, end);
}

/** The place of the text from offset `start` to `end` of `source`, with its line for printing. */
export function locate(source: PlainSource, start: number, end: number): Location & Span {
  const span = spanIn(source, start, end);
  const lineStart = source.lineStarts[span.line - 1] ?? 0;
  const nextLine = source.lineStarts[span.line];
  const lineText = source.text.slice(lineStart, nextLine === undefined ? undefined : nextLine - 1);
  return { file: source.file.path, ...span, lineText: lineText.length > 1000 ? lineText.slice(0, 1000) : lineText };
}
