import { remember } from '@helpgen/model';
import type { TermRule } from '@helpgen/model';

/** A wrong form in a text. */
export interface FoundTerm {
  readonly rule: TermRule;
  readonly start: number;
  readonly end: number;
}

/** Finds the wrong forms of terms in the texts of one page, block by block. */
export interface TermFinder {
  /** A new block begins, in which no quotation is open. */
  startBlock(): void;
  /** What is wrong in `text`, the next of the block. */
  take(text: string): readonly FoundTerm[];
}

/** A wrong form and what finds it. */
interface Form {
  readonly rule: TermRule;
  readonly pattern: RegExp;
}

/** A finder for a page whose words are all in `pageText`; `undefined` when none of the wrong forms can be there, as on most pages. */
export function createTermFinder(rules: readonly TermRule[], pageText: string): TermFinder | undefined {
  // To make a pattern ready takes longer than to find that a page has none of all forms.
  if (pageText.search(anyFormOf(rules)) < 0) return undefined;
  const forms = formsOf(rules).filter(({ pattern }) => pageText.search(pattern) >= 0);
  let depth = 0;
  let isStraight = false;
  const walk = (text: string): void => {
    for (const mark of text.match(/[«»„“”"]/g) ?? []) {
      if (mark === '"') isStraight = !isStraight;
      else if (mark === '«' || mark === '„' || (mark === '“' && depth === 0)) depth += 1;
      else depth = Math.max(0, depth - 1);
    }
  };
  return {
    startBlock() {
      depth = 0;
      isStraight = false;
    },
    take(text) {
      const all = forms.flatMap(({ rule, pattern }) =>
        [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ rule, start: index, end: index + word.length })),
      );
      let at = 0;
      const found = all
        .sort((a, b) => a.start - b.start)
        .filter(({ start }) => {
          walk(text.slice(at, start));
          at = start;
          return depth === 0 && !isStraight;
        });
      walk(text.slice(at));
      return found;
    },
  };
}

/** Kept, as all pages of a site have the same. */
const formsOf = remember(
  (rules: readonly TermRule[]): readonly Form[] => rules.flatMap((rule) => rule.not.map((written) => ({ rule, pattern: patternOf([written]) }))),
  10,
);
const anyFormOf = remember((rules: readonly TermRule[]): RegExp => patternOf(rules.flatMap(({ not }) => not)), 10);

/** Finds each of `forms`; nothing where there are none. */
function patternOf(forms: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${forms.map(sourceOf).join('|') || '(?!)'})(?![\\p{L}\\p{N}_])`, 'giu');
}

function sourceOf(written: string): string {
  const words = written.split(' ').map((word) => {
    const stem = word.replace(/\*$/, '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/[её]/gi, '[её]');
    return stem + (word.endsWith('*') ? '[\\p{L}\\p{M}]*' : '');
  });
  return words.join('\\s+');
}
