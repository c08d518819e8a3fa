import { escapeAttribute, escapeText, suggest } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { InlineDirective } from '@helpgen/markdown';
import { become, partFor, textOf } from '../shape/mdast.ts';
import { admonitionKinds } from './built-in-directives.ts';
import { checkAttributes, report } from './directive-node.ts';
import { reportValue } from './shape-own-directive.ts';

/** Loads the drawings of all icons by name, of which a page holds those that it shows. */
export async function loadIcons(): Promise<ReadonlyMap<string, string>> {
  const { default: set } = await import('@iconify-json/lucide/icons.json', { with: { type: 'json' } });
  const drawings = new Map(Object.entries(set.icons).map(([name, { body }]) => [name, body]));
  for (const [name, { parent }] of Object.entries(set.aliases)) drawings.set(name, drawings.get(parent) ?? '');
  return drawings;
}

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
  const drawing = compilation.icons.get(name);
  if (drawing === undefined) {
    report(node, 'HG2223', { name, suggestion: suggest(name, [...compilation.icons.keys()]) ?? '' }, compilation);
    return '';
  }
  const shown = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeAttribute(label)}"`;
  return `<svg ${look} ${shown}>${drawing.replace(common, '')}</svg>`;
}

/** What every drawing says of itself, said once around it. */
const common = / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

const look =
  'class="hg-lucide" viewBox="0 0 24 24" width="1.15em" height="1.15em" ' +
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
