import type { Root } from 'hast';
import type { Slot } from '../slot.ts';
import { writeInline } from './write-inline.ts';

/** The first paragraph of `tree` as HTML that may stand anywhere. */
export function leadOf(tree: Root, slots: readonly Slot[]): string {
  const paragraph = tree.children.find((node) => node.type === 'element' && node.tagName === 'p');
  return paragraph?.type === 'element' ? writeInline(paragraph.children, slots).trim() : '';
}
