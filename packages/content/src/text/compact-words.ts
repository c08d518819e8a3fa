/**
 * A text in which whole words are single characters, so that the parser, whose time goes with the number of
 * characters, has a fifth of the work. A word is replaced by a character of the private use area: to Markdown both are
 * letters (neither white space nor punctuation), so that the structure cannot differ. Line breaks stay where they are.
 */
export interface CompactText {
  readonly text: string;
  /** `value` of a node of the compact text as it is in the original. */
  expand(value: string): string;
  /** The offset in the original of an offset in the compact text. */
  toOriginal(offset: number): number;
}

const firstStandIn = 0xe000;
const lastStandIn = 0xf8ff;
const standIn = /[\uE000-\uF8FF]/;
const standIns = /[\uE000-\uF8FF]/g;
// Letters without case folding into ASCII and without marks; and names in code, which backticks keep from being more.
const words = /[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02AF\u0400-\u0481\u048A-\u052F]{2,}|(?<=`)[A-Za-z0-9_]{3,}(?=`)/g;
// HTML blocks and block math have other ideas of where a fence begins.
const mayHideFences = /^ {0,3}(?:<(?!!--[^\n]*-->[ \t]*$)|\$\$)/m;
const fenceLines = /^([ \t>+*.)\d-]*)(`{3,}|~{3,})([^\n]*)$/gm;

/** `original` made short; the very same text when it has characters of the private use area or link definitions. */
export function compactWords(original: string): CompactText {
  // Labels of definitions are compared without regard to case, which stand-ins have none of.
  if (standIn.test(original) || original.includes(']:')) return { text: original, expand: (value) => value, toOriginal: (offset) => offset };
  const compaction = createCompaction(original);
  const blocks = mayHideFences.test(original) ? [] : topLevelFences(original);
  let at = 0;
  for (const block of blocks) {
    compaction.shortenWords(at, block.start);
    compaction.shortenLines(block.start, block.end);
    at = block.end;
  }
  compaction.shortenWords(at, original.length);
  return compaction.finish();
}

interface CodeRange {
  /** Offset of the first line of code. */
  readonly start: number;
  /** Offset of the closing fence. */
  readonly end: number;
}

// Fences inside lists and quotes end with their container, which takes a parser to know: then no code is shortened.
function topLevelFences(text: string): readonly CodeRange[] {
  const ranges: CodeRange[] = [];
  fenceLines.lastIndex = 0;
  for (let match = fenceLines.exec(text); match !== null; match = fenceLines.exec(text)) {
    const [whole, prefix, marks = '', info = ''] = match;
    if (prefix !== '') return [];
    if (marks.startsWith('`') && info.includes('`')) continue;
    const start = match.index + whole.length + 1;
    const end = closingFence(text, start, marks);
    // A directive's closing line ends the code in it, wherever the code's own fence is.
    if (end === undefined || text.startsWith(':::', start) || text.slice(start, end).includes('\n:::')) return [];
    ranges.push({ start, end });
    fenceLines.lastIndex = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  }
  return ranges;
}

function closingFence(text: string, from: number, marks: string): number | undefined {
  let at = text.startsWith(marks, from) ? from : text.indexOf(`\n${marks}`, from) + 1;
  while (at > 0) {
    const lineEnd = text.indexOf('\n', at);
    const line = text.slice(at, lineEnd < 0 ? undefined : lineEnd).trimEnd();
    if (line === marks.charAt(0).repeat(line.length)) return at;
    at = text.indexOf(`\n${marks}`, at) + 1;
  }
  return undefined;
}

interface Compaction {
  shortenWords(start: number, end: number): void;
  shortenLines(start: number, end: number): void;
  finish(): CompactText;
}

function createCompaction(original: string): Compaction {
  const codes = new Map<string, string>();
  const meanings: string[] = [];
  // Offsets of stand-ins in the compact text, and how far the original is ahead after each.
  const places: number[] = [];
  const leads: number[] = [];
  let compact = '';
  let lead = 0;
  const put = (word: string): boolean => {
    let code = codes.get(word);
    if (code === undefined) {
      if (meanings.length > lastStandIn - firstStandIn) return false;
      code = String.fromCharCode(firstStandIn + meanings.length);
      codes.set(word, code);
      meanings.push(word);
    }
    places.push(compact.length);
    lead += word.length - 1;
    leads.push(lead);
    compact += code;
    return true;
  };
  return {
    shortenWords(start, end) {
      let copied = start;
      words.lastIndex = start;
      for (let match = words.exec(original); match !== null && match.index < end; match = words.exec(original)) {
        compact += original.slice(copied, match.index);
        copied = put(match[0]) ? words.lastIndex : match.index;
      }
      compact += original.slice(copied, end);
    },
    shortenLines(start, end) {
      let lineStart = start;
      while (lineStart < end) {
        const found = original.indexOf('\n', lineStart);
        const lineEnd = found < 0 || found > end ? end : found;
        const line = original.slice(lineStart, lineEnd);
        if (line.length < 2 || line.trim() === '' || !put(line)) compact += line;
        if (lineEnd < end) compact += '\n';
        lineStart = lineEnd + 1;
      }
    },
    finish: () => ({
      text: compact,
      expand: (value) =>
        standIn.test(value) ? value.replace(standIns, (code) => meanings[code.charCodeAt(0) - firstStandIn] ?? code) : value,
      toOriginal: (offset) => offset + (leads[lastBefore(places, offset)] ?? 0),
    }),
  };
}

/** The index of the last of the ascending `places` that is before `offset`; -1 when none is. */
function lastBefore(places: readonly number[], offset: number): number {
  let low = -1;
  let high = places.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((places[middle] ?? 0) < offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
