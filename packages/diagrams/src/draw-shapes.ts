import { escapeText } from '@helpgen/model';
import { fontSize, lineHeight } from './lay-out-flow.ts';
import type { Box, Place } from './lay-out-flow.ts';
import { textWidth } from './text-width.ts';

/** Pixels that a drawing has on a wide screen, and the width on a phone. */
export const room = { width: 704, height: 480, phone: 336 };

/** A drawing without what it says of itself. */
export interface Drawing {
  readonly svg: string;
  /** Pixels as it is shown. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
}

/** The drawing of `svg`, which takes `width` by `height`, made small enough for a screen. */
export function scaleToFit(svg: string, width: number, height: number): Drawing {
  return scaleBy(Math.min(1, room.width / width, room.height / height), { svg, width, height });
}

/** The same, made smaller by `scale`. */
export function scaleBy(scale: number, { svg, width, height }: Omit<Drawing, 'viewBox'>): Drawing {
  return { svg, width: Math.round(width * scale), height: Math.round(height * scale), viewBox: `0 0 ${width} ${height}` };
}

/** A rectangle with corners of `radius` pixels. */
export function drawRect(paint: string, { x, y, width, height }: Omit<Box, 'lines' | 'shape'>, radius: number): string {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `<rect class="${paint}" ${place}${radius === 0 ? '' : ` rx="${round(radius)}"`}/>`;
}

/** Lines of text around their middle; `back` hides what they stand on. */
export function drawText(lines: readonly string[], middle: Place, kind: 'box' | 'label', look?: 'back' | 'bold'): string {
  // A third of the size below the middle of its line, letters stand in the middle.
  const first = middle.y - ((lines.length - 1) * lineHeight[kind]) / 2 + fontSize[kind] * 0.34;
  const paint = kind === 'box' ? 'hg-d-fill-fg' : 'hg-d-fill-muted';
  const width = Math.max(...lines.map((line) => textWidth(line, fontSize[kind]))) + 6;
  const height = lines.length * lineHeight[kind];
  const ground =
    look !== 'back' || lines.join('') === ''
      ? ''
      : drawRect('hg-d-fill-bg', { x: middle.x - width / 2, y: middle.y - height / 2, width, height }, 0);
  const written = lines
    .map((line, index) => {
      const y = round(first + index * lineHeight[kind]);
      const place = `x="${round(middle.x)}" y="${y}" text-anchor="middle" font-size="${fontSize[kind]}"`;
      return `<text class="${paint}" ${place}${look === 'bold' ? ' font-weight="600"' : ''}>${escapeText(line)}</text>`;
    })
    .join('');
  return ground + written;
}

/** The head of an arrow that comes `from` somewhere. */
export function drawArrow(tip: Place | undefined, from: Place | undefined): string {
  if (tip === undefined || from === undefined) return '';
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const along = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  const back = { x: tip.x - along.x * 8, y: tip.y - along.y * 8 };
  const corners = [tip, { x: back.x - along.y * 4, y: back.y + along.x * 4 }, { x: back.x + along.y * 4, y: back.y - along.x * 4 }];
  return `<polygon class="hg-d-fill-line" points="${corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}"/>`;
}

/** A tenth of a pixel is fine enough. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
