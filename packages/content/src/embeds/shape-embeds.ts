import type { Compilation } from '../compilation.ts';
import { openCodeBlock, shapeCode } from '../code/shape-code.ts';
import type { Embed } from '../shape/mdast.ts';

/** Replaces code blocks, diagrams and formulas by stand-ins; what draws them is loaded when the first one is met. */
export async function shapeEmbeds(embeds: readonly Embed[], compilation: Compilation): Promise<void> {
  let diagrams = 0;
  for (const embed of embeds) {
    if (embed.type !== 'code') {
      const { shapeFormula } = await import('./shape-formula.ts');
      shapeFormula(embed, compilation);
      continue;
    }
    const block = openCodeBlock(embed, compilation);
    if (block.language === 'mermaid' && compilation.options.diagrams) {
      const { shapeDiagram } = await import('./shape-diagram.ts');
      diagrams += 1;
      shapeDiagram(block, diagrams, compilation);
    } else await shapeCode(block.language === 'mermaid' ? { ...block, language: 'text' } : block, compilation);
  }
}
