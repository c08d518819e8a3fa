import type { TermRule } from '@helpgen/model';
import { foldCode } from './fold-code.ts';

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

interface Form {
  readonly rule: TermRule;
  readonly pattern: RegExp;
  /** Its third letter in lower case; absent: any may follow the second. */
  readonly third?: number;
  /** The same at one place only. */
  readonly here: RegExp;
}

/** Forms by their first two letters. */
type FormIndex = ReadonlyMap<number, readonly Form[]>;

const indexes = new WeakMap<readonly TermRule[], FormIndex>();

/** A finder for a page whose words are all in `pageText`; `undefined` when none of the wrong forms can be there, as on most pages. */
export function createTermFinder(rules: readonly TermRule[], pageText: string): TermFinder | undefined {
  if (rules.length === 0) return undefined;
  const forms = formsIn(pageText, indexOf(rules));
  if (forms.length === 0) return undefined;
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

/** The forms that are in `text`; a look at two letters is all that most words cost. */
function formsIn(text: string, index: FormIndex): readonly Form[] {
  const found = new Set<Form>();
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Letters of the scripts of terms stand behind the signs of ASCII; for what else is there the pattern decides.
    const isWord = code >= 0x30;
    if (isWord && !isInWord) for (const form of index.get(keyAt(text, at)) ?? []) if (standsAt(form, text, at)) found.add(form);
    isInWord = isWord && !isOpening(code);
  }
  return [...found];
}

function standsAt({ here, third }: Form, text: string, at: number): boolean {
  if (third !== undefined && third !== foldCode(text.charCodeAt(at + 2))) return false;
  here.lastIndex = at;
  return here.test(text);
}

/** The first two letters of the word at `at`, in lower case. */
function keyAt(text: string, at: number): number {
  return foldCode(text.charCodeAt(at)) * 0x10000 + (foldCode(text.charCodeAt(at + 1)) || 0);
}

/** Signs of higher codes behind which a word may begin: `«`, `—`, brackets and the like. */
function isOpening(code: number): boolean {
  return (code > 0x39 && code < 0x41) || (code > 0x5a && code < 0x61) || (code > 0x7a && code < 0xc0) || (code >= 0x2000 && code < 0x2c00);
}

function indexOf(rules: readonly TermRule[]): FormIndex {
  const known = indexes.get(rules);
  if (known !== undefined) return known;
  const index = new Map<number, Form[]>();
  for (const rule of rules) {
    for (const written of rule.not) {
      const pattern = patternOf(written);
      const third = /^..[^\s*]/u.test(written) ? { third: foldCode(written.charCodeAt(2)) } : {};
      const form = { rule, pattern, ...third, here: new RegExp(pattern, 'yiu') };
      const key = keyAt(written, 0);
      index.set(key, [...(index.get(key) ?? []), form]);
    }
  }
  indexes.set(rules, index);
  return index;
}

function patternOf(written: string): RegExp {
  const words = written.split(' ').map((word) => {
    const stem = word.replace(/\*$/, '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/[её]/gi, '[её]');
    return stem + (word.endsWith('*') ? '[\\p{L}\\p{M}]*' : '');
  });
  return new RegExp(`(?<![\\p{L}\\p{N}_])${words.join('\\s+')}(?![\\p{L}\\p{N}_])`, 'giu');
}
