import { contentCatalogue, defineDiagnostics } from '@helpgen/model';
import type { Diagnostic } from '@helpgen/model';
import { createDirectiveDepth, createMarkCount, createTableCount } from './line-costs.ts';
import { contentLimits } from './content-limits.ts';
import { locatePrepared, type PreparedText } from './prepared-text.ts';

const finding = defineDiagnostics(contentCatalogue);

/** The reasons for which the text of a page is not parsed from `from` on; empty for every text that a person would write. */
export function checkLimits(prepared: PreparedText, from: number): readonly Diagnostic[] {
  const text = prepared.text.slice(from);
  const at = (start: number, length = 1): { at: ReturnType<typeof locatePrepared> } => ({
    at: locatePrepared(prepared, from + start, from + start + length),
  });
  const size = prepared.text.length;
  if (size > contentLimits.size) return [finding('HG2101', { size, limit: contentLimits.size }, { at: locatePrepared(prepared, 0, 1) })];
  const nul = text.indexOf('\0');
  if (nul >= 0) return [finding('HG2105', {}, at(nul))];
  const pattern = costlyPattern(text);
  if (pattern !== undefined) {
    const { count, name, offset } = pattern;
    return [finding('HG2104', { count, pattern: name, limit: contentLimits.pattern }, at(offset))];
  }
  return checkLines(text, at);
}

type PlaceMaker = (start: number, length?: number) => { at: ReturnType<typeof locatePrepared> };

function checkLines(text: string, at: PlaceMaker): readonly Diagnostic[] {
  const costs = mayBeCostly(text) ? [createTableCount(), createMarkCount(), createDirectiveDepth()] : [];
  let lines = 0;
  for (let start = 0; start < text.length; lines += 1) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (end - start > contentLimits.line) return [finding('HG2102', { size: end - start, limit: contentLimits.line }, at(start))];
    const depth = nestingAt(text, start, end);
    if (depth > contentLimits.nesting) return [finding('HG2103', { depth, limit: contentLimits.nesting }, at(start))];
    for (const cost of costs) {
      const excess = cost(text.slice(start, end), start);
      if (excess !== undefined) return [finding(excess.code, excess.args, at(excess.offset))];
    }
    start = end + 1;
  }
  if (lines <= contentLimits.lines) return [];
  return [finding('HG2104', { count: lines, pattern: 'lines', limit: contentLimits.lines }, at(0))];
}

// Pages that people write have too few marks for any of the costs: then no line is looked at twice.
function mayBeCostly(text: string): boolean {
  if (countOf(text, ':::', text.indexOf(':::')) > contentLimits.directives) return true;
  const fewest = Math.min(contentLimits.rows, Math.sqrt(contentLimits.marks));
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // [ ] _ * ~ |
    if (code === 91 || code === 93 || code === 95 || code === 42 || code === 126 || code === 124) marks += 1;
  }
  return marks >= fewest;
}

/** How many lists and quotes the line opens or continues: its markers, and half the columns that indent the last one. */
function nestingAt(text: string, start: number, end: number): number {
  let markers = 0;
  let columns = 0;
  let at = start;
  let columnsAtMarker = 0;
  while (at < end) {
    const code = text.charCodeAt(at);
    const isMarker = code === 62 || ((code === 42 || code === 43 || code === 45) && isSpaceAt(text, at + 1, end));
    if (code === 32) columns += 1;
    else if (code === 9) columns += 4;
    else if (isMarker) {
      markers += 1;
      columnsAtMarker = columns;
    } else {
      const number = numberMarker(text, at, end);
      if (number === 0) break;
      markers += 1;
      columnsAtMarker = columns;
      at += number - 1;
    }
    at += 1;
  }
  return markers === 0 ? 0 : markers + Math.floor(Math.max(0, columnsAtMarker - markers) / 2);
}

function isSpaceAt(text: string, at: number, end: number): boolean {
  return at >= end || text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9;
}

function numberMarker(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && at - from < 9 && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at += 1;
  const code = text.charCodeAt(at);
  return at > from && (code === 46 || code === 41) && isSpaceAt(text, at + 1, end) ? at - from + 1 : 0;
}

interface CostlyPattern {
  readonly name: string;
  readonly count: number;
  readonly offset: number;
}

const openers = [
  { name: '`<!--` without an end', open: '<!--', close: '-->' },
  { name: '`<?` without an end', open: '<?', close: '?>' },
  { name: '`<![CDATA[` without an end', open: '<![CDATA[', close: ']]>' },
  { name: '`<!` without an end', open: '<!', close: '>' },
  { name: '`$$` without an end', open: '$$', close: '\n$$' },
] as const;

function costlyPattern(text: string): CostlyPattern | undefined {
  for (const { name, open, close } of openers) {
    const first = text.indexOf(open, Math.max(0, text.lastIndexOf(close)));
    const count = first < 0 ? 0 : countOf(text, open, first);
    if (count > contentLimits.pattern) return { name, count, offset: first };
  }
  const underlines = /^ {0,3}(?:=+|-+)[ \t]*$/gm;
  let count = 0;
  for (let match = underlines.exec(text); match !== null; match = underlines.exec(text)) {
    count += 1;
    if (count > contentLimits.pattern) return { name: 'lines of nothing but `-` or `=`', count, offset: match.index };
  }
  return undefined;
}

function countOf(text: string, part: string, from: number): number {
  let count = 0;
  for (let at = from; at >= 0; at = text.indexOf(part, at + part.length)) count += 1;
  return count;
}
