import type { Compilation } from '../compilation.ts';
import { openCodeBlock, shapeCode } from '../code/shape-code.ts';
import { rangeOf, type AnyNode } from '../shape/mdast.ts';

/** Replaces code blocks, diagrams and formulas by stand-ins; what draws them is loaded when the first one is met. */
export async function shapeLeaves(leaves: readonly AnyNode[], compilation: Compilation): Promise<void> {
  let diagrams = 0;
  for (const leaf of leaves) {
    if (leaf.type !== 'code') {
      const { shapeFormula } = await import('./shape-formula.ts');
      shapeFormula(leaf, rangeOf(leaf), compilation);
      continue;
    }
    const block = openCodeBlock(leaf, compilation);
    if (block.language === 'mermaid' && compilation.options.diagrams) {
      const { shapeDiagram } = await import('./shape-diagram.ts');
      diagrams += 1;
      shapeDiagram(block, diagrams, compilation);
    } else await shapeCode(block.language === 'mermaid' ? { ...block, language: 'text' } : block, compilation);
  }
}
