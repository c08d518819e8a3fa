import type { JsonCursor } from './json-cursor.ts';
import { reportJson, reportToken, reportUnexpected, showCharacter } from './json-cursor.ts';

const escapes: { readonly [letter: string]: string } = {
  '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t',
};

/** Moves the cursor over white space, and over comments, which it reports. */
export function skipBlank(cursor: JsonCursor): void {
  const blank = /[ \t\r\n]*/y;
  for (;;) {
    blank.lastIndex = cursor.at;
    blank.exec(cursor.text);
    cursor.at = blank.lastIndex;
    const end = commentEnd(cursor.text, cursor.at);
    if (end === undefined) return;
    reportJson(cursor, { code: 'HG1002', args: {}, start: cursor.at, end });
    cursor.at = end;
  }
}

/** The text at the cursor, which stands on a quote; `undefined` when it is not closed. Single quotes are reported. */
export function readJsonString(cursor: JsonCursor): string | undefined {
  const { text, at: start } = cursor;
  const quote = text[start] ?? '"';
  const pieces: string[] = [];
  cursor.at += 1;
  for (;;) {
    const from = cursor.at;
    while (cursor.at < text.length && text[cursor.at] !== quote && text[cursor.at] !== '\\' && (text[cursor.at] ?? '') >= ' ')
      cursor.at += 1;
    pieces.push(text.slice(from, cursor.at));
    const stop = text[cursor.at];
    if (stop === quote) break;
    if (stop === '\\') pieces.push(readEscape(cursor));
    else if (stop === '\t') pieces.push(readRawTab(cursor));
    else return reportUnexpected(cursor, `a closing \`${quote}\` on the same line`, { message: 'The text begins here.', start, end: start + 1 });
  }
  cursor.at += 1;
  const at = { start, end: cursor.at };
  if (quote === "'") reportToken(cursor, { found: 'A text in single quotes', expected: 'a text in double quotes' }, at);
  const value = pieces.join('');
  const unusable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u.exec(value)?.[0];
  if (unusable !== undefined) reportJson(cursor, { code: 'HG1007', args: { character: `the character ${showCharacter(unusable)}` }, ...at });
  return value;
}

/** The number at the cursor; `undefined` when its form is not that of JSON. */
export function readJsonNumber(cursor: JsonCursor): number | undefined {
  const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_.+-])/uy;
  number.lastIndex = cursor.at;
  const digits = number.exec(cursor.text)?.[0];
  if (digits === undefined || !Number.isFinite(Number(digits))) return reportUnexpected(cursor, 'a number such as `10`, `-0.5` or `2e3`');
  cursor.at += digits.length;
  return Number(digits);
}

/** The word without quotes at the cursor that somebody meant as a key; reported. `undefined` when there is none. */
export function readBareKey(cursor: JsonCursor): string | undefined {
  const word = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
  word.lastIndex = cursor.at;
  const key = word.exec(cursor.text)?.[0];
  if (key === undefined) return undefined;
  const start = cursor.at;
  cursor.at += key.length;
  const args = { found: `\`${key}\``, expected: 'a key in double quotes', advice: `Write \`"${key}"\`.` };
  reportToken(cursor, args, { start, end: cursor.at });
  return key;
}

function commentEnd(text: string, at: number): number | undefined {
  if (text.startsWith('//', at)) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  }
  if (!text.startsWith('/*', at)) return undefined;
  const end = text.indexOf('*/', at + 2);
  return end < 0 ? text.length : end + 2;
}

function readEscape(cursor: JsonCursor): string {
  const { text, at } = cursor;
  const letter = text[at + 1] ?? '';
  const code = letter === 'u' ? /^[\da-f]{4}/i.exec(text.slice(at + 2, at + 6))?.[0] : undefined;
  if (code !== undefined) {
    cursor.at += 6;
    return String.fromCharCode(Number.parseInt(code, 16));
  }
  const simple = letter === '' ? undefined : escapes[letter];
  if (simple === undefined) {
    const args = {
      found: `\`\\${letter < ' ' ? '' : letter}\``,
      expected: 'one of the escapes `\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000`',
      advice: 'Write a backslash as `\\\\`.',
    };
    reportToken(cursor, args, { start: at, end: at + 2 });
    cursor.at += 1;
    return '\\';
  }
  cursor.at += 2;
  return simple;
}

function readRawTab(cursor: JsonCursor): string {
  const start = cursor.at;
  cursor.at += 1;
  reportToken(cursor, { found: 'A tab', expected: '`\\t` (JSON has no raw control characters in texts)' }, { start, end: cursor.at });
  return '\t';
}
