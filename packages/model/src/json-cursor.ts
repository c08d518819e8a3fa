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

/** Says what is written from `start` to `end`, and what JSON needs there. */
export function reportToken(cursor: JsonCursor, args: { readonly found: string; readonly expected: string; readonly advice?: string }, at: Stretch): void {
  reportJson(cursor, { code: 'HG1001', args: { advice: '', ...args }, ...at });
}

/** Whether so much is wrong already that the text is hardly meant as JSON. */
export function isLost(cursor: JsonCursor): boolean {
  return cursor.findings.length >= findingLimit;
}

/** Says that what stands at the cursor is not what JSON needs there. */
export function reportUnexpected(cursor: JsonCursor, expected: string, related?: JsonFinding['related']): undefined {
  const { text, at } = cursor;
  const token = at < text.length ? tokenAt(text, at) : '';
  const found = token === '' ? 'The end of the file' : showToken(token);
  const word = token.length > 1 ? suggest(token, ['true', 'false', 'null']) : undefined;
  const advice = word === undefined ? '' : `Did you mean \`${word}\`?`;
  const args = { found, expected, advice };
  reportJson(cursor, { code: 'HG1001', args, start: at, end: at + token.length, ...(related === undefined ? {} : { related }) });
  return undefined;
}

function tokenAt(text: string, at: number): string {
  const word = /[\p{L}\p{N}_$+.-]{1,40}/uy;
  word.lastIndex = at;
  return word.exec(text)?.[0] ?? String.fromCodePoint(text.codePointAt(at) ?? 0x20);
}

function showToken(token: string): string {
  if (token === '\n' || token === '\r') return 'The end of the line';
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(token) ? `\`${token}\`` : `The character ${showCharacter(token)}`;
}

/** A character that cannot be seen, by its number: `U+00A0`. */
export function showCharacter(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
