import type { Element, Parents } from 'hast';
import { isSafeUrl } from '@helpgen/model/url';
import type { Json } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { slotTag } from '../slot.ts';
import { attributeName } from './write-attributes.ts';

/** Makes every element that the options call a part the stand-in for one, with its attributes as props. */
export function replacePartElements(tree: Parents, compilation: Compilation): void {
  const names = new Map(compilation.options.elementParts.map((name) => [name.toLowerCase(), name]));
  if (names.size > 0) replaceIn(tree, names, compilation);
}

function replaceIn(parent: Parents, names: ReadonlyMap<string, string>, compilation: Compilation): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    replaceIn(child, names, compilation);
    const part = names.get(child.tagName);
    if (part === undefined) continue;
    const slot = compilation.slots.push({ kind: 'part', part, props: propsOf(child) }) - 1;
    child.tagName = slotTag;
    child.properties = { n: String(slot) };
  }
}

// Props reach a component of the theme: what could act by itself is left out.
function propsOf(element: Element): { readonly [name: string]: Json } {
  const props: [string, Json][] = [];
  for (const [property, value] of Object.entries(element.properties)) {
    const name = attributeName(property);
    if (value === null || value === undefined || /^on/i.test(name) || name === 'style' || name === '__proto__') continue;
    const plain = Array.isArray(value) ? value.join(' ') : value;
    if (typeof plain === 'string' && !isSafeUrl(plain)) continue;
    props.push([name, plain]);
  }
  return Object.fromEntries(props);
}
