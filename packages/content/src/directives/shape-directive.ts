import { suggest } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { labelTag, type Slot } from '../slot.ts';
import { rangeOf, textOf, type AnyNode } from '../shape/mdast.ts';
import { admonitionAliases, admonitionKinds, directiveNames } from './directive-names.ts';
import { shapeDetails, shapeFigure, shapeSteps } from './shape-blocks.ts';
import { shapeTabs } from './shape-tabs.ts';

/** Replaces the container directive `node` in place by a stand-in for what it is drawn as; an unknown one by its text. */
export function shapeDirective(node: AnyNode, compilation: Compilation): void {
  const name = node.name ?? '';
  checkClosed(node, compilation);
  const kind = admonitionAliases.get(name) ?? name;
  if (admonitionKinds.includes(kind) || compilation.options.admonitionKinds.includes(kind)) return shapeAdmonition(node, kind, compilation);
  switch (name) {
    case 'details':
      return shapeDetails(node, compilation);
    case 'steps':
      return shapeSteps(node, compilation);
    case 'figure':
      return shapeFigure(node, compilation);
    case 'tabs':
      return shapeTabs(node, compilation);
    case 'tab':
      // Its tabs are shaped after it and tell whether it stands in them.
      return;
    default:
      return restore(node, compilation);
  }
}

function shapeAdmonition(node: AnyNode, kind: string, compilation: Compilation): void {
  checkAttributes(node, [], compilation);
  const title = labelOf(node);
  standIn(node, { kind: 'part', part: 'Admonition', props: { kind, title: null }, ...(title === undefined ? {} : { label: 'title' as const }) }, compilation);
}

/** The label of the directive `node`; `undefined` when it has none or an empty one. */
export function labelOf(node: AnyNode): AnyNode | undefined {
  const first = node.children?.[0];
  return first?.data?.directiveLabel === true && textOf(first).trim() !== '' ? first : undefined;
}

/** What stands in the directive `node` besides its label. */
export function contentOf(node: AnyNode): readonly AnyNode[] {
  const children = node.children ?? [];
  return children[0]?.data?.directiveLabel === true ? children.slice(1) : children;
}

/** Makes `node` the stand-in for `slot`, its label told apart from its content; an id stays the target of links. */
export function standIn(node: AnyNode, slot: Slot, compilation: Compilation): void {
  const label = labelOf(node);
  const content = contentOf(node);
  if (label !== undefined) label.data = { ...label.data, hName: labelTag };
  const inner: AnyNode = {
    type: 'hgPart',
    slot: compilation.slots.push(slot) - 1,
    children: label === undefined ? [...content] : [label, ...content],
    ...(node.position === undefined ? {} : { position: node.position }),
  };
  const id = node.attributes?.['id'];
  if (typeof id === 'string' && id !== '') {
    Object.assign(node, { type: 'hgTarget', children: [inner], data: { hName: 'div', hProperties: { id } } });
  } else Object.assign(node, inner);
}

/** Reports attributes of `node` that are none of `known`. */
export function checkAttributes(node: AnyNode, known: readonly string[], compilation: Compilation): void {
  for (const key of Object.keys(node.attributes ?? {})) {
    if (key === 'id' || known.includes(key)) continue;
    compilation.report('HG2203', { key, name: node.name ?? '', suggestion: suggest(key, known) ?? '' }, { at: placeOfOpening(node, compilation) });
  }
}

/** The place of the opening line of `node`. */
export function placeOfOpening(node: AnyNode, compilation: Compilation): ReturnType<Compilation['place']> {
  return compilation.place(...openingOf(node, compilation));
}

function openingOf(node: AnyNode, compilation: Compilation): readonly [number, number] {
  const [start, end] = rangeOf(node);
  const lineEnd = compilation.prepared.text.indexOf('\n', start);
  return [start, lineEnd < 0 ? end : Math.min(lineEnd, end)];
}

function checkClosed(node: AnyNode, compilation: Compilation): void {
  if (closingOf(node, compilation) === '') {
    compilation.report('HG2202', { name: node.name ?? '' }, { at: placeOfOpening(node, compilation) });
  }
}

function closingOf(node: AnyNode, compilation: Compilation): string {
  const [start, end] = rangeOf(node);
  const lastLine = compilation.prepared.text.slice(compilation.prepared.text.lastIndexOf('\n', end - 1) + 1, end);
  const colons = lastLine.trim().replace(/^(?:>\s?)+/, '');
  return /^:{3,}$/.test(colons) && end - lastLine.length > start ? colons : '';
}

function restore(node: AnyNode, compilation: Compilation): void {
  const name = node.name ?? '';
  const at = placeOfOpening(node, compilation);
  const suggestion = suggest(name, [...directiveNames, ...compilation.options.admonitionKinds]) ?? '';
  compilation.report('HG2201', { name, suggestion }, { at });
  const [start, end] = openingOf(node, compilation);
  const opening = textParagraph(compilation.prepared.text.slice(start, end));
  const closing = closingOf(node, compilation);
  Object.assign(node, { type: 'hgGroup', children: [opening, ...contentOf(node), ...(closing === '' ? [] : [textParagraph(closing)])] });
}

function textParagraph(value: string): AnyNode {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
