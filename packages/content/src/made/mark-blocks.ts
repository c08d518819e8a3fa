import type { Root } from 'mdast';
import type { BlockMark } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { rangeOf } from '../shape/mdast.ts';
import { changeBlock } from './change-block.ts';

/** Changes the blocks of `root` that begin where `marks` are. */
export function markBlocks(root: Root, marks: readonly BlockMark[], compilation: Compilation): void {
  if (marks.length === 0) return;
  const blocks = new Map(root.children.map((block) => [rangeOf(block)[0], block]));
  for (const mark of marks) {
    const block = blocks.get(mark.start);
    if (block !== undefined) changeBlock(block, mark, compilation);
  }
}
