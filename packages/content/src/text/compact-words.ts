/**
 * A text in which runs of words, and the whole code of a fence, are single characters: the time of the parser goes with
 * the number of characters and lines, and most of them decide nothing. A run is replaced by a character of the private
 * use area; to Markdown that is a letter, as the run's ends are (neither white space nor punctuation), so that the
 * structure cannot differ. Offsets can be led back, lines and columns cannot.
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

// Letters alone: no marks, which may belong to a letter before, and no sign that is punctuation in Unicode.
const letters = String.raw`\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02AF\u0400-\u0481\u048A-\u052F`;
// Where white space means something: addresses, the line of a fence, lines of directives.
const verbatim = String.raw`\]\(\s*[^)\n]*|:{3}[^\n]*|[\x60~]{3}[^\n]*`;
const nameInCode = '(?<=\x60)[A-Za-z0-9_]{3,}(?=\x60)';

/** Single words: safe wherever letters are. */
const words = new RegExp(`${verbatim}|([${letters}]{2,}|${nameInCode})`, 'g');
/** Words with what stands between them in a line of prose: safe in a text without tags and bare addresses. */
const runs = new RegExp(
  `${verbatim}|([${letters}A-Za-z][${letters}A-Za-z0-9]+(?:(?:[.,;:!?]? (?:— )?|-)[${letters}A-Za-z0-9]*[${letters}A-Za-z])*|${nameInCode})`,
  'g',
);
const hasTagsOrAddresses = /<[A-Za-z!?/]|&[A-Za-z#]|:\/\/|www\.|@/i;
// HTML blocks and block math have other ideas of where a fence begins.
const mayHideFences = /^ {0,3}(?:<(?!!--[^\n]*-->[ \t]*$)|\$\$)/m;
const fenceLines = /^([ \t>+*.)\d-]*)(`{3,}|~{3,})([^\n]*)$/gm;

/** `original` made short; the very same text when it has characters of the private use area or link definitions. */
export function compactWords(original: string): CompactText {
  // Labels of definitions are compared without regard to case, which stand-ins have none of.
  if (standIn.test(original) || original.includes(']:')) return { text: original, expand: (value) => value, toOriginal: (offset) => offset };
  const blocks = mayHideFences.test(original) ? [] : topLevelFences(original);
  const isProse = !hasTagsOrAddresses.test(withoutBlocks(original, blocks));
  const compaction = createCompaction(original, isProse ? runs : words);
  let at = 0;
  for (const block of blocks) {
    compaction.shortenWords(at, block.start);
    compaction.shortenCode(block.start, block.end);
    at = block.end;
  }
  compaction.shortenWords(at, original.length);
  return compaction.finish();
}

function withoutBlocks(text: string, blocks: readonly CodeRange[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of blocks) {
    rest += text.slice(at, start);
    at = end;
  }
  return rest + text.slice(at);
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
  /** Makes the lines from `start` to the line of the closing fence at `end` one character. */
  shortenCode(start: number, end: number): void;
  finish(): CompactText;
}

function createCompaction(original: string, pattern: RegExp): Compaction {
  const codes = new Map<string, string>();
  const meanings: string[] = [];
  // Offsets of stand-ins in the compact text, and how far the original is ahead after each.
  const places: number[] = [];
  const leads: number[] = [];
  let compact = '';
  let lead = 0;
  const put = (run: string): boolean => {
    let code = codes.get(run);
    if (code === undefined) {
      if (meanings.length > lastStandIn - firstStandIn) return false;
      code = String.fromCharCode(firstStandIn + meanings.length);
      codes.set(run, code);
      meanings.push(run);
    }
    places.push(compact.length);
    lead += run.length - 1;
    leads.push(lead);
    compact += code;
    return true;
  };
  return {
    shortenWords(start, end) {
      let copied = start;
      pattern.lastIndex = start;
      for (let match = pattern.exec(original); match !== null && match.index < end; match = pattern.exec(original)) {
        const run = match[1];
        if (run === undefined || pattern.lastIndex > end) continue;
        compact += original.slice(copied, match.index);
        copied = put(run) ? pattern.lastIndex : match.index;
      }
      compact += original.slice(copied, end);
    },
    shortenCode(start, end) {
      const code = original.slice(start, end - 1);
      if (code.trim() !== '' && put(code)) compact += '\n';
      else compact += original.slice(start, end);
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
