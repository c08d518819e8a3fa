import type { JsonNode } from '../json-reader.ts';
import { childOf, parseJsonSource, spanOfValue } from '../json-source.ts';
import type { SourceFile, Span } from '../source-file.ts';
import { parsePointer } from './pointer.ts';

/**
 * Where the value stands that `pointer` names in {@link SiteConfig} (`navbar.items[2].docId`). What is not written, a
 * default or a part of a short form, is placed at the nearest value around it that is.
 */
export function spanOfPointer(file: SourceFile, pointer: string): Span {
  const source = parseJsonSource(file).value;
  if (source === undefined) return { line: 1, column: 1, length: 1 };
  return spanOfValue(source, parsePointer(pointer), (node, step) => {
    // The one key of the checked config that is written by another name.
    return childOf(node, step) ?? (step === 'isCurrent' ? childOf(node, 'current') : undefined) ?? shortForm(node, step);
  });
}

/** The node that stands for `step` when a short form is written: itself for text, the list for `{"Label": […]}`. */
function shortForm(node: JsonNode, step: string | number): JsonNode | undefined {
  if (node.kind !== 'object') return undefined;
  const [only, other] = [...node.members.values()];
  const isCategory = only?.node.kind === 'array' && other === undefined;
  if (!isCategory) return undefined;
  if (step === 'items') return only.node;
  return step === 'label' ? { kind: 'leaf', value: null, ...only.keyAt } : undefined;
}
