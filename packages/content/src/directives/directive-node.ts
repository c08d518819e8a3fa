import type { Paragraph, RootContent } from 'mdast';
import { suggest } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { Directive } from '../parse/directive-tree.ts';
import { become, rangeOf, textOf, type Part } from '../shape/mdast.ts';
import { labelTag, type Slot } from '../slot.ts';
import type { Place } from '../source/locate.ts';

/** The label of the directive `node`; `undefined` when it has none or an empty one. */
export function labelOf({ children: [first] }: Directive): Paragraph | undefined {
  return isLabel(first) && textOf(first).trim() !== '' ? first : undefined;
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
  const content = contentOf(node);
  if (label !== undefined) label.data = { ...label.data, hName: labelTag };
  const inner: Part = {
    type: 'hgPart',
    slot: compilation.slots.push(slot) - 1,
    children: label === undefined ? [...content] : [label, ...content],
    ...(node.position === undefined ? {} : { position: node.position }),
  };
  const id = node.attributes['id'] ?? '';
  become(node, id === '' ? inner : { type: 'hgTarget', children: [inner], data: { hName: 'div', hProperties: { id } } });
}

/** Reports attributes of `node` that are none of `known`. */
export function checkAttributes(node: Directive, known: readonly string[], compilation: Compilation): void {
  for (const key of Object.keys(node.attributes)) {
    if (key === 'id' || known.includes(key)) continue;
    compilation.report('HG2203', { key, name: node.name, suggestion: suggest(key, known) ?? '' }, { at: placeOfOpening(node, compilation) });
  }
}

/** The place of the opening line of `node`. */
export function placeOfOpening(node: Directive, compilation: Compilation): Place {
  return compilation.place(...openingOf(node, compilation));
}

/** The opening line of `node` as offsets of the prepared text. */
export function openingOf(node: Directive, compilation: Compilation): readonly [number, number] {
  const [start, end] = rangeOf(node);
  const lineEnd = compilation.prepared.text.indexOf('\n', start);
  return [start, lineEnd < 0 ? end : Math.min(lineEnd, end)];
}
