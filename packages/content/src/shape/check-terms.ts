import type { Nodes } from 'mdast';
import type { FrontMatter, Location, TermRule } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { Place, PlainSource } from '../source/locate.ts';
import type { ParsedFrontMatter } from '../source/parse-front-matter.ts';
import { createTermFinder } from '../text/find-terms.ts';
import { rangeOf } from './mdast.ts';

/** Tells of words that the site calls otherwise, block by block. */
export interface TermChecker {
  startBlock(): void;
  take(node: Nodes): void;
}

/** A checker for the prose of the page; `undefined` when there is nothing to check. */
export function createTermChecker(compilation: Compilation): TermChecker | undefined {
  const { prepared, options } = compilation;
  const finder = createTermFinder(options.terminology, prepared.text);
  if (finder === undefined) return undefined;
  return {
    startBlock: () => finder.startBlock(),
    take(node) {
      if (node.type !== 'text') return;
      const [from, to] = rangeOf(node);
      for (const { rule, start, end } of finder.take(node.value)) {
        const word = node.value.slice(start, end);
        // Behind an escape or an entity the text of the page is ahead of that of the node.
        const found = prepared.text.indexOf(word, from + start);
        const at = found >= 0 && found + word.length <= to ? compilation.place(found, found + word.length) : compilation.place(from, from + 1);
        report(compilation, word, rule, at);
      }
    },
  };
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

function offsetOfLine(text: string, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) at = text.indexOf('\n', at) + 1;
  return at;
}

function report(compilation: Compilation, word: string, { use, reason }: TermRule, at: Place | Location): void {
  compilation.report('HG2421', { word: word.replace(/\s+/g, ' '), use, why: reason === undefined ? '' : ` (${reason.replace(/\.$/, '')})` }, { at });
}
