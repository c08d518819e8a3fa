import type { JsonCursor, JsonFinding } from './json-tokens.ts';
import type { Stretch } from './source-file.ts';
import { isLost, readBareKey, readJsonNumber, readJsonString, reportJson, reportUnexpected, skipBlank, take } from './json-tokens.ts';

/** A value of a JSON text and the stretch it takes. */
export type JsonNode = Stretch &
  (
    | { readonly kind: 'leaf'; readonly value: null | boolean | number | string }
    | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
    | { readonly kind: 'object'; readonly members: ReadonlyMap<string, JsonMember> }
  );

/** A key of an object, the stretch of the key with its quotes, and its value. */
export interface JsonMember {
  readonly keyAt: Stretch;
  readonly node: JsonNode;
}

const depthLimit = 100;

/**
 * The tree of `text` (RFC 8259) by recursive descent; `undefined` when reading could not go on. What is wrong is added
 * to `findings`, at most a hundred. Not by jsonc-parser 3: it tells each mistake two or three times, at the token behind;
 * it drops what stands under a key without quotes or in single ones, so that the key counts as missing too; and a text of
 * many open brackets overflows its stack.
 */
export function readJsonTree(text: string, findings: JsonFinding[]): JsonNode | undefined {
  const cursor: JsonCursor = { text, at: 0, depth: 0, findings };
  const root = readValue(cursor, 'a value');
  if (root === undefined) return undefined;
  skipBlank(cursor);
  if (cursor.at < text.length) reportUnexpected(cursor, 'the end of the file');
  return root;
}

function readValue(cursor: JsonCursor, expected: string): JsonNode | undefined {
  skipBlank(cursor);
  const start = cursor.at;
  const first = cursor.text[start] ?? '';
  if (first === '{' || first === '[') {
    if (cursor.depth >= depthLimit) return void reportJson(cursor, { code: 'HG1005', args: { limit: depthLimit }, start, end: start + 1 });
    cursor.depth += 1;
    const node = readEntries(cursor);
    cursor.depth -= 1;
    return node;
  }
  if (first === '"' || first === "'") return leaf(cursor, start, readJsonString(cursor));
  if (first === '-' || (first >= '0' && first <= '9')) return leaf(cursor, start, readJsonNumber(cursor));
  const word = take(cursor, /(?:true|false|null)(?![\p{L}\p{N}_$])/uy);
  return word === undefined ? reportUnexpected(cursor, expected) : leaf(cursor, start, JSON.parse(word) as boolean | null);
}

function leaf(cursor: JsonCursor, start: number, value: null | boolean | number | string | undefined): JsonNode | undefined {
  return value === undefined ? undefined : { kind: 'leaf', value, start, end: cursor.at };
}

/** The list or the object at the cursor, which stands on its bracket; `undefined`: reading cannot go on, which is reported. */
function readEntries(cursor: JsonCursor): JsonNode | undefined {
  const { text, at: start } = cursor;
  const closing = text[start] === '{' ? '}' : ']';
  const opened = { message: `This \`${text[start] ?? ''}\` is not closed.`, start, end: start + 1 };
  const items: JsonNode[] = [];
  const members = new Map<string, JsonMember>();
  cursor.at += 1;
  for (;;) {
    skipBlank(cursor);
    if (isLost(cursor)) return undefined;
    if (text[cursor.at] === closing) break;
    if (cursor.at >= text.length) return reportUnexpected(cursor, `\`${closing}\``, opened);
    if (!(closing === '}' ? readMember(cursor, members) : readItem(cursor, items))) return undefined;
    if (!readSeparator(cursor, closing, opened)) return undefined;
  }
  cursor.at += 1;
  const at = { start, end: cursor.at };
  return closing === '}' ? { kind: 'object', members, ...at } : { kind: 'array', items, ...at };
}

function readItem(cursor: JsonCursor, items: JsonNode[]): boolean {
  const item = readValue(cursor, 'a value or `]`');
  if (item !== undefined) items.push(item);
  return item !== undefined;
}

function readMember(cursor: JsonCursor, members: Map<string, JsonMember>): boolean {
  const start = cursor.at;
  const isQuoted = cursor.text[start] === '"' || cursor.text[start] === "'";
  const key = isQuoted ? readJsonString(cursor) : readBareKey(cursor);
  if (key === undefined) {
    if (!isQuoted) reportUnexpected(cursor, 'a key in double quotes or `}`');
    return false;
  }
  const keyAt = { start, end: cursor.at };
  skipBlank(cursor);
  if (cursor.text[cursor.at] !== ':') return reportUnexpected(cursor, '`:` and a value') ?? false;
  cursor.at += 1;
  const node = readValue(cursor, 'a value');
  if (node === undefined) return false;
  const earlier = members.get(key);
  if (key === '__proto__') reportJson(cursor, { code: 'HG1006', args: { key }, ...keyAt });
  else if (earlier === undefined) members.set(key, { keyAt, node });
  else {
    const related = { message: `\`${key}\` stands here first.`, ...earlier.keyAt };
    reportJson(cursor, { code: 'HG1004', args: { key }, ...keyAt, related });
  }
  return true;
}

function readSeparator(cursor: JsonCursor, closing: ']' | '}', opened: JsonFinding['related']): boolean {
  skipBlank(cursor);
  const { text, at } = cursor;
  if (text[at] === closing) return true;
  if (text[at] === ',') {
    cursor.at += 1;
    skipBlank(cursor);
    if (text[cursor.at] === closing) reportJson(cursor, { code: 'HG1003', args: { closing }, start: at, end: at + 1 });
    return true;
  }
  reportUnexpected(cursor, `\`,\` or \`${closing}\``, at >= text.length ? opened : undefined);
  // Where an entry begins, only the comma was forgotten and reading can go on.
  return (closing === '}' ? /["']/ : /["'{[\d]/).test(text[at] ?? '');
}
