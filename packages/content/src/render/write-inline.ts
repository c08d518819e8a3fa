import type { Nodes } from 'hast';
import { escapeText } from '@helpgen/model';
import type { Slot } from '../slot.ts';
import { slotTag } from '../slot.ts';
import { isAside, isFootnoteMark } from './hast-text.ts';
import { writeAttributes } from './write-attributes.ts';

/** Elements without content and closing tag. */
export const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

const unwrapped = new Set(['a', 'hg-label', 'p']);
const dropped = new Set(['img', 'picture', 'video', 'audio', 'svg', 'input']);

/**
 * `nodes` as HTML that may stand anywhere, in a table of contents or in a button: links unwrapped, images and numbers
 * of footnotes left out, ids gone.
 */
export function writeInline(nodes: readonly Nodes[], slots: readonly Slot[]): string {
  let html = '';
  for (const node of nodes) {
    if (node.type === 'text') html += escapeText(node.value);
    else if (node.type === 'element' && !dropped.has(node.tagName) && !isFootnoteMark(node) && !isAside(node)) {
      const inner = (): string => writeInline(node.children, slots);
      if (node.tagName === slotTag) {
        const slot = slots[Number(node.properties['n'])];
        if (slot?.kind === 'html') html += slot.html.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join('');
      } else if (unwrapped.has(node.tagName)) html += inner();
      else if (voidTags.has(node.tagName)) html += `<${node.tagName}>`;
      else html += `<${node.tagName}${writeAttributes(node.properties, 'id')}>${inner()}</${node.tagName}>`;
    }
  }
  return html;
}
