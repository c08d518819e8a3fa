import type { Nodes } from 'mdast';
import { rangeOf, type Edit } from '../rewrite.ts';
import { parseMarkdown, walk } from './parse-markdown.ts';

// Between lines with `$$`, and never over a block of code or a heading.
const block = /^[ \t>]*\$\$(?:(?!\$\$|^[ \t>]*(?:`{3}|~{3}|#{1,6}[ \t]))[^])*\$\$[ \t]*$/gm;

/** `text` with an `x` in place of each sign of the formulas that have lines of their own: to Markdown a line of `=` in them would end a heading. */
export function maskBlockFormulas(text: string): string {
  return text.replace(block, maskOf);
}

function maskOf(whole: string): string {
  return whole.replace(/[^\s$>]/g, 'x');
}

// What arithmatex of PyMdown reads: `$…$` in a line, `\(…\)`, and `\[…\]` over lines.
const inLine = /(?<![\\$])\$(?=[^\s$])([^$\n]*[^\s$\\])\$(?![\d$])|(?<!\\)\\\((?=\S)([^\n]*?\S)\\\)/g;
const overLines = /^([ \t]*)\\\[[ \t]*\n?((?:(?!\n[ \t]*\n|\\\])[^])+?)\s*\\\][ \t]*$/gm;

// Beside its dollars, which here have lines of their own: what stands behind the first ones would be no part of it, and the last ones would not close it.
const beside = /^([ \t]*)\$\$(?!\$)((?:(?!\$\$|\n[ \t]*\n|^[ \t]*(?:`{3}|~{3}))[^])*?\n(?:(?!\$\$|\n[ \t]*\n|^[ \t]*(?:`{3}|~{3}))[^])*?)\$\$[ \t]*$/gm;

/** Formulas of a page of Python-Markdown, and its text without their signs, in which everything stands where it did. */
export interface PageFormulas {
  readonly masked: string;
  readonly edits: readonly Edit[];
}

/** Finds the formulas in `text` that are written otherwise here, those in code and HTML aside. */
export function pythonFormulas(text: string): PageFormulas {
  let masked = maskBlockFormulas(text);
  const codes = [...walk(parseMarkdown(masked))].filter(isOpaque).map(rangeOf);
  const isCode = (at: number): boolean => codes.some(([start, end]) => at >= start && at < end);
  const edits: Edit[] = [];
  const take = (pattern: RegExp, write: (match: RegExpExecArray) => string): void => {
    for (const match of masked.matchAll(pattern)) {
      const { index, 0: whole } = match;
      if (isCode(index)) continue;
      const end = index + whole.length;
      edits.push({ start: index, end, text: write(match) });
      masked = masked.slice(0, index) + maskOf(whole) + masked.slice(end);
    }
  };
  for (const { index, 0: whole, 1: indent = '', 2: formula = '' } of text.matchAll(beside)) {
    if (isCode(index) || /^[ \t]*\n[^]*\n[ \t]*$/.test(formula)) continue;
    const shown = `${indent}${formula.trim()}`;
    edits.push({ start: index, end: index + whole.length, text: `${indent}$$\n${shown}\n${indent}$$` });
  }
  take(overLines, ([, indent = '', formula = '']) => `${indent}$$\n${formula}\n${indent}$$`);
  take(inLine, ([, dollars, brackets = '']) => `$$${dollars ?? brackets}$$`);
  return { masked, edits };
}

function isOpaque({ type }: Nodes): boolean {
  return type === 'code' || type === 'inlineCode' || type === 'html';
}
