import type { Paragraph } from 'mdast';
import { suggest } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { Directive } from '../parse/directive-tree.ts';
import { become } from '../shape/mdast.ts';
import { builtInDirectives } from './built-in-directives.ts';
import { checkAttributes, contentOf, labelOf, openingOf, placeOfOpening, standIn } from './directive-node.ts';
import { admonitionAliases, admonitionKinds, directiveNames } from './directive-names.ts';
import { shapeOwnDirective } from './shape-own-directive.ts';

/** Replaces the container directive `node` in place by a stand-in for what it is drawn as; an unknown one by its text. */
export function shapeDirective(node: Directive, compilation: Compilation): void {
  const { name } = node;
  checkClosed(node, compilation);
  const kind = admonitionAliases.get(name) ?? name;
  if (admonitionKinds.includes(kind) || compilation.options.admonitionKinds.includes(kind)) return shapeAdmonition(node, kind, compilation);
  const own = compilation.ownDirectives.get(name);
  if (own !== undefined) return shapeOwnDirective(node, own, compilation);
  const shape = builtInDirectives.get(name) ?? restore;
  shape(node, compilation);
}

function shapeAdmonition(node: Directive, kind: string, compilation: Compilation): void {
  checkAttributes(node, [], compilation);
  const title = labelOf(node);
  standIn(node, { kind: 'part', part: 'Admonition', props: { kind, title: null }, ...(title === undefined ? {} : { label: 'title' as const }) }, compilation);
}

function checkClosed(node: Directive, compilation: Compilation): void {
  if (node.closing === '') compilation.report('HG2202', { name: node.name }, { at: placeOfOpening(node, compilation) });
}

function restore(node: Directive, compilation: Compilation): void {
  const { name } = node;
  const at = placeOfOpening(node, compilation);
  const names = [...directiveNames, ...compilation.options.admonitionKinds, ...compilation.ownDirectives.keys()];
  const suggestion = suggest(name, names) ?? '';
  compilation.report('HG2201', { name, suggestion }, { at });
  const [start, end] = openingOf(node, compilation);
  const opening = textParagraph(compilation.prepared.text.slice(start, end));
  const closing = node.closing === '' ? [] : [textParagraph(node.closing)];
  become(node, { type: 'hgGroup', children: [opening, ...contentOf(node), ...closing] });
}

function textParagraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
