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

interface Form {
  readonly rule: TermRule;
  /** How the first word begins, folded. */
  readonly stem: string;
  readonly pattern: RegExp;
  /** The same at one place only. */
  readonly here: RegExp;
}

/** Forms by the first two letters of their stems. */
type FormIndex = ReadonlyMap<number, readonly Form[]>;

const indexes = new WeakMap<readonly TermRule[], FormIndex>();

/** A finder for a page whose words are all in `pageText`; `undefined` when none of the wrong forms can be there, as on most pages. */
export function createTermFinder(rules: readonly TermRule[], pageText: string): TermFinder | undefined {
  if (rules.length === 0) return undefined;
  const forms = formsIn(fold(pageText), indexOf(rules));
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
      const all = forms.flatMap(({ rule, pattern }) => [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ rule, start: index, end: index + word.length })));
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

/** The forms that are in `folded`; a look at two letters is all that most words cost. */
function formsIn(folded: string, index: FormIndex): readonly Form[] {
  const found = new Set<Form>();
  let isInWord = false;
  for (let at = 0; at < folded.length; at += 1) {
    // Letters of the scripts of terms stand behind the signs of ASCII; for what else is there the pattern decides.
    const isWord = folded.charCodeAt(at) >= 0x30;
    if (isWord && !isInWord) for (const form of index.get(keyAt(folded, at)) ?? []) if (standsAt(form, folded, at)) found.add(form);
    isInWord = isWord && !isOpening(folded.charCodeAt(at));
  }
  return [...found];
}

function standsAt({ stem, here }: Form, folded: string, at: number): boolean {
  here.lastIndex = at;
  return folded.startsWith(stem, at) && here.test(folded);
}

function keyAt(text: string, at: number): number {
  return text.charCodeAt(at) * 0x10000 + (text.charCodeAt(at + 1) || 0);
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
      const stem = fold(written.replace(/[ *].*$/, ''));
      const pattern = patternOf(written);
      const form = { rule, stem, pattern, here: new RegExp(pattern, 'yiu') };
      const key = keyAt(stem, 0);
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

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
