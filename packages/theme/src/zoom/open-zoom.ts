import { make } from '@helpgen/runtime/behaviours';
import type { FrameData, Translate } from '@helpgen/runtime';

/** Something on the page that can be seen large. */
export interface ZoomedItem {
  /** What opens it, and takes the focus back. */
  readonly opener: HTMLButtonElement;
  /** What says which it is; never empty. */
  readonly name: string;
  /** Text below the enlarged image; empty: none. */
  readonly caption: string;
  /** The image or drawing as it is now; `null`: not drawn yet. */
  source(): Picture | null;
}

/** What is shown, and how. */
interface ZoomRequest {
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
const greatestScale = 8;
/** A pointer that moves less has clicked, in CSS pixels. */
const slack = 8;
/** A pointer that moves further means another image, or none. */
const strokeLength = 60;

type Picture = HTMLImageElement | SVGSVGElement;

/**
 * Shows an image of the page large, over the page, with ways to the others: a bar of buttons over a stage, which scrolls when the
 * picture on it is larger than the window.
 *
 *     opening ──300 ms──► open ──Escape, click, scroll, resize──► closing ──300 ms──► closed, focus returned
 */
export class ZoomDialog {
  private readonly request: ZoomRequest;
  private readonly stage = make('div', { class: 'hg-zoom-stage' });
  // Says which image came when the reader goes on to another.
  private readonly caption = make('p', { 'aria-live': 'polite' });
  private readonly bar = make('div', { class: 'hg-zoom-bar' }, this.caption);
  private readonly dialog = make('dialog', { class: 'hg-zoom-dialog' }, this.bar, this.stage);
  private readonly zoomOut: HTMLButtonElement;
  private readonly ending = new AbortController();
  private item: ZoomedItem;
  private picture: Picture | undefined;
  /** Width of the picture when it is seen whole, in CSS pixels. */
  private wholeWidth = 0;
  private scale = 1;
  private isClosing = false;

  constructor(request: ZoomRequest) {
    const { items, first } = request;
    this.request = request;
    this.item = first;
    if (items.length > 1) this.bar.append(this.makeButton('previous', () => this.move(-1)), this.makeButton('next', () => this.move(1)));
    this.zoomOut = this.makeButton('out', () => this.zoom(1 / zoomStep));
    const close = this.makeButton('close', () => this.close());
    close.autofocus = true;
    this.bar.append(this.zoomOut, this.makeButton('in', () => this.zoom(zoomStep)), close);
  }

