import type { SchemaFinding, YamlText } from '@helpgen/model';
import { suggest } from '@helpgen/model';
import { isAlias, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Document, Node } from 'yaml';
import { finding } from '../finding.ts';
import { spanOf, type Finding, type Place, type PlainSource } from './locate.ts';

/** A YAML text inside a file, and what it is called in messages. */
export interface YamlSource {
  readonly source: PlainSource;
  readonly text: string;
  /** Offset of `text` in the source. */
  readonly start: number;
  readonly what: string;
  /** Whether somebody will ask for the places of texts. */
  readonly wantsPlaces?: boolean;
}

/** What a schema makes of plain data. */
export interface SchemaResult<T> {
  readonly value: T;
  readonly findings: readonly SchemaFinding[];
}

/** A parsed YAML text with the offset range of each top-level key. */
export interface ParsedYaml<T> {
  readonly value: T;
  readonly keys: ReadonlyMap<string, readonly [number, number]>;
  readonly findings: readonly Finding[];
  /** The text at a path from the root, as it is written; absent when that is no text. */
  textAt(path: readonly (string | number)[]): YamlText | undefined;
}

/** The mapping in `yaml` as `parse` admits it; every finding has the place of its key or value. */
export function parseYaml<T>(yaml: YamlSource, parse: (data: unknown) => SchemaResult<T>): ParsedYaml<T> {
  const flat = yaml.wantsPlaces === true ? undefined : parseFlat(yaml, parse);
  if (flat !== undefined) return flat;
  const nothing = parse({}).value;
  const document = parseDocument(yaml.text, { schema: 'core', merge: false, prettyErrors: false, stringKeys: true, uniqueKeys: true });
  const syntax = [...syntaxFindings(yaml, document), ...refusals(yaml, document)];
  const keys = keyRanges(yaml, document);
  if (syntax.length > 0) return { value: nothing, keys, findings: syntax, textAt: () => undefined };
  if (document.contents === null) return { value: nothing, keys, findings: [], textAt: () => undefined };
  if (!isMap(document.contents)) {
    const at = placeIn(yaml, 0, yaml.text.length);
    return { value: nothing, keys, findings: [finding('HG2009', { what: yaml.what }, { at })], textAt: () => undefined };
  }
  const data = plainData(document);
  if (data === undefined) return { value: nothing, keys, findings: [tooManyAliases(yaml)], textAt: () => undefined };
  let result = parse(data);
  if (takeNumbersAsWritten(document, data, result.findings)) result = parse(data);
  const findings = result.findings.map((found) => describe(yaml, document, found));
  return { value: result.value, keys, findings, textAt: (path) => textAt(document, path) };
}

/** A key and a text without anything that YAML gives a meaning to: quoted, or plain with a letter in front. */
const flatLine = /^([a-z_]+): (?:"([^"\\\n]*)"|(\p{L}[\p{L}\p{N} .,;()«»–—-]*))$/u;
const coreWords = /^(?:true|false|null)$/i;

/** Most heads are a few lines of text, which take no YAML parser to read; `undefined` for all others, and for mistakes. */
function parseFlat<T>(yaml: YamlSource, parse: (data: unknown) => SchemaResult<T>): ParsedYaml<T> | undefined {
  const data: { [key: string]: string } = {};
  const keys = new Map<string, readonly [number, number]>();
  let start = yaml.start;
  for (const line of yaml.text.replace(/\n$/, '').split('\n')) {
    const [, key = '', quoted, plain = ''] = flatLine.exec(line) ?? [];
    if (key === '' || keys.has(key) || key === '__proto__' || coreWords.test(plain) || plain.endsWith(' ')) return undefined;
    data[key] = quoted ?? plain;
    keys.set(key, [start, start + key.length]);
    start += line.length + 1;
  }
  const { value, findings } = parse(data);
  return findings.length === 0 ? { value, keys, findings: [], textAt: () => undefined } : undefined;
}

function syntaxFindings(yaml: YamlSource, document: Document.Parsed): readonly Finding[] {
  if (document.errors.length === 0) return [];
  const open = openQuote(yaml.text, document);
  if (open !== undefined) {
    const end = yaml.text.indexOf('\n', open);
    const at = placeIn(yaml, open, end < 0 ? yaml.text.length : end);
    return [finding('HG2001', { what: yaml.what, reason: 'the quote that is opened here is not closed on its line' }, { at })];
  }
  const lines = new Set<number>();
  return document.errors.flatMap((error) => {
    const at = placeIn(yaml, ...error.pos);
    const { line } = spanOf(at);
    // What the parser says further of a line follows from what it said first.
    if (lines.has(line)) return [];
    lines.add(line);
    return finding('HG2001', { what: yaml.what, reason: lowerFirst(error.message.replace(/[.:]?\s*$/, '')) }, { at });
  });
}

/**
 * Where a text in quotes begins that goes on over what must be further keys, or to the end: the parser says of such a quote
 * that it is missing where it could not wait any longer.
 */
