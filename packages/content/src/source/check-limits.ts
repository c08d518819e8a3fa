import type { Nodes } from 'mdast';
import type { Parser } from '@helpgen/markdown';
import type { ContentOptions } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { Finding, PreparedText } from './locate.ts';

/** The most that one page may ask of the parser; beyond it the page is refused by name. */
export type Limits = ContentOptions['limits'];

/** What is over a limit, and where it begins. */
interface Excess {
  readonly code: 'HG2101' | 'HG2102' | 'HG2103' | 'HG2104' | 'HG2105' | 'HG2106';
  readonly args: { readonly [name: string]: string | number };
  readonly offset: number;
}

/**
 * The reason for which the text of a page is not parsed from `from` on; none for any text that a person would write.
 * A text that may be costly is first cut into blocks by `parseBlocks`, so that code costs nothing.
 */
export function checkLimits(source: PreparedText, from: number, limits: Limits, parseBlocks: Parser): Finding | undefined {
  const size = source.text.length;
  const excess: Excess | undefined =
    size > limits.size ? { code: 'HG2101', args: { size, limit: limits.size }, offset: -from } : findExcess(source.text.slice(from), limits, parseBlocks);
  const start = from + (excess?.offset ?? 0);
  return excess && finding(excess.code, excess.args, { at: { source, start, end: start + 1 } });
}

function findExcess(text: string, limits: Limits, parseBlocks: Parser): Excess | undefined {
  const nul = text.indexOf('\0');
  if (nul >= 0) return { code: 'HG2105', args: {}, offset: nul };
  return findCostlyLine(text, limits) ?? (mayBeCostly(text, limits) ? findCostlyBlock(text, parseBlocks(text), limits) : undefined);
}

const directiveLine = /[ \t>]*(:{3,})[ \t]*(\p{L}|$)/muy;

/** What is over a limit whatever it belongs to: to know that would take as long. */
function findCostlyLine(text: string, limits: Limits): Excess | undefined {
  // How many colons each directive that is open has: each level has the parser go through the text within once more.
  const open: number[] = [];
  let lines = 0;
  for (let start = 0; start < text.length; lines += 1) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (end - start > limits.lineLength) return { code: 'HG2102', args: { size: end - start, limit: limits.lineLength }, offset: start };
    const nesting = nestingAt(text, start);
    if (nesting > limits.nesting) return { code: 'HG2103', args: { depth: nesting, limit: limits.nesting }, offset: start };
    directiveLine.lastIndex = start;
    const [, colons = '', name] = directiveLine.exec(text) ?? [];
    if (name !== undefined && name !== '') open.push(colons.length);
    // The outermost directive that the line is long enough for ends, with all that stands in it.
    const outermost = name === '' ? open.findIndex((size) => size <= colons.length) : -1;
    if (outermost >= 0) open.splice(outermost);
    if (open.length > limits.directives) return { code: 'HG2103', args: { depth: open.length, limit: limits.directives }, offset: start };
    start = end + 1;
  }
  return lines > limits.lines ? { code: 'HG2104', args: { count: lines, pattern: 'lines', limit: limits.lines }, offset: 0 } : undefined;
}

/** A marker of a quote or a list at the beginning of a line, with the blanks before it. */
const marker = /([ \t]*)(?:>|(?:[*+:-]|\d{1,9}[.)])(?=[ \t\n]|$))/y;

/** How many lists and quotes the line opens or continues: its markers, and half the columns that indent the last one. */
function nestingAt(text: string, start: number): number {
  let markers = 0;
  let columns = 0;
  marker.lastIndex = start;
  for (let found = marker.exec(text); found !== null; found = marker.exec(text)) {
    markers += 1;
    columns += found[1]?.replaceAll('\t', '    ').length ?? 0;
  }
  return markers === 0 ? 0 : markers + Math.floor(Math.max(0, columns - markers) / 2);
}

const openers = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
] as const;
const marks = /(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|\*+|~+|==|\^|[[\]]/gu;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/gm;

/** Whether `text` has as many signs as it takes to be over a limit, were they all in one block; most pages have not. */
function mayBeCostly(text: string, limits: Limits): boolean {
  if (countOf(text, /[[\]_*~|=^]/g) >= Math.min(limits.rows, limits.marks)) return true;
  return [/<!/g, /<\?/g, underline].some((pattern) => countOf(text, pattern) > limits.patterns);
}

/** The first block of `blocks`, of which the parser knows nothing but where they stand in `text`, that is over a limit. */
function findCostlyBlock(text: string, blocks: Nodes, limits: Limits): Excess | undefined {
  // What finding pairs can cost goes with the square of the marks in a block.
  let cost = 0;
  let underlines = 0;
  const look = (node: Nodes): Excess | undefined => {
    const offset = node.position?.start.offset ?? 0;
    const tooMany = (pattern: string, count: number, limit: number): Excess => ({ code: 'HG2104', args: { count, pattern, limit }, offset });
    if (node.type === 'table' && node.children.length > limits.rows) return { code: 'HG2106', args: { limit: limits.rows }, offset };
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const written = text.slice(offset, node.position?.end.offset);
      const count = countOf(written, marks);
      cost += count ** 2;
      // The lines that underline a heading or try to: in the paragraph, and the one behind it.
      const [behind = ''] = text.slice(offset + written.length + 1).split('\n', 1);
      underlines += node.type === 'paragraph' ? countOf(written, underline) + countOf(behind, underline) : 0;
      if (cost > limits.marks ** 2) return tooMany('marks such as `*`, `_` and `[` in one block', count, limits.marks);
      if (underlines > limits.patterns) return tooMany('lines of nothing but `-` or `=`', underlines, limits.patterns);
      return openersIn(written, offset, limits);
    }
    if (!('children' in node)) return undefined;
    for (const child of node.children) {
      const excess = look(child);
      if (excess !== undefined) return excess;
    }
    return undefined;
  };
  return look(blocks);
}

function openersIn(written: string, offset: number, { patterns }: Limits): Excess | undefined {
  for (const [open, close] of openers) {
    const from = Math.max(0, written.lastIndexOf(close));
    const count = written.slice(from).split(open).length - 1;
    if (count > patterns) {
      return { code: 'HG2104', args: { count, pattern: `\`${open}\` without an end`, limit: patterns }, offset: offset + written.indexOf(open, from) };
    }
  }
  return undefined;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
