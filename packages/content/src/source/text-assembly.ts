import type { PlainSource, PreparedText } from './locate.ts';

/** Collects a prepared text from pieces. */
export interface TextAssembly {
  /** Adds what stands in `source` from `start` to `end`. */
  copy(source: PlainSource, start: number, end: number): void;
  /** Adds text that stands in no file; its place is where the last copied piece ended. */
  insert(text: string): void;
  length(): number;
  finish(): PreparedText;
}

/** An assembly that begins with `first`. */
export function createTextAssembly(first: PreparedText): TextAssembly {
  let { text } = first;
  const origins = [...first.origins];
  return {
    copy(source, start, end) {
      if (start >= end) return;
      const last = origins.at(-1);
      if (last?.source !== source || last.at - last.start !== start - text.length) origins.push({ start: text.length, source, at: start });
      text += source.text.slice(start, end);
    },
    insert(piece) {
      text += piece;
    },
    length: () => text.length,
    finish: () => ({ text, origins }),
  };
}
