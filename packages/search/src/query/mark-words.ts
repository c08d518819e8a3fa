import { createAnalyser, fold, type Analyser } from '../analyser.ts';
import { splitWords } from '../split-words.ts';

/** A stretch of a text: from its first code unit to behind its last. */
export type TextRange = readonly [start: number, end: number];

const analysers = new Map<string, Analyser>();

/** The words of `text` that have one of `terms`, in any form; with `unfinished`, words that begin with it too. */
export function markWords(text: string, terms: readonly string[], languages: readonly string[], unfinished = ''): readonly TextRange[] {
  const key = languages.join();
  const analyser = analysers.get(key) ?? createAnalyser(languages);
  analysers.set(key, analyser);
  const wanted = new Set(terms);
  const beginning = fold(unfinished);
  const ranges: TextRange[] = [];
  splitWords(text, (start, end) => {
    const word = text.slice(start, end);
    const isBeginning = beginning !== '' && fold(word).startsWith(beginning);
    if (isBeginning || analyser.analyse(word).some((term) => wanted.has(term))) ranges.push([start, end]);
  });
  return ranges;
}

/**
 * `text` cut to about `length` characters around the first of `marks`, at the ends of words and with `…` where
 * something is left out; the marks come back where they are in the cut text.
 */
export function excerptOf(
  text: string,
  marks: readonly TextRange[],
  length: number,
): { readonly text: string; readonly marks: readonly TextRange[] } {
  if (text.length <= length) return { text, marks };
  const [first = [0, 0]] = marks;
  const room = Math.max(0, length - (first[1] - first[0]));
  let start = Math.max(0, Math.min(first[0] - Math.floor(room / 2), text.length - length));
  if (start > 0) start = Math.min(first[0], endOfWord(text, start, 1));
  let end = Math.min(text.length, start + length);
  if (end < text.length) end = Math.max(first[1], endOfWord(text, end, -1));
  const before = start > 0 ? '…' : '';
  const cut = text.slice(start, end).trimEnd();
  const lead = before.length - start;
  return {
    text: `${before}${cut}${end < text.length ? '…' : ''}`,
    marks: marks.filter(([from, to]) => from >= start && to <= start + cut.length).map(([from, to]): TextRange => [from + lead, to + lead]),
  };
}

// The next place from `at` in the direction of `step` that is not inside a word, after the white space.
function endOfWord(text: string, at: number, step: 1 | -1): number {
  let place = at;
  while (place > 0 && place < text.length && !/\s/.test(text[place - 1] as string)) place += step;
  return place;
}
