import { createAnalyser, fold, wordPattern } from '../analyser.ts';
import { splitUnspaced } from '../split-unspaced.ts';

/** A stretch of a text: from its first code unit to behind its last. */
export type TextRange = readonly [start: number, end: number];

/** Words that begin so alike are taken for forms of one. */
const sameBeginning = 5;
/** Of an excerpt what is behind its first mark. */
const nearby = 0.6;

/** The words of `text` that have one of `terms`, in any form; with `unfinished`, words that begin with it too. */
export function markWords(text: string, terms: readonly string[], languages: readonly string[], unfinished = ''): readonly TextRange[] {
  const analyser = createAnalyser(languages);
  const wanted = new Set(terms);
  const isWanted = (word: string): boolean => analyser.analyse(word).some((term) => wanted.has(term));
  const beginning = fold(unfinished);
  const ranges: TextRange[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const isBeginning = beginning !== '' && fold(word).startsWith(beginning);
    const parts = splitUnspaced(word);
    if (parts === undefined && (isBeginning || isWanted(word))) ranges.push([index, index + word.length]);
    let next = 0;
    for (const part of parts ?? []) {
      const from = word.indexOf(part, next);
      next = from + 1;
      if (!isWanted(part)) continue;
      // Without spaces, pairs of letters that follow each other are one mark.
      const isJoined = index + from < (ranges.at(-1)?.[1] ?? 0);
      const [start] = (isJoined ? ranges.pop() : undefined) ?? [index + from];
      ranges.push([start, index + from + part.length]);
    }
  }
  return ranges;
}

/**
 * `text` cut to about `length` characters around those of `marks` that say most: many different words, rather rare ones. It is cut
 * at the ends of words, with `…` where something is left out; the marks come back where they are in the cut text.
 */
export function excerptOf(
  text: string,
  marks: readonly TextRange[],
  length: number,
): { readonly text: string; readonly marks: readonly TextRange[] } {
  if (text.length <= length) return { text, marks };
  const first = densest(text, marks, length);
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

/** The mark from which on `length` characters have most: each word once, by how seldom the text has it; the first of equals. */
function densest(text: string, marks: readonly TextRange[], length: number): TextRange {
  const names = marks.map(([start, end]) => fold(text.slice(start, end)).slice(0, sameBeginning));
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const worths = marks.map(([start], at) => {
    const inside = new Set<string>();
    for (let next = at; next < marks.length && (marks[next]?.[1] ?? 0) - start <= length * nearby; next += 1) inside.add(names[next] ?? '');
    return [...inside].reduce((sum, name) => sum + 1 + 1 / (times.get(name) ?? 1), 0);
  });
  return marks[worths.indexOf(Math.max(...worths))] ?? [0, 0];
}

// The next place from `at` in the direction of `step` that is not inside a word, after the white space.
function endOfWord(text: string, at: number, step: 1 | -1): number {
  let place = at;
  while (place > 0 && place < text.length && !/\s/.test(text[place - 1] as string)) place += step;
  return place;
}
