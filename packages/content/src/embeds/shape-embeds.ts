import { escapeAttribute, escapeText } from '@helpgen/model';
import { fillIn } from '@helpgen/model/locales/words-for';
import type { Compilation } from '../compilation.ts';
import { openCodeBlock, shapeCode, type CodeBlock } from '../code/shape-code.ts';
import { messageOf } from '../finding.ts';
import { become, partFor, rangeOf, type Embed } from '../shape/mdast.ts';

/** Replaces code blocks, diagrams and formulas by stand-ins; what draws them is loaded when the first one is met. */
export async function shapeEmbeds(embeds: readonly Embed[], compilation: Compilation): Promise<void> {
  let diagrams = 0;
  for (const embed of embeds) {
    if (embed.type !== 'code') {
      await shapeFormula(embed, compilation);
      continue;
    }
    const block = openCodeBlock(embed, compilation);
    if (block.language === 'mermaid' && compilation.options.diagrams) await shapeDiagram(block, (diagrams += 1), compilation);
    else await shapeCode(block.language === 'mermaid' ? { ...block, language: 'text' } : block, compilation);
  }
}

/** Makes the block the stand-in for diagram number `number` of the page: drawn here when it can be, else by the browser. */
async function shapeDiagram({ node, code, meta: { title }, from }: CodeBlock, number: number, compilation: Compilation): Promise<void> {
  const { drawDiagram } = await import('@helpgen/diagrams');
  const names = { title: title ?? fillIn(compilation.words['content.diagram'], { number }), prefix: `hg-diagram-${number}-` };
  const { kind, svg, failure } = drawDiagram(code, names);
  if (failure !== undefined) compilation.report('HG2501', { reason: failure }, { at: compilation.place(...rangeOf(node)) });
  const drawn = { html: svg === undefined ? [] : [svg], text: title ?? '', ...(from === undefined ? {} : { from }) };
  become(node, partFor({ kind: 'part', part: 'Diagram', props: { title, source: code, kind }, ...drawn }, [], compilation));
}

/** Makes the formula `node` the stand-in for MathML; one that cannot be set stays as code and is reported. */
async function shapeFormula(node: Exclude<Embed, { type: 'code' }>, compilation: Compilation): Promise<void> {
  const { default: temml } = await import('temml');
  const tex = node.value;
  const isBlock = node.type === 'math';
  let html: string;
  try {
    const mathml = temml.renderToString(tex, { displayMode: isBlock, throwOnError: true, trust: false, maxSize: [50, 500], maxExpand: 1000 });
    // A strict content policy forbids inline style; what Temml says by it is only spacing and colour.
    const plain = mathml.replace(/<[^<>]*>/g, (tag) => tag.replace(/ style="[^"]*"/g, ''));
    html = plain.replace('<math', `<math data-source="${escapeAttribute(tex)}"`);
  } catch (error) {
    const reason = messageOf(error).replace(/^(?:Parse)?Error:\s*/, '').replace(/[.:]?\s*$/, '');
    compilation.report('HG2502', { reason }, { at: compilation.place(...rangeOf(node)) });
    html = `<code class="hg-formula-error">${escapeText(tex)}</code>`;
  }
  become(node, partFor({ kind: 'html', html: [isBlock ? `<div class="hg-formula" tabindex="0">${html}</div>` : html] }, [], compilation));
}
