import type { MermaidGraph } from 'beautiful-mermaid';
import { escapeText } from '@helpgen/model';
import { drawArrow, drawRect, drawText, round } from './draw-shapes.ts';
import { directions } from './entity-diagram.ts';
import { fitToScreens } from './fit-to-screens.ts';
import type { FittedDrawings } from './fit-to-screens.ts';
import { layOutFlow } from './lay-out-flow.ts';
import type { Box, FlowLayout, Line, Place } from './lay-out-flow.ts';

/** A flowchart, drawn for a wide screen, and for a phone when it can be read better there the other way round. */
export function drawFlow(graph: MermaidGraph): FittedDrawings {
  return fitToScreens(directions[graph.direction] ?? 'DOWN', (direction, isFolded) => layOutFlow(graph, direction, isFolded), draw);
}

/** The text alternative: every box that stands alone, and every connection, in the order of the source. */
export function describeFlow({ nodes, edges }: MermaidGraph): string {
  const nameOf = (id: string): string => (nodes.get(id)?.label ?? id).replace(/<br\s*\/?>/gi, ' ').trim();
  const joined = new Set(edges.flatMap(({ source, target }) => [source, target]));
  const alone = [...nodes.keys()].filter((id) => !joined.has(id)).map(nameOf);
  const ways = edges.map(({ source, target, label }) => {
    const reason = label === undefined ? '' : `(${label}) `;
    return `${nameOf(source)} → ${reason}${nameOf(target)}`;
  });
  return [...alone, ...ways].filter((text) => text !== '').join('; ');
}

function draw({ groups, boxes, lines }: FlowLayout): string {
  const labels = lines.map(({ label }) => (label === undefined ? '' : drawLabel(label)));
  return [...groups.map(drawGroup), ...lines.map(drawLine), ...boxes.map(drawBox), ...labels].join('');
}

/** A frame with its name around what belongs together. */
export function drawGroup({ lines, ...place }: Box): string {
  const { x, y } = place;
  const title = `<text class="hg-d-fill-muted" x="${round(x + 14)}" y="${round(y + 22)}" font-size="13">${escapeText(lines.join(' '))}</text>`;
  return drawRect('hg-d-fill-third hg-d-stroke-border', place, 8) + title;
}

function drawBox(box: Box): string {
  const { x, y, width, height, lines, shape } = box;
  const middle = { x: x + width / 2, y: y + height / 2 };
  if (shape === 'state-start') return `<circle class="hg-d-fill-fg" cx="${round(middle.x)}" cy="${round(middle.y)}" r="7"/>`;
  if (shape === 'state-end') {
    const ring = `<circle class="hg-d-fill-bg hg-d-stroke-fg" cx="${round(middle.x)}" cy="${round(middle.y)}" r="8"/>`;
    return `${ring}<circle class="hg-d-fill-fg" cx="${round(middle.x)}" cy="${round(middle.y)}" r="4.5"/>`;
  }
  return outlineOf(box) + drawText(lines, { x: middle.x, y: middle.y + (shape === 'cylinder' ? 4 : 0) }, 'box');
}

/** A decision is a pill: a diamond around a question of some words would be higher than all the rest. */
function outlineOf({ x, y, width, height, shape }: Box): string {
  const rect = (paint: string, radius: number, by = 0): string => drawRect(paint, { x: x + by, y, width: width - 2 * by, height }, radius);
  const plain = 'hg-d-fill-surface hg-d-stroke-border';
  switch (shape) {
    case 'diamond':
    case 'hexagon':
      return rect('hg-d-fill-second hg-d-stroke-border', height / 2);
    case 'stadium':
    case 'circle':
    case 'doublecircle':
      return rect(plain, height / 2);
    case 'subroutine':
      return rect(plain, 2) + rect('hg-d-no-fill hg-d-stroke-border', 0, 6);
    case 'cylinder': {
      const [left, top, right, bottom] = [x, y + 6, x + width, y + height - 6].map(round);
      const lid = `${round(width / 2)} 6 0 0`;
      const outline = `M${left} ${top}A${lid} 1 ${right} ${top}V${bottom}A${lid} 1 ${left} ${bottom}ZM${left} ${top}A${lid} 0 ${right} ${top}`;
      return `<path class="${plain}" d="${outline}"/>`;
    }
    default:
      return rect(plain, 6);
  }
}

/** A text on a line. */
export function drawLabel({ x, y, width, height, lines }: Box): string {
  return drawText(lines, { x: x + width / 2, y: y + height / 2 }, 'label', 'back');
}

function drawLine({ points, style, hasArrowStart, hasArrowEnd }: Line): string {
  const dash = style === 'dotted' ? ' stroke-dasharray="4 4"' : '';
  const path = `<path class="hg-d-no-fill hg-d-line" d="${roundCorners(points)}" stroke-width="${style === 'thick' ? 2.5 : 1.25}"${dash}/>`;
  return path + (hasArrowEnd ? drawArrow(points.at(-1), points.at(-2)) : '') + (hasArrowStart ? drawArrow(points[0], points[1]) : '');
}

/** The path along `points`. */
export function roundCorners(points: readonly Place[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${round(point.x)} ${round(point.y)}`;
      if (after === undefined) return `L${round(point.x)} ${round(point.y)}`;
      const [start, end] = [before, after].map((side) => toward(point, side, 6)) as [Place, Place];
      return `L${round(start.x)} ${round(start.y)}Q${round(point.x)} ${round(point.y)} ${round(end.x)} ${round(end.y)}`;
    })
    .join('');
}

/** `distance` pixels from `point` on the way to `side`, at most half of it. */
function toward(point: Place, side: Place, distance: number): Place {
  const length = Math.hypot(side.x - point.x, side.y - point.y) || 1;
  const share = Math.min(distance / length, 0.5);
  return { x: point.x + (side.x - point.x) * share, y: point.y + (side.y - point.y) * share };
}
