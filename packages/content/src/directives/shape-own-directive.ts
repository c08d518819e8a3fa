import { suggest } from '@helpgen/model';
import type { AttributeOptions, Json } from '@helpgen/model';
import { isSafeUrl } from '@helpgen/model/url';
import type { Compilation } from '../compilation.ts';
import type { Directive } from '../parse/directive-tree.ts';
import { locate } from '../source/locate.ts';
import { checkAttributes, labelOf, placeOfOpening, standIn } from './directive-node.ts';
import type { OwnDirective } from './own-directives.ts';

/**
 * A directive of the site: of one that the theme draws the attributes become the properties of the part, the label
 * `title`; what a preset turns into HTML stands for itself until there is HTML.
 */
export function shapeOwnDirective(node: Directive, directive: OwnDirective, compilation: Compilation): void {
  const { part = '', attributes = {}, isNoted = false, preset = '', toHast } = directive;
  checkAttributes(node, Object.keys(attributes), compilation);
  const props: { [name: string]: Json } = {};
  for (const [key, options] of Object.entries(attributes)) {
    const written = node.attributes[key];
    const value = written === undefined ? undefined : valueOf(written, options);
    if (value !== undefined) props[key] = value;
    else report(node, { key, written, options }, compilation);
  }
  if (isNoted) props['index'] = note(node, props, compilation);
  if (toHast !== undefined) {
    const written = { name: node.name, attributes: props };
    return standIn(node, { kind: 'directive', preset, written, toHast: toHast.bind(directive) }, compilation);
  }
  const hasLabel = labelOf(node) !== undefined;
  const others = isNoted ? { isOfOthers: true as const } : {};
  standIn(node, { kind: 'part', part, props, ...(hasLabel ? { label: 'title' as const } : {}), ...others }, compilation);
}

/** Enters a directive with these attributes into the outline; what comes back is its number among those of its name. */
function note(node: Directive, attributes: { readonly [name: string]: Json }, compilation: Compilation): number {
  const { noted } = compilation;
  const { file, line, column, length } = locate(placeOfOpening(node, compilation));
  const list = noted.get(node.name) ?? [];
  noted.set(node.name, list);
  return list.push({ attributes: { ...attributes }, at: { file, line, column, length } }) - 1;
}

/** What `written` means; `undefined` when it is not allowed. */
function valueOf(written: string, { type, values }: AttributeOptions): Json | undefined {
  switch (type) {
    case 'text':
      return values === undefined || values.includes(written) ? written : undefined;
    case 'number':
      return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined;
    case 'address':
      return isSafeUrl(written) ? written : undefined;
    case 'boolean':
      // A bare name is written without a value.
      return written === '' || written === 'true' ? true : written === 'false' ? false : undefined;
  }
}

interface Refused {
  readonly key: string;
  readonly written: string | undefined;
  readonly options: AttributeOptions;
}

function report(node: Directive, { key, written, options }: Refused, compilation: Compilation): void {
  const { name } = node;
  const at = placeOfOpening(node, compilation);
  if (written === undefined) {
    if (options.required) compilation.report('HG2221', { name, key, braces: `{${key}="…"}` }, { at });
    return;
  }
  const suggestion = suggest(written, options.values ?? []) ?? '';
  compilation.report('HG2222', { name, key, value: written, expected: expectedOf(options), suggestion }, { at });
}

function expectedOf({ type, values = [] }: AttributeOptions): string {
  if (type === 'number') return 'a number such as `3` or `-0.5`';
  if (type === 'address') return 'a relative address or one that begins with `http:`, `https:`, `mailto:` or `tel:`';
  if (type === 'boolean') return '`true` or `false`';
  return `one of ${values.map((value) => `\`${value}\``).join(', ')}`;
}
