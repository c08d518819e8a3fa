import type { FrameData, Translate } from '@helpgen/runtime';
import { listenToGestures } from './listen-to-gestures.ts';
import { fitInto, keepSeen, transformBetween, wholeView, zoomAt } from './zoom-geometry.ts';
import type { Box, View } from './zoom-geometry.ts';
import { makeZoomDialog } from './make-zoom-dialog.ts';
import type { ZoomedItem } from './zoomed-item.ts';

/** What {@link openZoom} shows, and how. */
export interface ZoomRequest {
  /** All of the page, in their order. */
  readonly items: readonly ZoomedItem[];
  readonly first: ZoomedItem;
  readonly options: NonNullable<FrameData['options']['zoom']>;
  readonly text: Translate;
  /** Closes it at once. */
  readonly signal: AbortSignal;
}

const durationMs = 300;
const easing = 'cubic-bezier(0.2, 0, 0.2, 1)';
const zoomStep = 1.5;
const panStep = 80;

/**
 * Shows an image of the page large, over the page, with ways to the others:
 *
 *     opening ──300 ms──► open ──Escape, click, scroll, resize──► closing ──300 ms──► closed, focus returned
 */
export function openZoom({ items, first, options, text, signal }: ZoomRequest): void {
  let item = first;
  let shown: { readonly picture: HTMLElement | SVGElement; readonly box: Box } | null = null;
  let view: View = wholeView;
  let isClosing = false;
  const startScroll = scrollY;
  const ending = new AbortController();
  const { dialog, stage, caption, buttons } = makeZoomDialog(text, items.length > 1);

  const look = (next: View): void => {
    view = shown === null ? wholeView : keepSeen(next, shown.box, { left: 0, top: 0, width: innerWidth, height: innerHeight });
    stage.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    buttons.out.disabled = view.scale === 1;
  };
  const zoom = (factor: number, point = { x: innerWidth / 2, y: innerHeight / 2 }): void => look(zoomAt(view, factor, point));
  const pan = (x: number, y: number): void => look({ ...view, x: view.x + x, y: view.y + y });

  const show = (next: ZoomedItem): void => {
    const source = next.source();
    if (source === null) return;
    item = next;
    const picture = copyOf(source);
    const box = fitInto(sizeOf(source), areaOf(options.margins), isDrawing(source));
    for (const side of ['left', 'top', 'width', 'height'] as const) picture.style[side] = `${box[side]}px`;
    shown = { picture, box };
    stage.replaceChildren(picture);
    look(wholeView);
    const position = items.length > 1 ? text('zoom.position', { index: items.indexOf(item) + 1, count: items.length }) : '';
    caption.textContent = [item.caption, position].filter(Boolean).join(' · ');
    dialog.setAttribute('aria-label', item.name);
  };
  const move = (step: number): void => {
    const next = items[(items.indexOf(item) + step + items.length) % items.length];
    if (next !== undefined && next !== item && !isClosing) show(next);
  };

  const finish = (): void => {
    ending.abort();
    dialog.close();
    dialog.remove();
    first.opener.focus({ preventScroll: true });
  };
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    dialog.classList.remove('hg-open');
    look(wholeView);
    const place = item.source()?.getBoundingClientRect();
    const isThere = place !== undefined && place.bottom > 0 && place.top < innerHeight && shown !== null;
    const frames = isThere && shown !== null ? [{ transform: transformBetween(place, shown.box) }] : [{ opacity: 0 }];
    const animation = shown?.picture.animate(frames, { duration: motionMs(), easing, fill: 'forwards' });
    if (animation === undefined) finish();
    else animation.addEventListener('finish', finish);
  };

  document.body.append(dialog);
  dialog.showModal();
  show(first);
  const from = first.source()?.getBoundingClientRect();
  const start = shown as { readonly picture: HTMLElement | SVGElement; readonly box: Box } | null;
  if (from !== undefined && start !== null) start.picture.animate([{ transform: transformBetween(from, start.box) }, { transform: 'none' }], { duration: motionMs(), easing });
  dialog.classList.add('hg-open');

  const listening = { signal: ending.signal };
  signal.addEventListener('abort', finish, listening);
  addEventListener('scroll', () => Math.abs(scrollY - startScroll) > options.scrollOffset && close(), listening);
  addEventListener('resize', close, listening);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  }, listening);
  dialog.addEventListener('close', finish, listening);
  buttons.close.addEventListener('click', close, listening);
  buttons.in.addEventListener('click', () => zoom(zoomStep), listening);
  buttons.out.addEventListener('click', () => zoom(1 / zoomStep), listening);
  buttons.previous?.addEventListener('click', () => move(-1), listening);
  buttons.next?.addEventListener('click', () => move(1), listening);
  dialog.addEventListener('keydown', (event) => actByKey(event, { view, zoom, pan, move, look }), listening);
  listenToGestures(dialog, { isEnlarged: () => view.scale > 1, zoom, pan, move, close }, ending.signal);
}

