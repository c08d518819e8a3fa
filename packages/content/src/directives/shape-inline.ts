import { escapeAttribute, escapeText } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { InlineDirective } from '@helpgen/markdown';
import { become, partFor, textOf } from '../shape/mdast.ts';
import { admonitionKinds } from './built-in-directives.ts';
import { checkAttributes, report } from './directive-node.ts';
import { reportValue } from './shape-own-directive.ts';

/** Puts what a directive in a line is drawn as in the place of `node`. */
export function shapeInlineDirective(node: InlineDirective, compilation: Compilation): void {
  const html = node.name === 'badge' ? badgeOf(node, compilation) : node.name === 'icon' ? iconOf(node, compilation) : undefined;
  if (html === undefined) return;
  become(node, { ...partFor({ kind: 'html', html: [html] }, [], compilation), data: { hProperties: { hgaside: 'true' } } });
}

/** `:badge[New]{type=tip}`: a word or two about what stands before it; no part of a heading's name. */
function badgeOf(node: InlineDirective, compilation: Compilation): string {
  checkAttributes(node, ['type'], compilation);
  const kind = node.attributes['type'] ?? 'note';
  const isKnown = admonitionKinds.includes(kind);
  if (!isKnown) reportValue(node, { key: 'type', written: kind, options: { type: 'text', values: admonitionKinds } }, compilation);
  return `<span class="hg-badge${isKnown ? ` hg-badge-${kind}` : ''}">${escapeText(textOf(node))}</span>`;
}

/** `:icon[rocket]{label="Start"}`: a drawing in the size and colour of the text; without a label it is decoration. */
function iconOf(node: InlineDirective, compilation: Compilation): string {
  checkAttributes(node, ['label'], compilation);
  const name = textOf(node).trim().toLowerCase();
  const { label } = node.attributes;
  const svg = compilation.icons?.svgOf(name);
  if (svg === undefined) report(node, 'HG2223', { name, suggestion: compilation.icons?.nearest(name) ?? '' }, compilation);
  const named = label === undefined ? svg : svg?.replace('aria-hidden="true"', `role="img" aria-label="${escapeAttribute(label)}"`);
  return named ?? '';
}
