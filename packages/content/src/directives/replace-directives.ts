import type { Element, ElementContent, Parents } from 'hast';
import type { Compilation } from '../compilation.ts';
import { presetFailure } from '../finding.ts';
import { collapse, hastText } from '../render/hast-text.ts';
import { labelTag, slotTag, type DirectiveSlot } from '../slot.ts';

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