interface KeyActions {
  readonly view: View;
  zoom(factor: number): void;
  pan(x: number, y: number): void;
  move(step: number): void;
  look(view: View): void;
}

/** Arrows go on to other images; over an enlarged one they move it. */
function actByKey(event: KeyboardEvent, { view, zoom, pan, move, look }: KeyActions): void {
  const isEnlarged = view.scale > 1;
  const actions: { readonly [key: string]: (() => void) | undefined } = {
    ArrowLeft: () => (isEnlarged ? pan(panStep, 0) : move(-1)),
    ArrowRight: () => (isEnlarged ? pan(-panStep, 0) : move(1)),
    ArrowUp: isEnlarged ? () => pan(0, panStep) : undefined,
    ArrowDown: isEnlarged ? () => pan(0, -panStep) : undefined,
    '+': () => zoom(zoomStep),
    '=': () => zoom(zoomStep),
    '-': () => zoom(1 / zoomStep),
    0: () => look(wholeView),
  };
  const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
  if (action === undefined) return;
  event.preventDefault();
  action();
}

function motionMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : durationMs;
}

/** What is free of the window inside `margins`, at least half of it. */
function areaOf({ top, right, bottom, left }: ZoomRequest['options']['margins']): Box {
  const width = Math.max(innerWidth - left - right, innerWidth / 2);
  const height = Math.max(innerHeight - top - bottom, innerHeight / 2);
  return { left: Math.min(left, innerWidth - width), top: Math.min(top, innerHeight - height), width, height };
}

function isDrawing(source: HTMLImageElement | SVGSVGElement): boolean {
  return !(source instanceof HTMLImageElement) || /\.svg(?:[?#]|$)/i.test(source.currentSrc);
}

function sizeOf(source: HTMLImageElement | SVGSVGElement): { readonly width: number; readonly height: number } {
  if (source instanceof HTMLImageElement) return { width: source.naturalWidth, height: source.naturalHeight };
  const box = source.viewBox.baseVal;
  return box !== null && box.width > 0 ? box : source.getBoundingClientRect();
}

/** A copy to be shown large. What names parts of it stays with the original; its own name chooses its styles. */
function copyOf(source: HTMLImageElement | SVGSVGElement): HTMLElement | SVGElement {
  const copy = source.cloneNode(true) as HTMLImageElement | SVGSVGElement;
  for (const name of ['aria-labelledby', 'aria-describedby', 'loading', 'width', 'height', 'sizes']) copy.removeAttribute(name);
  for (const inner of copy.querySelectorAll('[id]')) inner.removeAttribute('id');
  const { zoomSrc } = source.dataset;
  if (copy instanceof HTMLImageElement && zoomSrc !== undefined) {
    copy.removeAttribute('srcset');
    copy.src = zoomSrc;
  }
  copy.classList.add('hg-zoom-picture');
  return copy;
}
