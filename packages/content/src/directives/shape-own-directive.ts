import type { Element, ElementContent, Parents } from 'hast';
import { suggest } from '@helpgen/model';
import type { AttributeOptions, Json } from '@helpgen/model';
import { isSafeUrl } from '@helpgen/model/url';
import type { Compilation, OwnDirective } from '../compilation.ts';
import type { Directive, InlineDirective } from '@helpgen/markdown';
import { presetFailure } from '../finding.ts';
import { collapse, hastText } from '../render/hast-text.ts';
import { labelTag, slotTag, type DirectiveSlot } from '../slot.ts';
import { placeInFile } from '../source/locate.ts';
import { checkAttributes, openingOf, report, standIn } from './directive-node.ts';

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
    else if (written !== undefined) reportValue(node, { key, written, options }, compilation);
    else if (options.required) report(node, 'HG2221', { name: node.name, key, braces: `{${key}="…"}` }, compilation);
  }
  if (isNoted) {
    const noted = { attributes: { ...props }, at: placeInFile(compilation.place(...openingOf(node, compilation))) };
    const list = compilation.noted.get(node.name) ?? [];
    compilation.noted.set(node.name, list);
    props['index'] = list.push(noted) - 1;
  }
  if (toHast !== undefined) {
    const written = { name: node.name, attributes: props };
    return standIn(node, { kind: 'directive', preset, written, toHast: toHast.bind(directive) }, compilation);
  }
  standIn(node, { kind: 'part', part, props, label: 'title', ...(isNoted ? { isOfOthers: true } : {}) }, compilation);
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
  readonly written: string;
  readonly options: Pick<AttributeOptions, 'type' | 'values'>;
}

/** Reports a value of an attribute that is not allowed. */
export function reportValue(node: Directive | InlineDirective, { key, written, options }: Refused, compilation: Compilation): void {
  const suggestion = suggest(written, options.values ?? []) ?? '';
  report(node, 'HG2222', { name: node.name, key, value: written, expected: expectedOf(options), suggestion }, compilation);
}

function expectedOf({ type, values = [] }: Refused['options']): string {
  if (type === 'number') return 'a number such as `3` or `-0.5`';
  if (type === 'address') return 'a relative address or one that begins with `http:`, `https:`, `mailto:` or `tel:`';
  if (type === 'boolean') return '`true` or `false`';
  return `one of ${values.map((value) => `\`${value}\``).join(', ')}`;
}

/** Puts into the place of each directive that a preset turns into HTML what it makes of it, the inner ones first. */
export function replaceDirectives(parent: Parents, compilation: Compilation): void {
  if (!compilation.slots.some(({ kind }) => kind === 'directive')) return;
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return child;
    replaceDirectives(child, compilation);
    const slot = child.tagName === slotTag ? compilation.slots[Number(child.properties['n'])] : undefined;
    return slot?.kind === 'directive' ? toElements(child, slot, compilation) : child;
  });
}

function toElements(
  { children }: Element,
  { preset, written, toHast }: DirectiveSlot,
  { path, findings }: Compilation,
): ElementContent[] {
  const label = children.find((child) => child.type === 'element' && child.tagName === labelTag);
  const content = children.filter((child) => child !== label);
  try {
    return [toHast({ ...written, label: label === undefined ? '' : collapse(hastText(label)), children: content })].flat();
  } catch (error) {
    findings.push(presetFailure(error, { part: `directive \`:::${written.name}\``, preset, path }));
    return content;
  }
}
