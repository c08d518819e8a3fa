import { contentLimits } from './content-limits.ts';

/** What is over a limit, and where it began. */
export interface Excess {
  readonly code: 'HG2103' | 'HG2104' | 'HG2106';
  readonly args: { readonly [name: string]: string | number };
  readonly offset: number;
}

/** Looks at the lines of a text one after another; answers when they are too much. */
export type LineCost = (line: string, offset: number) => Excess | undefined;

/** Counts the rows of each table. */
export function createTableCount(): LineCost {
  let rows = 0;
  let start = 0;
  return (line, offset) => {
    if (!line.includes('|')) rows = 0;
    else {
      rows += 1;
      if (rows === 1) start = offset;
    }
    return rows > contentLimits.rows ? { code: 'HG2106', args: { limit: contentLimits.rows }, offset: start } : undefined;
  };
}

const marks = /(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|\*+|~+|[[\]]/gu;
const startsBlock = /^[ \t>]*(?:[-+*][ \t]|\d{1,9}[.)][ \t]|#|```|~~~|$)/;
const delimiterRow = /^>*\|?:?-+:?(?:\|:?-+:?)*\|?$/;

/** Counts the marks of emphasis and links in each block: the parser compares each with those before it. */
export function createMarkCount(): LineCost {
  let inBlock = 0;
  let total = 0;
  let start = 0;
  let isTable = false;
  let before = '';
  return (line, offset) => {
    if (startsBlock.test(line)) isTable = false;
    else if (isDelimiterRow(line) && cellsIn(line) === cellsIn(before)) isTable = true;
    if (isTable || startsBlock.test(line)) inBlock = 0;
    if (inBlock === 0) start = offset;
    before = line;
    const count = /[*_~[\]]/.test(line) ? (line.match(marks)?.length ?? 0) : 0;
    total += (inBlock + count) ** 2 - inBlock ** 2;
    inBlock += count;
    if (total <= contentLimits.marks) return undefined;
    const args = { count: inBlock, pattern: 'marks such as `*`, `_` and `[` in one block', limit: Math.floor(Math.sqrt(contentLimits.marks)) };
    return { code: 'HG2104', args, offset: start };
  };
}

function isDelimiterRow(line: string): boolean {
  return line.includes('-') && !/[^\s|:>-]/.test(line) && delimiterRow.test(line.replace(/\s+/g, ''));
}

function cellsIn(line: string): number {
  const inner = line.trim().replace(/^>[ \t>]*/, '').replace(/^\|/, '').replace(/\|$/, '');
  return inner.replaceAll('\\|', '').split('|').length;
}

const directiveOpening = /^[ \t>]*(:{3,})[\p{L}]/u;
const directiveClosing = /^[ \t>]*(:{3,})[ \t]*$/;

/** Follows how deep directives stand in each other: each level has the parser go through the text within once more. */
export function createDirectiveDepth(): LineCost {
  const open: number[] = [];
  return (line, offset) => {
    if (!line.includes(':::')) return undefined;
    const opening = directiveOpening.exec(line)?.[1]?.length;
    const closing = directiveClosing.exec(line)?.[1]?.length;
    if (opening !== undefined) open.push(opening);
    // The outermost directive that the line is long enough for ends, with all that stands in it.
    const outermost = closing === undefined ? -1 : open.findIndex((size) => size <= closing);
    if (outermost >= 0) open.splice(outermost);
    if (open.length <= contentLimits.directives) return undefined;
    return { code: 'HG2103', args: { depth: open.length, limit: contentLimits.directives }, offset };
  };
}
