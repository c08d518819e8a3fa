/** A rectangle of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How a drawing is moved and enlarged: every point of it goes to `x + scale * point`. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** As it was laid out. */
export const wholeView: View = { scale: 1, x: 0, y: 0 };

const greatestScale = 8;
/** How much of the image always stays in the window, in CSS pixels. */
const leastSeen = 64;

/** Where something of `size` stands inside `area`: in its middle, as large as it fits, and `isScalable` or not larger than it is. */
export function fitInto(size: { readonly width: number; readonly height: number }, area: Box, isScalable: boolean): Box {
  const width = size.width || area.width;
  const height = size.height || area.height;
  const fit = Math.min(area.width / width, area.height / height);
  const scale = isScalable ? fit : Math.min(1, fit);
  return {
    left: area.left + (area.width - width * scale) / 2,
    top: area.top + (area.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

/** `view` enlarged by `factor` so that the point at `x`, `y` of the window stays where it is; at its least it is whole again. */
export function zoomAt(view: View, factor: number, { x, y }: { readonly x: number; readonly y: number }): View {
  const scale = Math.min(greatestScale, Math.max(1, view.scale * factor));
  if (scale === 1) return wholeView;
  const share = scale / view.scale;
  return { scale, x: x - (x - view.x) * share, y: y - (y - view.y) * share };
}

/** `view` moved back so far that some of `image` is seen in `frame`. */
export function keepSeen(view: View, image: Box, frame: Box): View {
  const between = (shift: number, start: number, size: number, from: number, room: number): number => {
    const least = from + leastSeen - view.scale * (start + size);
    const most = from + room - leastSeen - view.scale * start;
    return Math.min(most, Math.max(least, shift));
  };
  if (view.scale === 1) return wholeView;
  return {
    scale: view.scale,
    x: between(view.x, image.left, image.width, frame.left, frame.width),
    y: between(view.y, image.top, image.height, frame.top, frame.height),
  };
}

/** The transformation that makes what stands at `to` seem to stand at `from`. */
export function transformBetween(from: Box, to: Box): string {
  const scale = to.width === 0 ? 1 : from.width / to.width;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}
