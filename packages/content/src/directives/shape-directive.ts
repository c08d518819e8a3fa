import type { Paragraph } from 'mdast';
import { suggest } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { Directive } from '@helpgen/markdown';
import { become } from '../shape/mdast.ts';
import { admonitionAliases, admonitionKinds, builtInDirectives } from './built-in-directives.ts';
import { contentOf, openingOf, report } from './directive-node.ts';
import { shapeAs } from './shape-blocks.ts';
import { shapeOwnDirective } from './shape-own-directive.ts';

/** Replaces the container directive `node` in place by a stand-in for what it is drawn as; an unknown one by its text. */
export function shapeDirective(node: Directive, compilation: Compilation): void {
  const { name, closing } = node;
  if (closing === '') report(node, 'HG2202', { name }, compilation);
  const kind = admonitionAliases.get(name) ?? name;
  if (admonitionKinds.includes(kind) || compilation.options.admonitionKinds.includes(kind)) {
    return shapeAs('Admonition', { props: { kind, title: null }, label: 'title' })(node, compilation);
  }
  const own = compilation.ownDirectives.get(name);
  if (own !== undefined) return shapeOwnDirective(node, own, compilation);
  const shape = builtInDirectives.get(name) ?? restore;
  shape(node, compilation);
}

function restore(node: Directive, compilation: Compilation): void {
  const { name, closing } = node;
  report(node, 'HG2201', { name, suggestion: suggest(name, compilation.directiveNames) ?? '' }, compilation);
  const opening = compilation.prepared.text.slice(...openingOf(node, compilation));
  become(node, { type: 'hgGroup', children: [...asText(opening), ...contentOf(node), ...asText(closing)] });
}

function asText(value: string): Paragraph[] {
  return value === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value }] }];
}
