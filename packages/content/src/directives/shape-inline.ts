import { suggest } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { InlineDirective } from '../parse/syntax-tree.ts';
import { become, rangeOf, textOf } from '../shape/mdast.ts';
import { escapeAttribute, escapeText } from '../text/escape-html.ts';

const badgeKinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Puts what a directive in a line is drawn as in the place of `node`. */
export function shapeInlineDirective(node: InlineDirective, compilation: Compilation): void {
  if (node.name === 'badge') shapeBadge(node, compilation);
  else if (node.name === 'icon') shapeIcon(node, compilation);
}

/** `:badge[New]{type=tip}`: a word or two about what stands before it; no part of a heading's name. */
function shapeBadge(node: InlineDirective, compilation: Compilation): void {
  const kind = take(node, 'type', compilation) ?? 'note';
  if (!badgeKinds.includes(kind)) {
    const expected = badgeKinds.map((known) => `\`${known}\``).join(', ');
    report('HG2222', { value: kind, key: 'type', expected: `one of ${expected}`, suggestion: suggest(kind, badgeKinds) ?? '' }, node, compilation);
  }
  const text = escapeText(textOf(node));
  put(node, `<span class="hg-badge${badgeKinds.includes(kind) ? ` hg-badge-${kind}` : ''}">${text}</span>`, compilation);
}

/** `:icon[rocket]{label="Start"}`: a drawing in the size and colour of the text; without a label it is decoration. */
function shapeIcon(node: InlineDirective, compilation: Compilation): void {
  const name = textOf(node).trim().toLowerCase();
  const label = take(node, 'label', compilation);
  const svg = compilation.icons?.svgOf(name);
  if (svg === undefined) compilation.report('HG2223', { name, suggestion: compilation.icons?.nearest(name) ?? '' }, placeOf(node, compilation));
  const named = label === undefined ? svg : svg?.replace('aria-hidden="true"', `role="img" aria-label="${escapeAttribute(label)}"`);
  put(node, named ?? '', compilation);
}

/** The value of the attribute `key`; any other is reported. */
function take(node: InlineDirective, key: string, compilation: Compilation): string | undefined {
  for (const other of Object.keys(node.attributes)) {
    if (other !== key) report('HG2203', { key: other, suggestion: suggest(other, [key]) ?? '' }, node, compilation);
  }
  return node.attributes[key];
}

function report(code: 'HG2203' | 'HG2222', args: { readonly [name: string]: string }, node: InlineDirective, compilation: Compilation): void {
  compilation.report(code, { ...args, name: node.name }, placeOf(node, compilation));
}

function placeOf(node: InlineDirective, compilation: Compilation): { readonly at: ReturnType<Compilation['place']> } {
  return { at: compilation.place(...rangeOf(node)) };
}

function put(node: InlineDirective, html: string, compilation: Compilation): void {
  const slot = compilation.slots.push({ kind: 'html', html: [html] }) - 1;
  become(node, { type: 'hgPart', slot, children: [], data: { hProperties: { hgaside: 'true' } } });
}
