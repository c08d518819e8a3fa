import { finding } from '../finding.ts';
import type { Parser } from '@helpgen/markdown';
import { findCostlyBlock, mayBeCostly, type Excess, type Limits } from './costly-blocks.ts';
import type { Finding, PreparedText } from './locate.ts';

/**
 * The reasons for which the text of a page is not parsed from `from` on; empty for every text that a person would write.
 * A text that may be costly is first cut into blocks by `parseBlocks`, so that code costs nothing.
 */
export function checkLimits(source: PreparedText, from: number, limits: Limits, parseBlocks: Parser): readonly Finding[] {
  const text = source.text.slice(from);
  const refuse = ({ code, args, offset }: Excess): readonly Finding[] => [
    finding(code, args, { at: { source, start: from + offset, end: from + offset + 1 } }),
  ];
  const size = source.text.length;
  if (size > limits.size) return [finding('HG2101', { size, limit: limits.size }, { at: { source, start: 0, end: 1 } })];
  const nul = text.indexOf('\0');
  if (nul >= 0) return refuse({ code: 'HG2105', args: {}, offset: nul });
  const excess = findCostlyLine(text, limits) ?? (mayBeCostly(text, limits) ? findCostlyBlock(text, parseBlocks(text), limits) : undefined);
  return excess === undefined ? [] : refuse(excess);
}

/** What is over a limit whatever it belongs to: to know that would take as long. */
function findCostlyLine(text: string, limits: Limits): Excess | undefined {
  const directiveDepth = createDirectiveDepth();
  let lines = 0;
  for (let start = 0; start < text.length; lines += 1) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (end - start > limits.lineLength) return { code: 'HG2102', args: { size: end - start, limit: limits.lineLength }, offset: start };
    const nesting = nestingAt(text, start);
    if (nesting > limits.nesting) return { code: 'HG2103', args: { depth: nesting, limit: limits.nesting }, offset: start };
    const depth = text.startsWith(':::', indentEnd(text, start)) ? directiveDepth(text.slice(start, end)) : 0;
    if (depth > limits.directives) return { code: 'HG2103', args: { depth, limit: limits.directives }, offset: start };
    start = end + 1;
  }
  return lines > limits.lines ? { code: 'HG2104', args: { count: lines, pattern: 'lines', limit: limits.lines }, offset: 0 } : undefined;
}

function indentEnd(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9 || text.charCodeAt(at) === 62) at += 1;
  return at;
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

const directiveOpening = /^[ \t>]*(:{3,})[ \t]*[\p{L}]/u;
const directiveClosing = /^[ \t>]*(:{3,})[ \t]*$/;

/** Follows how deep directives stand in each other, line by line: each level has the parser go through the text within once more. */
function createDirectiveDepth(): (line: string) => number {
  const open: number[] = [];
  return (line) => {
    const opening = directiveOpening.exec(line)?.[1]?.length;
    const closing = directiveClosing.exec(line)?.[1]?.length;
    if (opening !== undefined) open.push(opening);
    // The outermost directive that the line is long enough for ends, with all that stands in it.
    const outermost = closing === undefined ? -1 : open.findIndex((size) => size <= closing);
    if (outermost >= 0) open.splice(outermost);
    return open.length;
  };
}
