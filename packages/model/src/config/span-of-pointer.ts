import type { JsonNode } from '../json-reader.ts';
import { childOf, parseJsonSource, spanOfExtent } from '../json-source.ts';
import type { SourceFile, Span } from '../source-file.ts';
import { parsePointer } from './pointer.ts';

/**
 * Where the value stands that `pointer` names in {@link SiteConfig} (`navbar.items[2].docId`). What is not written, a
 * default or a part of a short form, is placed at the nearest value around it that is.
 */
export function spanOfPointer(file: SourceFile, pointer: string): Span {
  const source = parseJsonSource(file).value;
  if (source === undefined) return { line: 1, column: 1, length: 1 };
  let node = source.root;
  for (const step of parsePointer(pointer)) {
    const found = childOf(node, step) ?? childOf(node, writtenNames.get(step) ?? '') ?? shortForm(node, step);
    if (found === undefined) break;
    node = found;
  }
  return spanOfExtent(source, node);
}

/** Keys of the checked config that are written by another name. */
const writtenNames: ReadonlyMap<string | number, string> = new Map([['isCurrent', 'current']]);

/** The node that stands for `step` when a short form is written: itself for text, the list for `{"Label": […]}`. */
function shortForm(node: JsonNode, step: string | number): JsonNode | undefined {
  if (node.kind !== 'object') return undefined;
  const [only, other] = [...node.members.values()];
  const isCategory = only?.node.kind === 'array' && other === undefined;
  if (!isCategory) return undefined;
  if (step === 'items') return only.node;
  return step === 'label' ? { kind: 'leaf', value: null, ...only.keyAt } : undefined;
}