function openQuote(text: string, document: Document.Parsed): number | undefined {
  const starts: number[] = [];
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (!range || (type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE')) return;
      const [start, end] = range;
      const written = text.slice(start, end).trimEnd();
      const isClosed = written.length > 1 && written.endsWith(written.charAt(0));
      if (!isClosed || /\n\s*(?:- )?[\w-]+:(?:\s|["']?$)/.test(written)) starts.push(start);
    },
  });
  return starts[0];
}

function refusals(yaml: YamlSource, document: Document.Parsed): readonly Finding[] {
  // None of the refused features can be written without one of these.
  if (!/[!*&]|<<|__proto__/.test(yaml.text)) return [];
  const found: Finding[] = [];
  let aliases = 0;
  const refuse = (node: Node, feature: string): void => {
    const [start, end] = node.range ?? [0, 1];
    found.push(finding('HG2002', { what: yaml.what, feature }, { at: placeIn(yaml, start, end) }));
  };
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node)) {
        aliases += 1;
        if (aliases === 101) refuse(node, 'more than 100 aliases');
      } else if (node.tag !== undefined) refuse(node, 'a tag');
    },
    Pair: (_key, pair) => {
      if (!isScalar(pair.key)) return;
      if (pair.key.value === '__proto__') refuse(pair.key, 'the key `__proto__`');
      if (pair.key.value === '<<') refuse(pair.key, 'a merge key');
    },
  });
  return found;
}

// Aliases of aliases multiply: the parser counts what they would expand to and throws.
function plainData(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch {
    return undefined;
  }
}

function tooManyAliases(yaml: YamlSource): Finding {
  return finding('HG2002', { what: yaml.what, feature: 'more than 100 aliases' }, { at: placeIn(yaml, 0, 1) });
}

function keyRanges(yaml: YamlSource, document: Document.Parsed): ReadonlyMap<string, readonly [number, number]> {
  const ranges = new Map<string, readonly [number, number]>();
  if (!isMap(document.contents)) return ranges;
  for (const pair of document.contents.items) {
    if (!isScalar(pair.key) || pair.key.range === undefined || pair.key.range === null) continue;
    ranges.set(String(pair.key.value), [yaml.start + pair.key.range[0], yaml.start + pair.key.range[1]]);
  }
  return ranges;
}

// `version: 9.0` is the number 9 in YAML; where text is wanted the author meant what was written.
function takeNumbersAsWritten(document: Document.Parsed, data: unknown, findings: readonly SchemaFinding[]): boolean {
  let changed = false;
  for (const { kind, path, expected } of findings) {
    if (kind !== 'wrong-type' || expected !== 'text') continue;
    const node = document.getIn(path, true);
    if (!isScalar(node) || typeof node.value !== 'number' || node.source === undefined) continue;
    changed = setIn(data, path, node.source) || changed;
  }
  return changed;
}

function setIn(data: unknown, path: readonly (string | number)[], value: string): boolean {
  let holder: unknown = data;
  for (const step of path.slice(0, -1)) holder = isHolder(holder) ? holder[String(step)] : undefined;
  const last = path.at(-1);
  if (!isHolder(holder) || last === undefined) return false;
  holder[String(last)] = value;
  return true;
}

function textAt(document: Document.Parsed, path: readonly (string | number)[]): YamlText | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  // Of a number what is written is meant: `9.0` is a version.
  const value = typeof node.value === 'string' ? node.value : node.source;
  if (value === undefined) return undefined;
  return { value, start: node.range[0], end: node.range[1], isBlock: node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' };
}

function isHolder(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

function describe(yaml: YamlSource, document: Document.Parsed, found: SchemaFinding): Finding {
  const key = found.path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('');
  const [start, end] = rangeOf(document, found);
  const place = { at: placeIn(yaml, start, end) };
  if (found.kind === 'missing-key') return finding('HG2011', { key, what: yaml.what }, place);
  if (found.kind === 'wrong-type') return finding('HG2004', { key, expected: found.expected }, place);
  if (found.kind === 'wrong-value') return finding('HG2005', { key, expected: found.expected }, place);
  const last = String(found.path.at(-1));
  const suggestion = suggest(last, found.allowed) ?? '';
  return finding('HG2003', { key, what: yaml.what, suggestion, text: /[\s.!?…]/.test(last) ? last : '' }, place);
}

function rangeOf(document: Document.Parsed, found: SchemaFinding): readonly [number, number] {
  const holder = found.path.length === 1 ? document.contents : document.getIn(found.path.slice(0, -1), true);
  if (found.kind !== 'unknown-key') {
    const node = document.getIn(found.path, true);
    if ((isScalar(node) || isMap(node) || isSeq(node)) && node.range) return [node.range[0], node.range[1]];
  }
  if (isMap(holder)) {
    const pair = holder.items.find((item) => isScalar(item.key) && item.key.value === found.path.at(-1));
    if (pair !== undefined && isScalar(pair.key) && pair.key.range) return [pair.key.range[0], pair.key.range[1]];
    // A key that is missing can only be shown where it should stand.
    if (holder.range) return [holder.range[0], holder.range[1]];
  }
  return [0, 1];
}

/** The stretch of the file in which `yaml` stands that is in it from `start` to `end`. */
function placeIn(yaml: YamlSource, start: number, end: number): Place {
  return { source: yaml.source, start: yaml.start + start, end: yaml.start + end };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
