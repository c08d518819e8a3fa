import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import { frontMatterKeys, parseFrontMatterData } from '@helpgen/model';
import { splitHead } from './parse-markdown.ts';

/** What becomes of one key: other keys in its place, or none. */
export type KeyRule = (value: unknown) => { readonly [key: string]: unknown };

/** What front matter became. */
export interface ConvertedHead {
  /** The new front matter with its lines of `---`; empty when nothing is in it. */
  readonly head: string;
  readonly bodyStart: number;
  /** The old values by key. */
  readonly data: { readonly [key: string]: unknown };
  /** Keys that mean nothing here and stand under `custom` now. */
  readonly unknown: readonly string[];
  /** Whether the front matter could not be read. */
  readonly isBroken: boolean;
}

/**
 * The front matter of `text` in our keys. What is ours already stays as it is written; `rules` say what becomes of others, `more`
 * comes on top where the page has no such key, and a key that nobody knows goes under `custom`.
 */
export function convertFrontMatter(
  text: string,
  rules: { readonly [key: string]: KeyRule },
  more: { readonly [key: string]: unknown } = {},
): ConvertedHead {
  const { head, bodyStart } = splitHead(text);
  const document = parseDocument(head ?? '', { logLevel: 'silent', uniqueKeys: false, schema: 'core' });
  const { contents } = document;
  if (document.errors.length > 0 || (contents !== null && !isMap(contents))) {
    return { head: writeHead('', more), bodyStart: 0, data: {}, unknown: [], isBroken: head !== undefined };
  }
  const data = (document.toJS() ?? {}) as { readonly [key: string]: unknown };
  const kept: string[] = [];
  const added: { [key: string]: unknown } = {};
  const custom: { [key: string]: unknown } = {};
  const items = contents?.items ?? [];
  for (const [index, { key }] of items.entries()) {
    const name = isScalar(key) ? String(key.value) : '';
    const value = data[name];
    const rule = rules[name];
    if (rule !== undefined) Object.assign(added, rule(value));
    else if (frontMatterKeys.includes(name) && isValid(name, value)) kept.push(slice(head ?? '', items, index));
    else if (frontMatterKeys.includes(name)) Object.assign(added, repaired(name, value));
    else if (value !== null && value !== undefined) custom[name] = value;
  }
  for (const [key, value] of Object.entries(more)) if (!(key in data) && !(key in added)) added[key] = value;
  const unknown = Object.keys(custom);
  if (unknown.length > 0) added['custom'] = { ...(data['custom'] as object | undefined), ...custom };
  const own = kept.filter((line) => !Object.keys(added).some((key) => line.startsWith(`${key}:`)));
  return { head: writeHead(own.join(''), added), bodyStart, data, unknown, isBroken: false };
}

function writeHead(kept: string, added: { readonly [key: string]: unknown }): string {
  const present = Object.fromEntries(Object.entries(added).filter(([, value]) => value !== undefined));
  const lines = Object.keys(present).length === 0 ? '' : stringify(present, { lineWidth: 0 });
  return kept === '' && lines === '' ? '' : `---\n${kept}${lines}---\n`;
}

/** The lines of the `index`-th key, with what stands between it and the next one. */
function slice(head: string, items: readonly { readonly key: unknown }[], index: number): string {
  const start = startOf(items[index]?.key);
  const end = index + 1 < items.length ? startOf(items[index + 1]?.key) : head.length;
  const lines = head.slice(start, end);
  return lines.endsWith('\n') ? lines : `${lines}\n`;
}

function startOf(key: unknown): number {
  return isScalar(key) ? (key.range?.[0] ?? 0) : 0;
}

function isValid(key: string, value: unknown): boolean {
  return parseFrontMatterData({ [key]: value }).findings.length === 0;
}

/** `value` as the schema wants it: a number as text, a text as a list of its words between commas. */
function repaired(key: string, value: unknown): { readonly [key: string]: unknown } {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  const list =
    typeof value === 'string' ? value.split(/\s*,\s*/).filter((word) => word !== '') : Array.isArray(value) ? value.map(nameOf) : undefined;
  const day = value instanceof Date ? value.toISOString().slice(0, 10) : undefined;
  for (const candidate of [text, list, day]) if (candidate !== undefined && isValid(key, candidate)) return { [key]: candidate };
  return {};
}

/** Docusaurus: a tag may be a mapping with its label. */
function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'label' in value ? String(value.label) : String(value);
}