  open(): void {
    const { dialog, request } = this;
    document.body.append(dialog);
    dialog.showModal();
    this.show(request.first);
    this.fly('normal');
    dialog.classList.add('hg-open');
    const startScroll = scrollY;
    const { signal } = this.ending;
    request.signal.addEventListener('abort', () => this.finish(), { signal });
    addEventListener('scroll', () => Math.abs(scrollY - startScroll) > request.options.scrollOffset && this.close(), { signal });
    addEventListener('resize', () => this.close(), { signal });
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.close();
    });
    dialog.addEventListener('close', () => this.finish());
    dialog.addEventListener('keydown', (event) => this.press(event));
    this.listenToPointers();
  }

  private makeButton(name: string, act: () => void): HTMLButtonElement {
    const title = this.request.text(`zoom.${name}`);
    const button = make('button', { type: 'button', class: `hg-zoom-${name}`, title, 'aria-label': title });
    button.addEventListener('click', act);
    return button;
  }

  private show(item: ZoomedItem): void {
    const source = item.source();
    if (source === null) return;
    const { items, options, text } = this.request;
    const { top, right, bottom, left } = options.margins;
    this.item = item;
    this.picture = copyOf(source);
    this.stage.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
    this.stage.replaceChildren(this.picture);
    const size = sizeOf(source);
    // Margins that were meant for a larger window leave at least half of this one.
    const width = Math.max(innerWidth - left - right, innerWidth / 2);
    const height = Math.max(innerHeight - top - bottom, innerHeight / 2);
    const fit = Math.min(width / size.width, height / size.height);
    const isDrawing = !(source instanceof HTMLImageElement) || /\.svg(?:[?#]|$)/i.test(source.currentSrc);
    this.wholeWidth = size.width * (isDrawing ? fit : Math.min(1, fit));
    this.picture.style.aspectRatio = `${size.width} / ${size.height}`;
    this.scale = 1;
    this.zoom(1);
    const position = items.length > 1 ? text('zoom.position', { index: items.indexOf(item) + 1, count: items.length }) : '';
    this.caption.textContent = [item.caption, position].filter(Boolean).join(' · ');
    this.dialog.setAttribute('aria-label', item.name);
  }

  private move(step: number): void {
    const { items } = this.request;
    const next = items[(items.indexOf(this.item) + step + items.length) % items.length];
    if (next !== undefined && next !== this.item && !this.isClosing) this.show(next);
  }

  /** Enlarges by `factor` so that what is at the point `x`, `y` of the window stays there. */
  private zoom(factor: number, x = innerWidth / 2, y = innerHeight / 2): void {
    const { picture, stage } = this;
    if (picture === undefined) return;
    const before = picture.getBoundingClientRect();
    const scale = this.scale * factor;
    // Nearly whole is whole: a quotient of scales is seldom exactly 1.
    this.scale = scale < 1.001 ? 1 : Math.min(greatestScale, scale);
    picture.style.width = `${this.wholeWidth * this.scale}px`;
    const after = picture.getBoundingClientRect();
    const share = before.width === 0 ? 1 : after.width / before.width;
    stage.scrollBy(after.left + (x - before.left) * share - x, after.top + (y - before.top) * share - y);
    this.zoomOut.disabled = this.scale === 1;
    // What is seen whole leaves turns of the wheel to the page.
    stage.classList.toggle('hg-zoomed', this.scale > 1);
  }

  /** One pointer moves the picture, means another one by a stroke, or closes by a click; two pinch. */
  private listenToPointers(): void {
    const { dialog, stage } = this;
    const pointers = new Map<number, PointerEvent>();
    /** Where the only pointer came down; `null`: there were two. */
    let strokeFrom: PointerEvent | null = null;
    dialog.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button') !== null)) return;
      strokeFrom = pointers.size === 0 ? event : null;
      pointers.set(event.pointerId, event);
      dialog.setPointerCapture(event.pointerId);
    });
    dialog.addEventListener('pointermove', (event) => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      pointers.set(event.pointerId, event);
      const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      if (other === undefined) return stage.scrollBy(before.clientX - event.clientX, before.clientY - event.clientY);
      const factor = distance(event, other) / Math.max(1, distance(before, other));
      this.zoom(factor, (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
    });
    dialog.addEventListener('pointerup', (event) => {
      if (!pointers.delete(event.pointerId) || strokeFrom === null) return;
      const [x, y] = [event.clientX - strokeFrom.clientX, event.clientY - strokeFrom.clientY];
      if (Math.hypot(x, y) < slack) this.close();
      else if (this.scale > 1) return;
      else if (Math.abs(y) > Math.max(strokeLength, Math.abs(x))) this.close();
      else if (Math.abs(x) > strokeLength) this.move(x < 0 ? 1 : -1);
    });
    dialog.addEventListener('pointercancel', (event) => pointers.delete(event.pointerId));
    // A pinch on a touchpad comes as a wheel with this key. Other turns scroll the stage, or the page, which closes.
    const pinch = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 100), event.clientX, event.clientY);
    };
    dialog.addEventListener('wheel', pinch, { passive: false });
  }

  /** Arrows go on to other images; over an enlarged one they move it. */
  private press(event: KeyboardEvent): void {
    const isEnlarged = this.scale > 1;
    const actions: { readonly [key: string]: (() => void) | undefined } = {
      ArrowLeft: () => (isEnlarged ? this.stage.scrollBy(-panStep, 0) : this.move(-1)),
      ArrowRight: () => (isEnlarged ? this.stage.scrollBy(panStep, 0) : this.move(1)),
      ArrowUp: isEnlarged ? () => this.stage.scrollBy(0, -panStep) : undefined,
      ArrowDown: isEnlarged ? () => this.stage.scrollBy(0, panStep) : undefined,
      '+': () => this.zoom(zoomStep),
      '=': () => this.zoom(zoomStep),
      '-': () => this.zoom(1 / zoomStep),
      0: () => this.zoom(1 / this.scale),
    };
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  private close(): void {
    if (this.isClosing) return;
    this.isClosing = true;
    this.dialog.classList.remove('hg-open');
    this.zoom(1 / this.scale);
    const flight = this.fly('reverse');
    if (flight === undefined) this.finish();
    else flight.addEventListener('finish', () => this.finish());
  }

  /** Lets the picture come from where it stands in the page, or go back there; where that is not seen, it fades. */
  private fly(direction: 'normal' | 'reverse'): Animation | undefined {
    const from = this.item.source()?.getBoundingClientRect();
    const to = this.picture?.getBoundingClientRect();
    if (from === undefined || to === undefined) return undefined;
    const place = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
    const isSeen = from.bottom > 0 && from.top < innerHeight;
    const frames = isSeen ? [{ transform: place }, { transform: 'none' }] : [{ opacity: 0 }, { opacity: 1 }];
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : durationMs;
    return this.picture?.animate(frames, { duration, easing, direction, fill: direction === 'reverse' ? 'forwards' : 'none' });
  }

  private finish(): void {
    this.ending.abort();
    this.dialog.close();
    this.dialog.remove();
    this.request.first.opener.focus({ preventScroll: true });
  }
}

function distance(a: PointerEvent, b: PointerEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function sizeOf(source: Picture): { readonly width: number; readonly height: number } {
  if (source instanceof HTMLImageElement && source.naturalWidth > 0) return { width: source.naturalWidth, height: source.naturalHeight };
  const box = source instanceof HTMLImageElement ? null : source.viewBox.baseVal;
  return box !== null && box.width > 0 ? box : source.getBoundingClientRect();
}

/** A copy to be shown large. What names parts of it stays with the original; its own name chooses its styles. */
function copyOf(source: Picture): Picture {
  const copy = source.cloneNode(true) as Picture;
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
