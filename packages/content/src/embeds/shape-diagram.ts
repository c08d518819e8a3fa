import { parseMermaid } from 'beautiful-mermaid';
import { fillIn } from '@helpgen/model/locales/words-for';
import type { Compilation } from '../compilation.ts';
import type { CodeBlock } from '../code/code-block.ts';
import { replaceBySlot } from '../code/shape-code.ts';
import { rangeOf } from '../shape/mdast.ts';
import { escapeAttribute, escapeText } from '../text/escape-html.ts';
import { drawEntities } from './draw-entities.ts';
import { describeFlow, drawFlow } from './draw-flow.ts';
import { describeSequence, drawSequence, parseSequence } from './draw-sequence.ts';
import type { Drawing } from './draw-shapes.ts';
import { describeEntities } from './entity-diagram.ts';
import type { FittedDrawings } from './fit-to-screens.ts';
import { parseClasses } from './parse-classes.ts';
import { parseEntities } from './parse-entities.ts';

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
  replaceBySlot(block, { kind: 'part', part: 'Diagram', props, html: svg === undefined ? [] : [svg], text: title ?? '' }, compilation);
}

/** The word that says which kind of diagram `source` is; comments, directives and a leading head are skipped. */
function headerOf(source: string): string {
  const withoutHead = source.replace(/^\s*---\n[\s\S]*?\n---\s*\n/, '');
  const line = withoutHead.split('\n').find((text) => text.trim() !== '' && !text.trim().startsWith('%%'));
  return /^[\w-]+/.exec(line?.trim() ?? '')?.[0] ?? '';
}

function draw(block: CodeBlock, kind: string, number: number, compilation: Compilation): string | undefined {
  const title = block.meta.title ?? fillIn(compilation.words['content.diagram'], { number });
  const prefix = `hg-diagram-${number}-`;
  try {
    const drawn = drawByKind(kind, block.code);
    if (drawn === undefined) return undefined;
    const { wide, narrow, description } = drawn;
    if (narrow === undefined) return frameDrawing(wide, { prefix, title, description, source: block.code });
    const turned = { prefix: `${prefix}narrow-`, title, description };
    return frameDrawing(wide, { prefix, title, description, source: block.code }, 'hg-d-wide') + frameDrawing(narrow, turned, 'hg-d-narrow');
  } catch (error) {
    const reason = error instanceof Error ? lowerFirst(error.message.split('\n', 1)[0]?.replace(/[.:]?\s*$/, '') ?? '') : 'unknown';
    compilation.report('HG2501', { reason }, { at: compilation.place(...rangeOf(block.node)) });
    return undefined;
  }
}

/** The drawings with their text alternative; `undefined` when there is something in `source` that is left to the browser. */
function drawByKind(kind: string, source: string): (FittedDrawings & { readonly description: string }) | undefined {
  if (kind === 'flowchart' || kind === 'state') {
    const graph = parseMermaid(source);
    return { ...drawFlow(graph), description: describeFlow(graph) };
  }
  if (kind === 'sequence') {
    const sequence = parseSequence(source);
    return sequence === undefined ? undefined : { ...drawSequence(sequence), description: describeSequence(sequence) };
  }
  const diagram = kind === 'class' ? parseClasses(source) : parseEntities(source);
  return diagram === undefined ? undefined : { ...drawEntities(diagram), description: describeEntities(diagram) };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function shorten(whole: string): string {
  return whole.length > 1000 ? `${whole.slice(0, 1000)}…` : whole;
}

/** What a drawing says of itself. */
interface DrawingWords {
  /** Put before every id of the drawing; unique on the page. */
  readonly prefix: string;
  readonly title: string;
  readonly description: string;
  /** What it is drawn from; absent where the page has the same drawing a second time. */
  readonly source?: string;
}

/** A drawing under its names. */
function frameDrawing({ svg, width, height, viewBox }: Drawing, words: DrawingWords, className = ''): string {
  const { prefix, title, description } = words;
  const named = `<title id="${prefix}title">${escapeText(title)}</title>`;
  const names = `${named}<desc id="${prefix}desc">${escapeText(shorten(description))}</desc>`;
  const labels = `aria-labelledby="${prefix}title" aria-describedby="${prefix}desc"`;
  const size = `viewBox="${viewBox}" width="${width}" height="${height}"`;
  const classes = className === '' ? 'hg-diagram' : `hg-diagram ${className}`;
  const source = words.source === undefined ? ' data-markdown-ignore=""' : ` data-source="${keepLines(words.source)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${classes}" role="img" ${labels}${source} ${size}>${names}${svg}</svg>`;
}

/** `source` as an attribute that keeps its lines. */
function keepLines(source: string): string {
  return escapeAttribute(source).replaceAll('>', '&gt;').replaceAll('\n', '&#10;');
}
