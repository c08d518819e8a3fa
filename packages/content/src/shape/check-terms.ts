import type { Nodes } from 'mdast';
import type { FrontMatter, Location, TermRule } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { offsetOfLine, type Place, type PlainSource } from '../source/locate.ts';
import type { ParsedFrontMatter } from '../source/parse-front-matter.ts';
import { createTermFinder, type TermFinder } from '../text/find-terms.ts';
import { placeOfWords } from './mdast.ts';

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
