import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';
import { fillIn } from '@helpgen/model/locales/words-for';
import type { Compilation } from '../compilation.ts';
import type { CodeBlock } from '../code/code-block.ts';
import { replaceBySlot } from '../code/shape-code.ts';
import { rangeOf } from '../shape/mdast.ts';
import { escapeText } from '../text/escape-html.ts';
import { cleanDiagram, sourceOf } from './clean-diagram.ts';
import type { DiagramWords } from './clean-diagram.ts';
import { describeFlow, drawFlow } from './draw-flow.ts';
import { describeSequence, drawSequence, parseSequence } from './draw-sequence.ts';
import type { Drawing } from './draw-shapes.ts';

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
  const svg = drawn === undefined ? undefined : draw(block, drawn, number, compilation);
  const props = { title, source: block.code, kind: drawn ?? header };
  replaceBySlot(block.node, { kind: 'part', part: 'Diagram', props, html: svg === undefined ? [] : [svg], text: title ?? '' }, compilation);
}

/** The word that says which kind of diagram `source` is; comments, directives and a leading head are skipped. */
function headerOf(source: string): string {
  const withoutHead = source.replace(/^\s*---\n[\s\S]*?\n---\s*\n/, '');
  const line = withoutHead.split('\n').find((text) => text.trim() !== '' && !text.trim().startsWith('%%'));
  return /^[\w-]+/.exec(line?.trim() ?? '')?.[0] ?? '';
}

function draw(block: CodeBlock, kind: string, number: number, compilation: Compilation): string | undefined {
  const words = { prefix: `hg-diagram-${number}-`, source: block.code, title: block.meta.title ?? fillIn(compilation.words['content.diagram'], { number }) };
  try {
    if (kind === 'flowchart' || kind === 'state') {
      const graph = parseMermaid(block.code);
      const { wide, narrow } = drawFlow(graph);
      const description = describeFlow(graph);
      if (narrow === undefined) return frameDrawing(wide, { ...words, description });
      const turned = { ...words, prefix: `${words.prefix}narrow-`, source: '', description };
      return frameDrawing(wide, { ...words, description }, 'hg-d-wide') + frameDrawing(narrow, turned, 'hg-d-narrow');
    }
    const sequence = kind === 'sequence' ? parseSequence(block.code) : undefined;
    if (sequence !== undefined) return frameDrawing(drawSequence(sequence), { ...words, description: describeSequence(sequence) });
    const svg = renderMermaidSVG(block.code, { transparent: true });
    return cleanDiagram(svg, { ...words, description: descriptionOf(svg) });
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
  return shorten([...new Set(texts.filter((text) => text !== ''))].join('; '));
}

function shorten(whole: string): string {
  return whole.length > 1000 ? `${whole.slice(0, 1000)}…` : whole;
}

/** A drawing under its names; `words.source` is empty where the page has the same drawing a second time. */
function frameDrawing({ svg, width, height, viewBox }: Drawing, words: DiagramWords, className = ''): string {
  const { prefix, title, description } = words;
  const named = `<title id="${prefix}title">${escapeText(title)}</title>`;
  const names = `${named}<desc id="${prefix}desc">${escapeText(shorten(description))}</desc>`;
  const labels = `aria-labelledby="${prefix}title" aria-describedby="${prefix}desc"`;
  const size = `viewBox="${viewBox}" width="${width}" height="${height}"`;
  const classes = className === '' ? 'hg-diagram' : `hg-diagram ${className}`;
  const source = words.source === '' ? ' data-markdown-ignore=""' : ` data-source="${sourceOf(words)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${classes}" role="img" ${labels}${source} ${size}>${names}${svg}</svg>`;
}
