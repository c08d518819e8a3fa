/**
 * A text in which runs of words, and the whole code of a fence, are single characters: the time of the parser goes with
 * the number of characters and lines, and most of them decide nothing. A run is replaced by a character of the private
 * use area; to Markdown that is a letter, as the run's ends are (neither white space nor punctuation), so that the
 * structure cannot differ. The characters are taken in turn, so texts of one structure are one and the same text.
 */
export interface CompactText {
  readonly text: string;
  /** What the stand-ins are in place of, in their order. */
  readonly meanings: readonly string[];
}

/** Where words and code lie in the text that is made short. */
export interface CompactRange {
  readonly start: number;
  readonly end: number;
  /** The code of its fences: ranges from the first line of code to the closing line. */
  readonly code: readonly { readonly start: number; readonly end: number }[];
}

const firstStandIn = 0xe000;
const mostStandIns = 0xf8ff - firstStandIn + 1;
const standIns = /[\uE000-\uF8FF]/g;

// Letters alone: no marks, which may belong to a letter before, and no sign that is punctuation in Unicode.
const letters = String.raw`\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02AF\u0400-\u0481\u048A-\u052F`;
const wordLetters = `${letters}A-Za-z0-9`;
const address = String.raw`(?:[./#${letters}A-Za-z0-9-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9]))+`;
// Where white space means something: addresses, the line of a fence, lines of directives but for a plain label.
const verbatim = String.raw`\]\((?!${address}\))\s*[^)\n]*|:{3,}[A-Za-z-]+(?=\[[^\][{}\\\n]*\]$)|:{3}[^\n]*|[\x60~]{3}[^\n]*`;
const always = String.raw`(?<=\x60)[A-Za-z0-9_]{3,}(?=\x60)`;

/** Single words: safe wherever letters are. */
const words = new RegExp(String.raw`\]\(\s*[^)\n]*|${verbatim}|([${letters}]{2,}|${always})`, 'gm');
/** Words with what stands between them in a line of prose, and addresses: safe in a text without tags and bare addresses. */
const runs = new RegExp(
  String.raw`${verbatim}|((?<=\]\()${address}(?=\))|(?:[${letters}]|[A-Za-z](?=[${wordLetters}]))[${wordLetters}]*(?:(?:[.,;:!?]? (?:— )?|-|[.,](?=[${wordLetters}]))[${wordLetters}]+)*|${always})`,
  'gm',
);
const hasTagsOrAddresses = /<[A-Za-z!?/]|&[A-Za-z#]|:\/\/|www\.|@/i;

/** Whether a text may be made short: not when it has stand-ins already, or labels, which are compared without regard to case. */
export function isCompactible(text: string): boolean {
  return text.search(standIns) < 0 && !text.includes(']:');
}

/** `range` of `original` made short. */
export function compactWords(original: string, range: CompactRange): CompactText {
  const pattern = hasTagsOrAddresses.test(withoutCode(original, range)) ? words : runs;
  const meanings: string[] = [];
  let compact = '';
  const put = (run: string): boolean => {
    if (meanings.length === mostStandIns) return false;
    compact += String.fromCharCode(firstStandIn + meanings.length);
    meanings.push(run);
    return true;
  };
  // Only in its own piece of the text: behind it the search for a word would go on to the end, for each of many short pieces.
  const shortenWords = (start: number, end: number): void => {
    const piece = original.slice(start, end);
    let copied = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(piece); match !== null; match = pattern.exec(piece)) {
      const run = match[1];
      if (run === undefined) continue;
      compact += piece.slice(copied, match.index);
      copied = put(run) ? pattern.lastIndex : match.index;
    }
    compact += piece.slice(copied);
  };
  let at = range.start;
  for (const { start, end } of range.code) {
    shortenWords(at, start);
    const code = original.slice(start, end - 1);
    if (code.trim() !== '' && put(code)) compact += '\n';
    else compact += original.slice(start, end);
    at = end;
  }
  shortenWords(at, range.end);
  return { text: compact, meanings };
}

/** `value`, a piece of a compact text, as it is in the original. */
export function expandWords(value: string, meanings: readonly string[]): string {
  return value.replace(standIns, (standIn) => meanings[standIn.charCodeAt(0) - firstStandIn] ?? standIn);
}

/** How many stand-ins are in `text` before each of its offsets, and before its end. */
export function countStandIns(text: string): readonly number[] {
  const counts = [0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    counts.push((counts[at] ?? 0) + (code >= firstStandIn && code < firstStandIn + mostStandIns ? 1 : 0));
  }
  return counts;
}

function withoutCode(text: string, { start, end, code }: CompactRange): string {
  let rest = '';
  let at = start;
  for (const range of code) {
    rest += text.slice(at, range.start);
    at = range.end;
  }
  return rest + text.slice(at, end);
}
