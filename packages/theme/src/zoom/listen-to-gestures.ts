/** What fingers, pointers and wheels can do to an enlarged image; lengths in CSS pixels. */
export interface GestureActions {
  isEnlarged(): boolean;
  zoom(factor: number, point: Point): void;
  pan(x: number, y: number): void;
  /** Goes on to the image `step` further. */
  move(step: number): void;
  close(): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Less is a click, more is a movement. */
const slack = 8;
/** From here on a stroke means another image, or none. */
const stroke = 60;

/** Turns pointers and wheels over `dialog` into `actions`, until `signal` ends it: two pinch, one drags or strokes, a click closes. */
export function listenToGestures(dialog: HTMLElement, actions: GestureActions, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  let hasPinched = false;

  dialog.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button') !== null)) return;
    const point = pointOf(event);
    if (pointers.size === 0) [start, hasPinched] = [point, false];
    pointers.set(event.pointerId, point);
    hasPinched ||= pointers.size > 1;
    dialog.setPointerCapture?.(event.pointerId);
  }, { signal });

  dialog.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const point = pointOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      actions.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
      actions.zoom(distance(point, other) / Math.max(1, distance(before, other)), middle(point, other));
    } else if (actions.isEnlarged()) {
      actions.pan(point.x - before.x, point.y - before.y);
    }
    pointers.set(event.pointerId, point);
  }, { signal });

  const lift = (event: PointerEvent): void => {
    const isKnown = pointers.delete(event.pointerId);
    if (!isKnown || pointers.size > 0 || start === null || hasPinched || event.type === 'pointercancel') return;
    const point = pointOf(event);
    const [x, y] = [point.x - start.x, point.y - start.y];
    if (Math.hypot(x, y) < slack) actions.close();
    else if (actions.isEnlarged()) return;
    else if (Math.abs(y) > Math.max(stroke, Math.abs(x))) actions.close();
    else if (Math.abs(x) > stroke) actions.move(x < 0 ? 1 : -1);
  };
  dialog.addEventListener('pointerup', lift, { signal });
  dialog.addEventListener('pointercancel', lift, { signal });

  dialog.addEventListener('wheel', (event) => {
    // A pinch on a touchpad comes as a wheel with this key. Other turns scroll the page, which closes.
    if (event.ctrlKey) actions.zoom(Math.exp(-event.deltaY / 100), pointOf(event));
    else if (actions.isEnlarged()) actions.pan(-event.deltaX, -event.deltaY);
    else return;
    event.preventDefault();
  }, { signal, passive: false });
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
