import { validateHeaderName, validateHeaderValue } from 'node:http';

/** The headers that a `_headers` file gives the addresses that `pattern` matches. */
export interface HeaderRule {
  /** Begins with `/`; `*` stands for any text. */
  readonly pattern: string;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Headers that the server alone can know. */
const ownHeaders: readonly string[] = ['connection', 'content-length', 'date', 'transfer-encoding', 'content-encoding', 'location', 'etag'];

/**
 * The rules of a `_headers` file as Netlify and Cloudflare Pages read it: an address pattern at the beginning of a
 * line, its headers indented below it, comments after `#`. Lines that are neither are passed over.
 */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: (readonly [string, string])[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
    const header = /^\s+([\w-]+)\s*:\s*(.+?)\s*$/.exec(line);
    if (header === null) continue;
    const name = (header[1] ?? '').toLowerCase();
    const value = header[2] ?? '';
    if (!ownHeaders.includes(name) && canBeSent(name, value)) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** The headers of `address` (with base path) by `rules`, whose patterns may carry the base path or leave it out. */
export function headersFor(rules: readonly HeaderRule[], address: string, basePath: string): ReadonlyMap<string, string> {
  const inside = `/${address.slice(basePath.length)}`;
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!matches(rule.pattern, address) && !matches(rule.pattern, inside)) continue;
    for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return headers;
}

function canBeSent(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

/** Each piece between the stars is looked for from left to right, so that no pattern can take long. */
function matches(pattern: string, address: string): boolean {
  const pieces = pattern.split('*');
  const first = pieces[0] ?? '';
  const last = pieces.at(-1) ?? '';
  if (pieces.length === 1) return pattern === address;
  if (!address.startsWith(first) || !address.endsWith(last) || address.length < first.length + last.length) return false;
  let at = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = address.indexOf(piece, at);
    if (found < 0 || found + piece.length > address.length - last.length) return false;
    at = found + piece.length;
  }
  return true;
}
