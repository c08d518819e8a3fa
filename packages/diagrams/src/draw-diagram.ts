import { parseMermaid } from 'beautiful-mermaid';
import { escapeAttribute, escapeText } from '@helpgen/model';
import { drawEntities } from './draw-entities.ts';
import { describeFlow, drawFlow } from './draw-flow.ts';
import { describeSequence, drawSequence, parseSequence } from './draw-sequence.ts';
import type { Drawing } from './draw-shapes.ts';
import { describeEntities } from './entity-diagram.ts';
import type { FittedDrawings } from './fit-to-screens.ts';
import { parseClasses } from './parse-classes.ts';
import { parseEntities } from './parse-entities.ts';

/** What has become of the text of a diagram. */
export interface DrawnDiagram {
  /** `flowchart`, `sequence`, `state`, `class` or `er`; of another kind the word that its text begins with. */
  readonly kind: string;
  /** One SVG, or two of which the second is for narrow screens; absent: it is left to the browser. */
  readonly svg?: string;
  /** Why nothing could be drawn, in English, a clause without a full stop; absent when something was, or is left to the browser. */
  readonly failure?: string;
}

const drawnKinds: { readonly [header: string]: string | undefined } = {
  graph: 'flowchart',
  flowchart: 'flowchart',
  sequenceDiagram: 'sequence',
  stateDiagram: 'state',
  'stateDiagram-v2': 'state',
  classDiagram: 'class',
  erDiagram: 'er',
};

/** Draws `source`, text of mermaid. `title` names the drawing to a screen reader; each of its ids begins with `prefix`. Never throws. */
export function drawDiagram(source: string, { title, prefix }: { readonly title: string; readonly prefix: string }): DrawnDiagram {
  const header = headerOf(source);
  const kind = drawnKinds[header];
  if (kind === undefined) return { kind: header };
  try {
    const drawn = drawByKind(kind, source);
    if (drawn === undefined) return { kind };
    const { wide, narrow, description } = drawn;
    if (narrow === undefined) return { kind, svg: frameDrawing(wide, { prefix, title, description, source }) };
    const turned = { prefix: `${prefix}narrow-`, title, description };
    const svg = frameDrawing(wide, { prefix, title, description, source }, 'hg-d-wide') + frameDrawing(narrow, turned, 'hg-d-narrow');
    return { kind, svg };
  } catch (error) {
    return { kind, failure: error instanceof Error ? lowerFirst(error.message.split('\n', 1)[0]?.replace(/[.:]?\s*$/, '') ?? '') : 'unknown' };
  }
}

/** The word that says which kind of diagram `source` is; comments, directives and a leading head are skipped. */
function headerOf(source: string): string {
  const withoutHead = source.replace(/^\s*---\n[\s\S]*?\n---\s*\n/, '');
  const line = withoutHead.split('\n').find((text) => text.trim() !== '' && !text.trim().startsWith('%%'));
  return /^[\w-]+/.exec(line?.trim() ?? '')?.[0] ?? '';
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
