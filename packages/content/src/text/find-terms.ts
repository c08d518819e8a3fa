import type { Nodes } from 'mdast';
import { remember } from '@helpgen/model';
import type { FrontMatter, Location, Stretch, TermRule } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { placeOfWords } from '../shape/mdast.ts';
import { offsetOfLine, type Place, type PlainSource } from '../source/locate.ts';
import type { ParsedFrontMatter } from '../source/parse-front-matter.ts';

/** Tells of words in the text `node` that the site calls otherwise. */
export function checkTerms(node: Nodes, finder: TermFinder, compilation: Compilation): void {
  if (node.type !== 'text') return;
  for (const { rule, start, end } of finder.take(node.value)) {
    const word = node.value.slice(start, end);
    report(compilation, word, rule, placeOfWords(word, node, compilation, start));
  }
}

const proseKeys = ['title', 'description'] as const satisfies readonly (keyof FrontMatter)[];

/** Checks what the front matter says to readers. */
export function checkHead(source: PlainSource, { value, spans }: ParsedFrontMatter, compilation: Compilation): void {
  for (const key of proseKeys) {
    const text = value[key];
    const span = spans[key];
    if (text === undefined || span === undefined) continue;
    for (const { rule, start, end } of createTermFinder(compilation.options.terminology, text)?.take(text) ?? []) {
      const word = text.slice(start, end);
      const at = source.text.indexOf(word, offsetOfLine(source.text, span.line));
      // A word of a folded text may be broken between lines.
      report(compilation, word, rule, at < 0 ? { file: compilation.path, ...span } : { source, start: at, end: at + word.length });
    }
  }
}

function report(compilation: Compilation, word: string, { use, reason }: TermRule, at: Place | Location): void {
  compilation.report('HG2421', { word: word.replace(/\s+/g, ' '), use, why: reason === undefined ? '' : ` (${reason.replace(/\.$/, '')})` }, { at });
}

/** A wrong form in a text. */
interface FoundTerm extends Stretch {
  readonly rule: TermRule;
}

/** Finds the wrong forms of terms in the texts of one page, block by block. */
export interface TermFinder {
  /** A new block begins, in which no quotation is open. */
  startBlock(): void;
  /** What is wrong in `text`, the next of the block. */
  take(text: string): readonly FoundTerm[];
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

/** Each wrong form with what finds it. Kept, as all pages of a site have the same. */
const formsOf = remember(
  (rules: readonly TermRule[]) => rules.flatMap((rule) => rule.not.map((written) => ({ rule, pattern: patternOf([written]) }))),
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
