import { room, scaleBy } from './draw-shapes.ts';
import type { Drawing } from './draw-shapes.ts';
import type { FlowDirection } from './lay-out-flow.ts';

/** The same drawn for a wide screen, and for a phone when it can be read better there the other way round. */
export interface FittedDrawings {
  readonly wide: Drawing;
  readonly narrow?: Drawing;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Chooses the layouts that are drawn largest on both; `own` is the direction that the source asks for. */
export function fitToScreens<Layout extends Size>(
  own: FlowDirection,
  layOut: (direction: FlowDirection, isFolded: boolean) => Layout,
  draw: (layout: Layout) => string,
): FittedDrawings {
  const other = own === 'DOWN' || own === 'UP' ? 'RIGHT' : 'DOWN';
  const upright = layOut(own, false);
  const turned = layOut(other, false);
  let wide = wideScale(upright) >= 0.8 ? upright : best([upright, turned], wideScale);
  if (wideScale(wide) < 0.7) wide = best([wide, layOut('RIGHT', true), layOut('DOWN', true)], wideScale);
  const narrow = best([wide, upright, turned], phoneScale);
  const toDrawing = (layout: Layout, scale: number): Drawing => scaleBy(scale, { svg: draw(layout), width: layout.width, height: layout.height });
  const drawing = toDrawing(wide, wideScale(wide));
  return phoneScale(narrow) > phoneScale(wide) * 1.15 ? { wide: drawing, narrow: toDrawing(narrow, phoneScale(narrow)) } : { wide: drawing };
}

function wideScale({ width, height }: Size): number {
  return Math.min(1, room.width / width, room.height / height);
}

function phoneScale({ width }: Size): number {
  return Math.min(1, room.phone / width);
}

/** The first of `layouts` that none of the others clearly beats. */
function best<Layout extends Size>(layouts: readonly Layout[], scaleOf: (layout: Layout) => number): Layout {
  return layouts.reduce((chosen, layout) => (scaleOf(layout) > scaleOf(chosen) * 1.1 ? layout : chosen));
}
