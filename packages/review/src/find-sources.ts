import type { BlockPair } from './diff-blocks.ts';
import { wordsIn, wordsOf } from './diff-blocks.ts';

/** The text of a source of the site on one side; `undefined` where it cannot be read. */
export type ReadSource = (side: 'base' | 'head', path: string) => string | undefined;

/** So many words that follow each other are looked for in a file. */
const runLength = 4;

/** A file with less of what a block says is not where it stands. */
const leastShare = 0.3;

/** Finds which of several files a block stands in, by what it says: of an included file, of a description, of code. */
export function createSourceFinder(read: ReadSource): (pair: BlockPair, files: readonly string[]) => readonly string[] {
  const texts = new Map<string, string>();
  const textOf = (side: 'base' | 'head', path: string): string => {
    const key = `${side} ${path}`;
    const text = texts.get(key) ?? ` ${wordsIn(read(side, path) ?? '').join(' ')} `;
    texts.set(key, text);
    return text;
  };
  return ({ before, after }, files) => {
    if (files.length < 2) return files;
    const runs = runsOf(wordsOf((after ?? before)?.nodes ?? []));
    const shares = files.map((file) => shareOf(runs, textOf(after === undefined ? 'base' : 'head', file)));
    const best = Math.max(...shares);
    return best < leastShare ? [] : files.filter((_, index) => shares[index] === best);
  };
}

function runsOf(words: readonly string[]): readonly string[] {
  const last = Math.max(0, words.length - runLength);
  return words.slice(0, last + 1).map((_, start) => ` ${words.slice(start, start + runLength).join(' ')} `);
}

function shareOf(runs: readonly string[], text: string): number {
  return runs.length === 0 ? 0 : runs.filter((run) => text.includes(run)).length / runs.length;
}
