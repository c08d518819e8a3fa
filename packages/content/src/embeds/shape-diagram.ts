import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Compilation } from '../compilation.ts';
import type { CodeBlock } from '../code/code-block.ts';
import { replaceBySlot } from '../code/shape-code.ts';
import { rangeOf } from '../shape/mdast.ts';
import { cleanDiagram } from './clean-diagram.ts';

const drawnKinds: { readonly [header: string]: string | undefined } = {
  graph: 'flowchart',
  flowchart: 'flowchart',
  sequenceDiagram: 'sequence',
  stateDiagram: 'state',
  'stateDiagram-v2': 'state',
  classDiagram: 'class',
  erDiagram: 'er',
};

/** Makes the block the stand-in for diagram number `number` of the page: drawn here when the library can, else by the browser. */
export function shapeDiagram(block: CodeBlock, number: number, compilation: Compilation): void {
  const header = headerOf(block.code);
  const drawn = drawnKinds[header];
  const title = block.meta.title;
  const svg = drawn === undefined ? undefined : draw(block, number, compilation);
  const props = { title, source: block.code, kind: drawn ?? header };
  replaceBySlot(block.node, { kind: 'part', part: 'Diagram', props, html: svg === undefined ? [] : [svg], text: title ?? '' }, compilation);
}

/** The word that says which kind of diagram `source` is; comments, directives and a leading head are skipped. */
function headerOf(source: string): string {
  const withoutHead = source.replace(/^\s*---\n[\s\S]*?\n---\s*\n/, '');
  const line = withoutHead.split('\n').find((text) => text.trim() !== '' && !text.trim().startsWith('%%'));
  return /^[\w-]+/.exec(line?.trim() ?? '')?.[0] ?? '';
}

function draw(block: CodeBlock, number: number, compilation: Compilation): string | undefined {
  try {
    const svg = renderMermaidSVG(block.code, { transparent: true });
    return cleanDiagram(svg, {
      prefix: `hg-diagram-${number}-`,
      source: block.code,
      title: block.meta.title ?? compilation.words.diagram(number),
      description: descriptionOf(svg),
    });
  } catch (error) {
    const reason = error instanceof Error ? lowerFirst(error.message.split('\n', 1)[0]?.replace(/[.:]?\s*$/, '') ?? '') : 'unknown';
    compilation.report('HG2501', { reason }, { at: compilation.place(...rangeOf(block.node)) });
    return undefined;
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

// What a reader who does not see the drawing needs first: the words in it, in drawing order.
function descriptionOf(svg: string): string {
  const texts = [...svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map((match) => (match[1] ?? '').replace(/<[^>]*>/g, ' ').trim());
  const whole = [...new Set(texts.filter((text) => text !== ''))].join('; ');
  return whole.length > 1000 ? `${whole.slice(0, 1000)}…` : whole;
}
