import { escapeText } from '@helpgen/model';
import type { EntityDiagram, RelationEnd } from './entity-diagram.ts';
import { drawArrow, drawRect, drawText, round } from './draw-shapes.ts';
import { drawGroup, drawLabel, roundCorners } from './draw-flow.ts';
import { fitToScreens } from './fit-to-screens.ts';
import type { FittedDrawings } from './fit-to-screens.ts';
import { layOutEntities } from './lay-out-entities.ts';
import type { EntityDiagramLayout, EntityLayout, RelationLayout } from './lay-out-entities.ts';
import { fontSize, lineHeight } from './lay-out-flow.ts';
import type { Place } from './lay-out-flow.ts';

/** A diagram of classes or entities, drawn for a wide screen, and for a phone when it can be read better there the other way round. */
export function drawEntities(diagram: EntityDiagram): FittedDrawings {
  return fitToScreens(diagram.direction, (direction, isFolded) => layOutEntities(diagram, direction, isFolded), draw);
}

function draw({ groups, entities, relations }: EntityDiagramLayout): string {
  const labels = relations.flatMap((relation) => relation.labels.map(drawLabel));
  return [...groups.map(drawGroup), ...relations.map(drawRelation), ...entities.map(drawEntity), ...labels].join('');
}

function drawEntity({ entity, x, y, width, height, titleLines, rooms }: EntityLayout): string {
  const { annotation, isNote = false } = entity;
  const outline = drawRect(`hg-d-fill-${isNote ? 'second' : 'surface'} hg-d-stroke-border`, { x, y, width, height }, isNote ? 3 : 6);
  const middle = x + width / 2;
  const head = rooms[0]?.top ?? height;
  const above = annotation === undefined ? 0 : lineHeight.label;
  const word = annotation === undefined ? '' : drawText([`«${annotation}»`], { x: middle, y: y + 7 + above / 2 }, 'label');
  const name = drawText(titleLines, { x: middle, y: y + (head + above) / 2 }, isNote ? 'label' : 'box', isNote ? undefined : 'bold');
  const rows = rooms.flatMap(({ top, rows: own }) => {
    const line = `<path class="hg-d-no-fill hg-d-stroke-border" d="M${round(x)} ${round(y + top)}h${round(width)}"/>`;
    return [line, ...own.flatMap(({ row, cells }) => cells.map((cell, index) => drawCell(cell.lines, { x: x + cell.x, y: y + cell.y }, index, row.style)))];
  });
  return outline + word + name + rows.join('');
}

/** A text of a row, the first as the name of what the others tell about. */
function drawCell(lines: readonly string[], { x, y }: Place, index: number, style: string | undefined): string {
  const paint = index === 0 ? 'hg-d-fill-fg' : 'hg-d-fill-muted';
  const look = style === 'italic' ? ' font-style="italic"' : style === 'underline' ? ' text-decoration="underline"' : '';
  return lines
    .map((line, number) => {
      const baseline = round(y + number * lineHeight.label + fontSize.label * 0.34);
      return line === '' ? '' : `<text class="${paint}" x="${round(x)}" y="${baseline}" font-size="${fontSize.label}"${look}>${escapeText(line)}</text>`;
    })
    .join('');
}

function drawRelation({ relation, points }: RelationLayout): string {
  const dash = relation.isDashed ? ' stroke-dasharray="4 4"' : '';
  const path = `<path class="hg-d-no-fill hg-d-line" d="${roundCorners(points)}" stroke-width="1.25"${dash}/>`;
  return path + drawEnd(relation.start, points[0], points[1]) + drawEnd(relation.end, points.at(-1), points.at(-2));
}

/** What stands at `tip`, to which the line comes `from` somewhere. */
function drawEnd(end: RelationEnd, tip: Place | undefined, from: Place | undefined): string {
  if (tip === undefined || from === undefined || end === 'none') return '';
  if (end === 'arrow') return drawArrow(tip, from);
  const length = Math.hypot(from.x - tip.x, from.y - tip.y) || 1;
  const [alongX, alongY] = [(from.x - tip.x) / length, (from.y - tip.y) / length];
  // So many pixels back on the line, and so many beside it.
  const at = (back: number, beside: number): string => `${round(tip.x + alongX * back - alongY * beside)} ${round(tip.y + alongY * back + alongX * beside)}`;
  const paint = 'hg-d-fill-bg hg-d-line';
  const bar = (back: number): string => `M${at(back, -6)}L${at(back, 6)}`;
  const zero = (back: number): string => {
    const [x, y] = at(back, 0).split(' ');
    return `<circle class="${paint}" cx="${x}" cy="${y}" r="4" stroke-width="1.25"/>`;
  };
  const foot = `M${at(0, -6)}L${at(11, 0)}L${at(0, 6)}`;
  switch (end) {
    case 'triangle':
      return `<path class="${paint}" d="M${at(0, 0)}L${at(13, -7)}L${at(13, 7)}Z"/>`;
    case 'diamond':
    case 'full-diamond': {
      const fill = end === 'diamond' ? paint : 'hg-d-fill-line hg-d-line';
      return `<path class="${fill}" d="M${at(0, 0)}L${at(8, -5)}L${at(16, 0)}L${at(8, 5)}Z"/>`;
    }
    case 'one':
      return drawStroke(bar(6) + bar(10));
    case 'zero-one':
      return drawStroke(bar(6)) + zero(13);
    case 'many':
      return drawStroke(foot + bar(14));
    case 'zero-many':
      return drawStroke(foot) + zero(15);
  }
}

function drawStroke(d: string): string {
  return `<path class="hg-d-no-fill hg-d-line" d="${d}" stroke-width="1.25"/>`;
}
