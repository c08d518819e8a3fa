import { configCatalogue } from './catalogue/catalogue.ts';
import type { Checked, Diagnostic, Location } from './diagnostic.ts';
import { defineDiagnostics } from './diagnostic.ts';
import type { JsonFinding } from './json-tokens.ts';
import type { JsonNode } from './json-reader.ts';
import { readJsonTree } from './json-reader.ts';
import type { Json } from './json.ts';
import type { SourceFile, Span, Stretch } from './source-file.ts';
import { lineStartsOf, spanAt } from './source-file.ts';

const finding = defineDiagnostics(configCatalogue);

/** Keys and indexes from the root of a JSON text to one of its values. */
export type JsonPath = readonly (string | number)[];

/** A JSON text that knows where each of its values and keys stands. */
export interface JsonSource {
  readonly file: SourceFile;
  readonly value: Json;
  readonly root: JsonNode;
  /** Offsets at which the lines begin. */
  readonly lineStarts: readonly number[];
}

/**
 * The JSON text of `file` (RFC 8259, strictly) with the place of every value, and everything in it that is not JSON.
 * The value is `undefined` when reading could not go on; comments, commas too many or too few, wrong quotes and doubled
 * keys are reported and read over.
 */
export function parseJsonSource(file: SourceFile): Checked<JsonSource | undefined> {
  const findings: JsonFinding[] = [];
  const root = readJsonTree(file.text, findings);
  const lineStarts = lineStartsOf(file.text);
  const diagnostics = findings.map((found) => toDiagnostic(found, file, lineStarts));
  return { value: root === undefined ? undefined : { file, value: toJson(root), root, lineStarts }, diagnostics };
}

/** The node at `path`; `undefined` when the text has none there. */
export function nodeAt(source: JsonSource, path: JsonPath): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>((node, step) => (node === undefined ? undefined : childOf(node, step)), source.root);
}

/** The entry of `node` named `step`; `undefined` when it has none. */
export function childOf(node: JsonNode, step: string | number): JsonNode | undefined {
  if (node.kind === 'array') return typeof step === 'number' ? node.items[step] : undefined;
  return node.kind === 'object' ? node.members.get(String(step))?.node : undefined;
}

/** The span of the value at `path`, or of the nearest value around it that exists; `find` says what a step leads to. */
export function spanOfValue(source: JsonSource, path: JsonPath, find: typeof childOf = childOf): Span {
  let node = source.root;
  for (const step of path) {
    const child = find(node, step);
    if (child === undefined) break;
    node = child;
  }
  return spanOfExtent(source, node);
}

/** The span of the key that `path` ends in, with its quotes; of the value when there is no such key. */
export function spanOfKey(source: JsonSource, path: JsonPath): Span {
  const owner = nodeAt(source, path.slice(0, -1));
  const member = owner?.kind === 'object' ? owner.members.get(String(path.at(-1))) : undefined;
  return member === undefined ? spanOfValue(source, path) : spanOfExtent(source, member.keyAt);
}

/** The place of a finding about the value at `path`, or the key that it ends in. */
export function placeOf(source: JsonSource, path: JsonPath, what: 'key' | 'value'): { readonly at: Location } {
  return { at: { file: source.file.path, ...(what === 'key' ? spanOfKey : spanOfValue)(source, path) } };
}

function spanOfExtent(source: JsonSource, extent: Stretch): Span {
  return spanAt(source.file.text, source.lineStarts, extent.start, extent.end);
}

function toJson(node: JsonNode): Json {
  if (node.kind === 'leaf') return node.value;
  if (node.kind === 'array') return node.items.map(toJson);
  return Object.fromEntries([...node.members].map(([key, member]) => [key, toJson(member.node)]));
}

function toDiagnostic(found: JsonFinding, file: SourceFile, lineStarts: readonly number[]): Diagnostic {
  const locate = ({ start, end }: Stretch) => ({ file: file.path, ...spanAt(file.text, lineStarts, start, end) });
  const related = found.related === undefined ? {} : { related: [{ at: locate(found.related), message: found.related.message }] };
  return finding(found.code, found.args, { at: locate(found), ...related });
}
