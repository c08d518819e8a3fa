import { drawDiagram } from '@helpgen/diagrams';
import { fillIn } from '@helpgen/model/locales/words-for';
import type { Compilation } from '../compilation.ts';
import type { CodeBlock } from '../code/check-code.ts';
import { replaceBySlot } from '../code/shape-code.ts';
import { rangeOf } from '../shape/mdast.ts';

/** Makes the block the stand-in for diagram number `number` of the page: drawn here when it can be, else by the browser. */
export function shapeDiagram(block: CodeBlock, number: number, compilation: Compilation): void {
  const title = block.meta.title;
  const names = { title: title ?? fillIn(compilation.words['content.diagram'], { number }), prefix: `hg-diagram-${number}-` };
  const { kind, svg, failure } = drawDiagram(block.code, names);
  if (failure !== undefined) compilation.report('HG2501', { reason: failure }, { at: compilation.place(...rangeOf(block.node)) });
  const props = { title, source: block.code, kind };
  replaceBySlot(block, { kind: 'part', part: 'Diagram', props, html: svg === undefined ? [] : [svg], text: title ?? '' }, compilation);
}
