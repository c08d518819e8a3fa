import type { SchemaFinding, SchemaResult, YamlText } from '@helpgen/model';
import { suggest } from '@helpgen/model';
import { isAlias, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { Document, Node, Scalar } from 'yaml';
import { finding } from '../finding.ts';
import { spanOf, type Finding, type Place, type PlainSource } from './locate.ts';

/** A YAML text inside a file, and what it is called in messages. */
export interface YamlSource {
  readonly source: PlainSource;
  readonly text: string;
  /** Offset of `text` in the source. */
  readonly start: number;
  readonly what: string;
}

/** A parsed YAML text with the place of each top-level key. */
export interface ParsedYaml<T> {
  readonly value: T;
  readonly keys: ReadonlyMap<string, Place>;
  readonly findings: readonly Finding[];
  /** The text at a path from the root, as it is written; absent when that is no text. */
  textAt(path: readonly (string | number)[]): YamlText | undefined;
}

/** The mapping in `yaml` as `parse` admits it; every finding has the place of its key or value. */
export function parseYaml<T>(yaml: YamlSource, parse: (data: unknown) => SchemaResult<T>): ParsedYaml<T> {
  const document = parseDocument(yaml.text, { schema: 'core', merge: false, prettyErrors: false, stringKeys: true, uniqueKeys: true });
  const keys = keyPlaces(yaml, document);
  const refuse = (findings: readonly Finding[]): ParsedYaml<T> => ({ value: parse({}).value, keys, findings, textAt: () => undefined });
  const wrong = [...syntaxFindings(yaml, document), ...refusals(yaml, document)];
  if (wrong.length > 0 || document.contents === null) return refuse(wrong);
  if (!isMap(document.contents)) return refuse([finding('HG2009', { what: yaml.what }, { at: placeIn(yaml, 0, yaml.text.length) })]);
  const data = plainData(document);
  if (data === undefined) return refuse([finding('HG2002', { what: yaml.what, feature: tooManyAliases }, { at: placeIn(yaml, 0, 1) })]);
  let result = parse(data);
  if (takeNumbersAsWritten(document, result.findings)) result = parse(plainData(document));
  const findings = result.findings.map((found) => describe(yaml, document, found));
  return { value: result.value, keys, findings, textAt: (path) => textAt(document, path) };
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
    const reason = error.message.replace(/[.:]?\s*$/, '').replace(/^./, (first) => first.toLowerCase());
    return finding('HG2001', { what: yaml.what, reason }, { at });
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

const tooManyAliases = 'more than 100 aliases';

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
        if (aliases === 101) refuse(node, tooManyAliases);
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

function keyPlaces(yaml: YamlSource, { contents }: Document.Parsed): ReadonlyMap<string, Place> {
  const keys = isMap(contents) ? contents.items.map(({ key }) => key) : [];
  return new Map(keys.flatMap((key) => (isScalar(key) && key.range ? [[String(key.value), placeIn(yaml, key.range[0], key.range[1])]] : [])));
}

// `version: 9.0` is the number 9 in YAML; where text is wanted the author meant what was written.
function takeNumbersAsWritten(document: Document.Parsed, findings: readonly SchemaFinding[]): boolean {
  let isChanged = false;
  for (const { kind, path, expected } of findings) {
    const node = kind === 'wrong-type' && expected === 'text' ? document.getIn(path, true) : undefined;
    if (!isScalar(node) || typeof node.value !== 'number' || node.source === undefined) continue;
    node.value = node.source;
    isChanged = true;
  }
  return isChanged;
}

function textAt(document: Document.Parsed, path: readonly (string | number)[]): YamlText | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  // Of a number what is written is meant: `9.0` is a version.
  const value = typeof node.value === 'string' ? node.value : node.source;
  if (value === undefined) return undefined;
  return { value, start: node.range[0], end: node.range[1], isBlock: node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' };
}

function describe(yaml: YamlSource, document: Document.Parsed, found: SchemaFinding): Finding {
  const key = found.path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('');
  const [start, end] = rangeOf(document, found);
  const place = { at: placeIn(yaml, start, end) };
  if (found.kind === 'missing-key') return finding('HG2011', { key, what: yaml.what }, place);
  if (found.kind !== 'unknown-key') return finding(found.kind === 'wrong-type' ? 'HG2004' : 'HG2005', { key, expected: found.expected }, place);
  const last = String(found.path.at(-1));
  const suggestion = suggest(last, found.allowed) ?? '';
  return finding('HG2003', { key, what: yaml.what, suggestion, text: /[\s.!?…]/.test(last) ? last : '' }, place);
}

function rangeOf(document: Document.Parsed, { kind, path }: SchemaFinding): readonly [number, number] {
  const node = kind === 'unknown-key' ? undefined : document.getIn(path, true);
  // A key that is missing can only be shown where it should stand.
  const shown = [node, keyAt(document, path), document.getIn(path.slice(0, -1), true)].find((each) => isNode(each) && !isAlias(each) && each.range);
  const [start, end] = (isNode(shown) ? shown.range : undefined) ?? [0, 1];
  return [start, end];
}

/** The key at `path`; `undefined` when there is none. */
export function keyAt(document: Document.Parsed, path: readonly (string | number)[]): Scalar | undefined {
  const holder = document.getIn(path.slice(0, -1), true);
  const key = isMap(holder) ? holder.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))?.key : undefined;
  return isScalar(key) ? key : undefined;
}

/** The stretch of the file in which `yaml` stands that is in it from `start` to `end`. */
function placeIn(yaml: YamlSource, start: number, end: number): Place {
  return { source: yaml.source, start: yaml.start + start, end: yaml.start + end };
}
