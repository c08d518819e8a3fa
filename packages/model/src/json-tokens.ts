import type { DiagnosticArgs } from './diagnostic.ts';
import type { Stretch } from './source-file.ts';
import { suggest } from './suggest.ts';

/** Where the reading of a JSON text stands; made anew for each text, changed by those who read on. */
export interface JsonCursor {
  readonly text: string;
  at: number;
  depth: number;
  readonly findings: JsonFinding[];
}

/** Something in a text that is not JSON. */
export interface JsonFinding extends Stretch {
  readonly code: 'HG1001' | 'HG1002' | 'HG1003' | 'HG1004' | 'HG1005' | 'HG1006' | 'HG1007';
  readonly args: DiagnosticArgs;
  readonly related?: Stretch & { readonly message: string };
}

const findingLimit = 100;

/** Adds a finding, at most a hundred. */
export function reportJson(cursor: JsonCursor, found: JsonFinding): void {
  if (!isLost(cursor)) cursor.findings.push(found);
}

/** Whether so much is wrong already that the text is hardly meant as JSON. */
export function isLost(cursor: JsonCursor): boolean {
  return cursor.findings.length >= findingLimit;
}

/** Says that what stands at the cursor is not what JSON needs there. */
export function reportUnexpected(cursor: JsonCursor, expected: string, related?: JsonFinding['related']): undefined {
  const { text, at } = cursor;
  const token = /^[\p{L}\p{N}_$+.-]{1,40}/u.exec(text.slice(at, at + 80))?.[0] ?? String.fromCodePoint(text.codePointAt(at) ?? 0x20);
  const word = token.length > 1 ? suggest(token, ['true', 'false', 'null']) : undefined;
  const isAtEnd = at >= text.length;
  const args = {
    found: isAtEnd ? 'The end of the file' : showToken(token),
    expected,
    advice: word === undefined ? '' : `Did you mean \`${word}\`?`,
  };
  reportJson(cursor, { code: 'HG1001', args, start: at, end: isAtEnd ? at : at + token.length, ...(related === undefined ? {} : { related }) });
  return undefined;
}

interface WrongToken {
  readonly found: string;
  readonly expected: string;
  readonly advice?: string;
}

/** Says what is written from `start` to the cursor, or to `end`, and what JSON needs there. */
function reportToken(cursor: JsonCursor, start: number, args: WrongToken, end = cursor.at): void {
  reportJson(cursor, { code: 'HG1001', args: { advice: '', ...args }, start, end });
}

function showToken(token: string): string {
  if (token === '\n' || token === '\r') return 'The end of the line';
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(token) ? `\`${token}\`` : `The character ${showCharacter(token)}`;
}

/** A character that cannot be seen, by its number: `U+00A0`. */
function showCharacter(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What the sticky `pattern` finds at the cursor, which moves behind it. */
export function take(cursor: JsonCursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text)?.[0];
  cursor.at += found?.length ?? 0;
  return found;
}

/** Moves the cursor over white space, and over comments, which it reports. */
export function skipBlank(cursor: JsonCursor): void {
  for (;;) {
    take(cursor, /[ \t\r\n]*/y);
    const start = cursor.at;
    if (take(cursor, /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y) === undefined) return;
    reportJson(cursor, { code: 'HG1002', args: {}, start, end: cursor.at });
  }
}

/** The text at the cursor, which stands on a quote; `undefined` when it is not closed. Single quotes are reported. */
export function readJsonString(cursor: JsonCursor): string | undefined {
  const { text, at: start } = cursor;
  const quote = text[start] ?? '"';
  // From the space on, without the quote and the backslash.
  const plain = quote === '"' ? /[ !#-[\]-\uffff]+/y : /[ -&(-[\]-\uffff]+/y;
  let value = '';
  cursor.at += 1;
  while (text[cursor.at] !== quote) {
    const piece = take(cursor, plain) ?? readEscape(cursor);
    if (piece === undefined) {
      return reportUnexpected(cursor, `a closing \`${quote}\` on the same line`, { message: 'The text begins here.', start, end: start + 1 });
    }
    value += piece;
  }
  cursor.at += 1;
  if (quote === "'") reportToken(cursor, start, { found: 'A text in single quotes', expected: 'a text in double quotes' });
  const unusable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u.exec(value)?.[0];
  if (unusable !== undefined)
    reportJson(cursor, { code: 'HG1007', args: { character: `the character ${showCharacter(unusable)}` }, start, end: cursor.at });
  return value;
}

/** What the escape at the cursor stands for; what is wrong there stands for itself, and is reported. `undefined`: there is none. */
function readEscape(cursor: JsonCursor): string | undefined {
  const { text, at } = cursor;
  const escape = take(cursor, /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y);
  if (escape !== undefined) return JSON.parse(`"${escape}"`) as string;
  const sign = take(cursor, /[\\\t]/y);
  if (sign === '\t') reportToken(cursor, at, { found: 'A tab', expected: '`\\t` (JSON has no raw control characters in texts)' });
  if (sign === '\\') {
    const letter = text[cursor.at] ?? '';
    const args = {
      found: `\`\\${letter < ' ' ? '' : letter}\``,
      expected: 'one of the escapes `\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000`',
      advice: 'Write a backslash as `\\\\`.',
    };
    reportToken(cursor, at, args, at + 2);
  }
  return sign;
}

/** The number at the cursor; `undefined` when its form is not that of JSON. */
export function readJsonNumber(cursor: JsonCursor): number | undefined {
  const start = cursor.at;
  const value = Number(take(cursor, /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_.+-])/uy));
  if (Number.isFinite(value)) return value;
  cursor.at = start;
  return reportUnexpected(cursor, 'a number such as `10`, `-0.5` or `2e3`');
}

/** The word without quotes at the cursor that somebody meant as a key; reported. `undefined` when there is none. */
export function readBareKey(cursor: JsonCursor): string | undefined {
  const start = cursor.at;
  const key = take(cursor, /[\p{L}_$][\p{L}\p{N}_$-]*/uy);
  if (key !== undefined) reportToken(cursor, start, { found: `\`${key}\``, expected: 'a key in double quotes', advice: `Write \`"${key}"\`.` });
  return key;
}
