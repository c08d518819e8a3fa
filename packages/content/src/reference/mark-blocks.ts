import type { Compilation } from '../compilation.ts';
import { rangeOf, type AnyNode } from '../shape/mdast.ts';
import type { BlockMark } from './page-text.ts';

/** Changes the blocks of `root` that begin where `marks` are; both are in the order of the text. */
export function markBlocks(root: AnyNode, marks: readonly BlockMark[], compilation: Compilation): void {
  let next = 0;
  for (const block of root.children ?? []) {
    const [start] = rangeOf(block);
    while ((marks[next]?.at ?? Infinity) < start) next += 1;
    for (let mark = marks[next]; mark !== undefined && mark.at === start; mark = marks[next]) {
      mark.change(block, compilation);
      next += 1;
    }
  }
}
