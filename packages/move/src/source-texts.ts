import type { SiteEditor } from '@helpgen/engine';
import type { SourcePath, Span } from '@helpgen/model';

/** What takes the place of a stretch of a file's text, in UTF-16 units; the byte order mark counts. */
export interface TextEdit {
  readonly file: SourcePath;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A line of a file, without its line break. */
export interface SourceLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** As the file has them. */
  readonly lineBreak: string;
}

/** The texts of a site's files with every byte that they have, read once. */
export interface SourceTexts {
  /** `undefined`: there is no such file, or it is not in UTF-8. */
  text(file: SourcePath): string | undefined;
  line(file: SourcePath, line: number): SourceLine | undefined;
  /** What stands at `span`. */
  at(file: SourcePath, span: Span): { readonly start: number; readonly end: number; readonly text: string } | undefined;
}

/** The texts of the site that `read` reads. */
export function openSourceTexts(read: SiteEditor['read']): SourceTexts {
  const texts = new Map<SourcePath, string | undefined>();
  const starts = new Map<SourcePath, readonly number[]>();
  const text = (file: SourcePath): string | undefined => {
    if (!texts.has(file)) texts.set(file, readExactly(read, file));
    return texts.get(file);
  };
  const line = (file: SourcePath, number: number): SourceLine | undefined => {
    const whole = text(file);
    if (whole === undefined) return undefined;
    const known = starts.get(file) ?? [
      whole.startsWith('\uFEFF') ? 1 : 0,
      ...[...whole.matchAll(/\r\n?|\n/g)].map((found) => found.index + found[0].length),
    ];
    starts.set(file, known);
    const start = known[number - 1];
    if (start === undefined) return undefined;
    const found = /[^\r\n]*/y;
    found.lastIndex = start;
    const content = found.exec(whole)?.[0] ?? '';
    return { text: content, start, end: start + content.length, lineBreak: lineBreakOf(whole) };
  };
  return {
    text,
    line,
    at(file, span) {
      const found = line(file, span.line);
      if (found === undefined) return undefined;
      const points = [...found.text];
      const start = found.start + points.slice(0, span.column - 1).join('').length;
      const value = points.slice(span.column - 1, span.column - 1 + span.length).join('');
      return { start, end: start + value.length, text: value };
    },
  };
}

/** The first line break of `text`; `\n` where it has none. */
export function lineBreakOf(text: string): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? '\n';
}

/** Adds `line` to the front matter at the beginning of `text`, which is made when there is none. */
export function addToFrontMatter(file: SourcePath, text: string, line: string): TextEdit {
  const lineBreak = lineBreakOf(text);
  const head = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?^)??(?=---[ \t]*$)/m.exec(text)?.[0];
  const start = head?.length ?? (text.startsWith('\uFEFF') ? 1 : 0);
  return {
    file,
    start,
    end: start,
    text: head === undefined ? `---${lineBreak}${line}${lineBreak}---${lineBreak}${lineBreak}` : `${line}${lineBreak}`,
  };
}

/** `text` with `edits` made, which do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = text;
  for (const { start, end, text: piece } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + piece + result.slice(end);
  return result;
}

function readExactly(read: SiteEditor['read'], file: SourcePath): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(read(file));
  } catch {
    return undefined;
  }
}
