import type { Paragraph, RootContent } from 'mdast';
import { suggest } from '@helpgen/model';
import type { DiagnosticArgs } from '@helpgen/model';
import type { Compilation, ContentCode } from '../compilation.ts';
import type { Directive, InlineDirective } from '@helpgen/markdown';
import { become, partFor, rangeOf, textOf } from '../shape/mdast.ts';
import { labelTag, type Slot } from '../slot.ts';

/** Puts a stand-in for what a directive is drawn as in the place of its node. */
export type ShapeDirective = (node: Directive, compilation: Compilation) => void;

/** The label of the directive `node`; nothing when it has none or an empty one. */
export function labelOf({ children: [first] }: Directive): Paragraph[] {
  return isLabel(first) && textOf(first).trim() !== '' ? [first] : [];
}

/** What stands in the directive `node` besides its label. */
export function contentOf({ children }: Directive): RootContent[] {
  return isLabel(children[0]) ? children.slice(1) : children;
}

function isLabel(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true;
}

/** Makes `node` the stand-in for `slot`, its label told apart from its content; an id stays the target of links. */
export function standIn(node: Directive, slot: Slot, compilation: Compilation): void {
  const label = labelOf(node);
  for (const paragraph of label) paragraph.data = { ...paragraph.data, hName: labelTag };
  const inner = partFor(slot, [...label, ...contentOf(node)], compilation);
  if (node.position !== undefined) inner.position = node.position;
  const id = node.attributes['id'] ?? '';
  become(node, id === '' ? inner : { type: 'hgTarget', children: [inner], data: { hName: 'div', hProperties: { id } } });
}

/** Reports attributes of `node` that are none of `known`; a block may have an id besides. */
export function checkAttributes(node: Directive | InlineDirective, known: readonly string[], compilation: Compilation): void {
  for (const key of Object.keys(node.attributes)) {
    if (known.includes(key) || (key === 'id' && node.type === 'directive')) continue;
    report(node, 'HG2203', { key, name: node.name, suggestion: suggest(key, known) ?? '' }, compilation);
  }
}

/** Reports what is wrong with `node` at its opening line. */
export function report(node: Directive | InlineDirective, code: ContentCode, args: DiagnosticArgs, compilation: Compilation): void {
  compilation.report(code, args, { at: compilation.place(...openingOf(node, compilation)) });
}

/** The opening line of `node` as offsets of the prepared text. */
export function openingOf(node: Directive | InlineDirective, compilation: Compilation): readonly [number, number] {
  const [start, end] = rangeOf(node);
  const lineEnd = compilation.prepared.text.indexOf('\n', start);
  return [start, lineEnd < 0 ? end : Math.min(lineEnd, end)];
}
