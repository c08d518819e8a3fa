import type { Paragraph } from 'mdast';
import { suggest } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { Directive } from '@helpgen/markdown';
import { become } from '../shape/mdast.ts';
import { admonitionAliases, admonitionKinds, builtInDirectives, directiveNames } from './built-in-directives.ts';
import { checkAttributes, contentOf, labelOf, openingOf, report, standIn } from './directive-node.ts';
import { shapeOwnDirective } from './shape-own-directive.ts';

/** Replaces the container directive `node` in place by a stand-in for what it is drawn as; an unknown one by its text. */
export function shapeDirective(node: Directive, compilation: Compilation): void {
  const { name, closing } = node;
  if (closing === '') report(node, 'HG2202', { name }, compilation);
  const kind = admonitionAliases.get(name) ?? name;
  if (admonitionKinds.includes(kind) || compilation.options.admonitionKinds.includes(kind)) return shapeAdmonition(node, kind, compilation);
  const own = compilation.ownDirectives.get(name);
  if (own !== undefined) return shapeOwnDirective(node, own, compilation);
  const shape = builtInDirectives.get(name) ?? restore;
  shape(node, compilation);
}

function shapeAdmonition(node: Directive, kind: string, compilation: Compilation): void {
  checkAttributes(node, [], compilation);
  const label = labelOf(node) === undefined ? {} : { label: 'title' as const };
  standIn(node, { kind: 'part', part: 'Admonition', props: { kind, title: null }, ...label }, compilation);
}

function restore(node: Directive, compilation: Compilation): void {
  const { name, closing } = node;
  const names = [...directiveNames, ...compilation.options.admonitionKinds, ...compilation.ownDirectives.keys()];
  report(node, 'HG2201', { name, suggestion: suggest(name, names) ?? '' }, compilation);
  const opening = textParagraph(compilation.prepared.text.slice(...openingOf(node, compilation)));
  become(node, { type: 'hgGroup', children: [opening, ...contentOf(node), ...(closing === '' ? [] : [textParagraph(closing)])] });
}

function textParagraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
