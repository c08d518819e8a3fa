import { escapeText, markBreaks } from '@helpgen/model';
import { drawArrow, drawRect, drawText, room, round, scaleBy, scaleToFit } from './draw-shapes.ts';
import type { FittedDrawings } from './fit-to-screens.ts';
import { fontSize, lineHeight } from './lay-out-flow.ts';
import type { Box } from './lay-out-flow.ts';
import { breakLines, textWidth } from './text-width.ts';

interface Message {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly isDashed: boolean;
  readonly hasArrow: boolean;
}

type Step =
  | Message
  | { readonly kind: 'note'; readonly over: readonly string[]; readonly side: string; readonly text: string }
  | { readonly kind: 'open' | 'part'; readonly text: string }
  | { readonly kind: 'close' };

/** Who talks, by the name in the source, and what is said. */
export interface Sequence {
  readonly actors: ReadonlyMap<string, string>;
  readonly steps: readonly Step[];
}

const ignored = /^(?:sequenceDiagram|activate\b|deactivate\b|autonumber\b|%%|accTitle|accDescr|$)/;
const arrow = /^([^\s:]+?)\s*(--?>>?|--?[x)])\s*[+-]?\s*([^\s:]+)\s*:\s*(.*)$/;

/** Reads a sequence diagram; `undefined` when there is something in it that is not drawn here. */
export function parseSequence(source: string): Sequence | undefined {
  const actors = new Map<string, string>();
  const steps: Step[] = [];
  for (const line of source.split('\n').map((text) => text.trim().replace(/;$/, ''))) {
    if (ignored.test(line)) continue;
    const [, id, label] = /^(?:participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/.exec(line) ?? [];
    const [, side, over, note] = /^note\s+(over|left of|right of)\s+([^:]+):\s*(.*)$/i.exec(line) ?? [];
    const [, from, sign = '', to, text = ''] = arrow.exec(line) ?? [];
    const [, block, title = ''] = /^(loop|alt|opt|par|critical|break|else|and|option|end)\b\s*(.*)$/.exec(line) ?? [];
    if (id !== undefined) actors.set(id, label ?? id);
    else if (from !== undefined && to !== undefined) {
      for (const name of [from, to]) if (!actors.has(name)) actors.set(name, name);
      const hasArrow = sign.endsWith('>>') || !sign.endsWith('>');
      steps.push({ kind: 'message', from, to, text, isDashed: sign.startsWith('--'), hasArrow });
    } else if (side !== undefined && over !== undefined) {
      steps.push({ kind: 'note', over: over.split(',').map((name) => name.trim()), side: side.toLowerCase(), text: note ?? '' });
    } else if (block === 'end') steps.push({ kind: 'close' });
    else if (block !== undefined) steps.push({ kind: /^(?:else|and|option)$/.test(block) ? 'part' : 'open', text: title });
    else return undefined;
  }
  const isKnown = steps.every((step) => step.kind !== 'note' || step.over.every((name) => actors.has(name)));
  return isKnown && actors.size > 0 ? { actors, steps } : undefined;
}

/** The text alternative: everything that is said, in its order. */
export function describeSequence({ actors, steps }: Sequence): string {
  const tell = (step: Step): string => {
    if (step.kind === 'message') return `${actors.get(step.from)} → ${actors.get(step.to)}: ${step.text}`;
    return step.kind === 'close' ? '' : step.text;
  };
  return steps.map(tell).filter((text) => text !== '').join('; ');
}

/** How far apart columns stand, and how wide their heads and what is said may be, in pixels. */
interface Measures {
  readonly apart: number;
  readonly most: number;
  readonly isNarrow: boolean;
}

const wide: Measures = { apart: 28, most: 190, isNarrow: false };
const narrow = [120, 96, 76].map((most): Measures => ({ apart: 14, most, isNarrow: true }));

/** A sequence diagram, and for a phone one whose columns are as narrow as they must be. */
export function drawSequence(sequence: Sequence): FittedDrawings {
  const own = layOut(sequence, wide);
  const drawing = scaleToFit(own.svg, own.width, own.height);
  if (drawing.width <= room.phone) return { wide: drawing };
  const tries = narrow.map((measures) => layOut(sequence, measures));
  const chosen = tries.find(({ width }) => width <= room.phone) ?? tries.at(-1) ?? own;
  return chosen.width < drawing.width ? { wide: drawing, narrow: scaleBy(Math.min(1, room.phone / chosen.width), chosen) } : { wide: drawing };
}

/** Who talks from left to right, and what is said from top to bottom. */
function layOut(sequence: Sequence, measures: Measures): { readonly svg: string; readonly width: number; readonly height: number } {
  const names = [...sequence.actors.keys()];
  const heads = new Map(names.map((name) => [name, linesOf(sequence.actors.get(name) ?? name, 'box', measures)]));
  const columns: Columns = { names, heads, measures };
  const centres = placeColumns(sequence, columns);
  const centreOf = (name: string): number => centres[names.indexOf(name)] ?? 0;
  const endOf = (step: Step): number =>
    step.kind === 'message' && step.from === step.to
      ? centreOf(step.to) + 32 + labelWidth(step.text, measures)
      : (noteEdges(step, centreOf, measures)[1] ?? 0);
  const right = Math.max(...names.map((name) => centreOf(name) + widthOf(name, columns) / 2), ...sequence.steps.map(endOf)) + 4;
  const height = headHeight(columns);
  const parts: string[] = [];
  const open: { top: number; readonly title: string }[] = [];
  let y = 4 + height + 12;
  for (const step of sequence.steps) {
    if (step.kind === 'message') {
      const { from, to, isDashed, hasArrow } = step;
      const lines = linesOf(step.text, 'label', measures);
      y += lines.length * lineHeight.label + 6;
      const [start, end] = [centreOf(from), centreOf(to)];
      const isOwn = from === to;
      const middle = isOwn ? start + 24 + labelWidth(step.text, measures) / 2 : (start + end) / 2;
      parts.push(drawText(lines, { x: middle, y: y - 5 - (lines.length * lineHeight.label) / 2 }, 'label', 'back'));
      const way = isOwn ? `M${round(start)} ${y}H${round(start + 22)}V${y + 16}H${round(start)}` : `M${round(start)} ${y}H${round(end)}`;
      parts.push(`<path class="hg-d-no-fill hg-d-line" d="${way}" stroke-width="1.25"${isDashed ? ' stroke-dasharray="4 4"' : ''}/>`);
      const tip = { x: end, y: isOwn ? y + 16 : y };
      if (hasArrow) parts.push(drawArrow(tip, isOwn ? { x: end + 22, y: tip.y } : { x: start, y }));
      y = tip.y + 8;
    } else if (step.kind === 'note') {
      const [left = 0, end = 0] = noteEdges(step, centreOf, measures);
      const lines = linesOf(step.text, 'label', measures);
      const tall = lines.length * lineHeight.label + 8;
      parts.push(drawRect('hg-d-fill-second hg-d-stroke-border', { x: left, y: y + 4, width: end - left, height: tall }, 3));
      parts.push(drawText(lines, { x: (left + end) / 2, y: y + 4 + tall / 2 }, 'label'));
      y += tall + 8;
    } else if (step.kind === 'open') {
      open.push({ top: y, title: step.text });
      y += 22;
    } else {
      const last = step.kind === 'close' ? open.pop() : open.at(-1);
      if (last === undefined) continue;
      const inset = 2 + (step.kind === 'close' ? open.length : open.length - 1) * 5;
      parts.unshift(drawFrame({ x: inset, y: last.top, width: right - 2 * inset, height: y + 6 - last.top }, last.title));
      if (step.kind === 'part') open.splice(-1, 1, { top: y + 6, title: step.text });
      y += step.kind === 'part' ? 28 : 10;
    }
  }
  const top = names.map((name) => drawHead(name, columns, { x: centreOf(name), y: y + 8 }));
  return { svg: [...top, ...parts].join(''), width: Math.ceil(right), height: y + 12 };
}

function drawHead(name: string, columns: Columns, { x, y }: { readonly x: number; readonly y: number }): string {
  const width = widthOf(name, columns);
  const height = headHeight(columns);
  const life = `<path class="hg-d-no-fill hg-d-line" d="M${round(x)} ${4 + height}V${round(y)}" stroke-dasharray="2 4"/>`;
  const outline = drawRect('hg-d-fill-surface hg-d-stroke-border', { x: x - width / 2, y: 4, width, height }, 6);
  return life + outline + drawText(columns.heads.get(name) ?? [], { x, y: 4 + height / 2 }, 'box');
}

function drawFrame(place: Omit<Box, 'lines' | 'shape'>, title: string): string {
  const { x, y } = place;
  const text = `<text class="hg-d-fill-muted" x="${round(x + 8)}" y="${round(y + 15)}" font-size="${fontSize.label}">${escapeText(title)}</text>`;
  return drawRect('hg-d-no-fill hg-d-stroke-border', place, 4) + text;
}

/** The middles of the columns: so far apart that what is said stands between those who say it. */
function placeColumns(sequence: Sequence, columns: Columns): readonly number[] {
  const { names, measures } = columns;
  const gaps = names.slice(1).map((name, index) => (widthOf(name, columns) + widthOf(names[index] ?? '', columns)) / 2 + measures.apart);
  let before = widthOf(names[0] ?? '', columns) / 2;
  for (const step of sequence.steps) {
    if (step.kind === 'message') {
      const [first = 0, last = 0] = [step.from, step.to].map((name) => names.indexOf(name)).sort((a, b) => a - b);
      widen(gaps, first, Math.max(last, first + 1), labelWidth(step.text, measures) + (first === last ? 34 : 26));
    } else if (step.kind === 'note') {
      const width = labelWidth(step.text, measures) + 20;
      const index = names.indexOf(step.over[0] ?? '');
      const isOver = step.side === 'over';
      if (index === 0 && step.side !== 'right of' && step.over.length === 1) before = Math.max(before, isOver ? width / 2 : width + 10);
      if (step.over.length === 1 && index > 0 && step.side !== 'right of') widen(gaps, index - 1, index, (isOver ? width / 2 : width) + 16);
      if (step.over.length === 1 && step.side !== 'left of') widen(gaps, index, index + 1, (isOver ? width / 2 : width) + 16);
    }
  }
  const centres = [4 + before];
  for (const gap of gaps) centres.push((centres.at(-1) ?? 0) + gap);
  return centres;
}

/** Makes `gaps` from `first` up to `last` at least `width` together. */
function widen(gaps: number[], first: number, last: number, width: number): void {
  const own = gaps.slice(first, last);
  const missing = (width - own.reduce((sum, gap) => sum + gap, 0)) / own.length;
  if (own.length === 0 || missing <= 0) return;
  for (let index = first; index < first + own.length; index += 1) gaps[index] = (gaps[index] ?? 0) + missing;
}

function noteEdges(step: Step, centreOf: (name: string) => number, measures: Measures): readonly number[] {
  if (step.kind !== 'note') return [];
  const centres = step.over.map(centreOf);
  const [first, last] = [Math.min(...centres), Math.max(...centres)];
  const width = labelWidth(step.text, measures) + 16;
  if (step.side === 'left of') return [first - 8 - width, first - 8];
  if (step.side === 'right of') return [last + 8, last + 8 + width];
  const half = Math.max(width, last - first + 40) / 2;
  return step.over.length === 1 ? [first - width / 2, first + width / 2] : [(first + last) / 2 - half, (first + last) / 2 + half];
}

/** Who talks, with the lines of their names. */
interface Columns {
  readonly names: readonly string[];
  readonly heads: ReadonlyMap<string, readonly string[]>;
  readonly measures: Measures;
}

function widthOf(name: string, { heads, measures }: Columns): number {
  const width = Math.max(...(heads.get(name) ?? []).map((line) => textWidth(line, fontSize.box)));
  return Math.max(48, Math.ceil(width) + (measures.isNarrow ? 18 : 28));
}

function headHeight({ heads }: Columns): number {
  return Math.max(...[...heads.values()].map(({ length }) => length)) * lineHeight.box + 16;
}

function labelWidth(text: string, measures: Measures): number {
  return Math.max(...linesOf(text, 'label', measures).map((line) => textWidth(line, fontSize.label)));
}

/** `text` in lines as wide as there is room for; on a phone long names break at their joints and heads between all words. */
function linesOf(text: string, kind: 'box' | 'label', { most, isNarrow }: Measures): readonly string[] {
  const size = fontSize[kind];
  if (!isNarrow) return kind === 'box' ? [text] : breakLines(text, size, most);
  return breakLines(text, size, most).flatMap((line) => (textWidth(line, size) <= most ? [line] : breakAtJoints(line, size, most)));
}

function breakAtJoints(line: string, size: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const piece of markBreaks(line, '\n').split('\n')) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && textWidth(longer, size) <= most) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}
