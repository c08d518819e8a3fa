import type { Root, RootContent } from 'mdast';
import type { BlockMark } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { rangeOf, type Part } from '../shape/mdast.ts';
import { changeBlock } from './change-block.ts';

/** Changes the blocks of `root` that begin where `marks` are. */
export function markBlocks(root: Root, marks: readonly BlockMark[], compilation: Compilation): void {
  if (marks.length === 0) return;
  const blocks = new Map(root.children.map((block) => [rangeOf(block)[0], block]));
  for (const mark of marks) {
    const block = blocks.get(mark.start);
    if (block !== undefined) changeBlock(block, mark, compilation);
  }
  const groups = marks.filter((mark) => mark.kind === 'group');
  // The inner ones first: they are among the blocks of the outer ones.
  for (const group of groups.sort((a, b) => a.end - a.start - (b.end - b.start))) groupBlocks(root.children, group, compilation);
}

type Group = Extract<BlockMark, { readonly kind: 'group' }>;

function groupBlocks(blocks: RootContent[], { start, end, part, props = {}, id, isSilent }: Group, { slots, prepared }: Compilation): void {
  // What is included stands behind all that the page says itself, wherever it is shown.
  const length = prepared.origins[1]?.start ?? Infinity;
  const findFrom = (at: number): number => blocks.findIndex((block) => rangeOf(block)[0] >= at && rangeOf(block)[0] < length);
  const from = findFrom(start);
  const behind = findFrom(end);
  const children = from < 0 ? [] : blocks.slice(from, behind < 0 ? undefined : behind);
  const [first] = children;
  if (first === undefined) return;
  const place = first.position === undefined ? {} : { position: first.position };
  const slot = slots.push({ kind: 'part', part, props, ...(isSilent === undefined ? {} : { isSilent }) }) - 1;
  const drawn: Part = { type: 'hgPart', slot, children, ...place };
  const target: RootContent = id === undefined ? drawn : { type: 'hgTarget', data: { hName: 'div', hProperties: { id } }, children: [drawn], ...place };
  blocks.splice(from, children.length, target);
}
