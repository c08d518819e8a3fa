import type { Element } from 'hast';
import { ofOtherPages } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { slotTag, type Slot } from '../slot.ts';

/** Where a part of a page comes from: a file, by its number among the outline's includes, 0 for the article's own, or other pages. */
export type Origin = number | typeof ofOtherPages;

/** Tells where elements of the page come from; `undefined`: from where what they stand in does. */
export function createOriginFinder({ shelf, slots, path, fileAt }: Compilation): (element: Element) => Origin | undefined {
  const files = [path, ...shelf.list().map((included) => included.path)];
  if (files.length === 1 && !slots.some(isOfOthers)) return () => undefined;
  return ({ tagName, properties, position }) => {
    const slot = tagName === slotTag ? slots[Number(properties['n'])] : undefined;
    if (isOfOthers(slot)) return ofOtherPages;
    const start = position?.start.offset;
    const from = slot?.kind === 'directive' ? undefined : slot?.from;
    const file = from ?? (start === undefined ? undefined : fileAt(start));
    return file === undefined ? undefined : Math.max(0, files.indexOf(file));
  };
}

function isOfOthers(slot: Slot | undefined): boolean {
  return slot?.kind === 'part' && slot.isOfOthers === true;
}
