import { zoomWords } from '@helpgen/model/locales/zoom';
import { make } from '@helpgen/runtime/behaviours';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext, Translate } from '@helpgen/runtime';
import zoomStyles from '../../css/late/zoom.css' with { type: 'text' };
import type { ZoomedItem } from './open-zoom.ts';

const load = (): Promise<typeof import('./open-zoom.ts')> => import('./open-zoom.ts');
const preload = (): void => void load().catch(() => undefined);

/** Lets images and diagrams be seen large, some time after the page is shown; the dialog is loaded when one is pointed at. */
export function attach(elements: readonly HTMLElement[], { frame, words }: BehaviourContext, signal: AbortSignal): void {
  const options = frame.options.zoom;
  if (options === null) return;
  const text = words(zoomWords);
  const items: ZoomedItem[] = [];

  const add = (item: ZoomedItem | null): void => {
    if (item === null) return;
    items.push(item);
    items.sort((a, b) => (a.opener.compareDocumentPosition(b.opener) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    item.opener.addEventListener('pointerenter', preload, { signal, once: true });
    item.opener.addEventListener('focus', preload, { signal, once: true });
    const open = (): void => void load().then(({ ZoomDialog }) => new ZoomDialog({ items, first: item, options, text, signal }).open(), console.warn);
    item.opener.addEventListener('click', open, { signal });
  };
  const take = (element: HTMLElement): void => {
    if (!(element instanceof HTMLImageElement)) return add(markDrawing(element, text));
    if (!element.matches(options.selector)) return;
    // Before it is loaded nobody knows its size.
    if (element.complete) add(wrapImage(element, text));
    else element.addEventListener('load', () => add(wrapImage(element, text)), { signal, once: true });
  };

  adoptStyles(zoomStyles);
  const timer = setTimeout(() => elements.forEach(take), options.attachDelayMs);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    items.forEach(unmark);
  });
}

/** Both sides of an image that is smaller are those of an icon, in CSS pixels. */
const leastSide = 64;

/** Makes `image` open large by a button around it; the result undoes it. `null`: it is part of something else, or an icon. */
export function wrapImage(image: HTMLImageElement, text: Translate): ZoomedItem | null {
  if (image.closest('a, button, summary') !== null || isIcon(image)) return null;
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent ?? (image.title || image.alt);
  const name = image.alt || caption || text('zoom.image');
  const opener = makeOpener('hg-zoom', name, text);
  image.before(opener);
  opener.append(image);
  return { opener, name, caption, source: () => image };
}

/** Makes the drawing of `figure` open large by a button in its corner. */
export function markDrawing(figure: HTMLElement, text: Translate): ZoomedItem {
  // Of two drawings, one for a wide and one for a narrow screen, the one that is seen.
  const drawing = (): SVGSVGElement | null => {
    const drawings = [...figure.querySelectorAll<SVGSVGElement>('.hg-drawn svg')];
    return drawings.find((svg) => svg.getClientRects().length > 0) ?? drawings[0] ?? null;
  };
  const caption = drawing()?.querySelector(':scope > title')?.textContent ?? figure.getAttribute('aria-label') ?? '';
  const name = caption || text('zoom.diagram');
  const opener = makeOpener('hg-enlarge', name, text);
  figure.append(opener);
  return { opener, name, caption, source: drawing };
}

/** Takes away what {@link wrapImage} or {@link markDrawing} added. */
export function unmark({ opener }: ZoomedItem): void {
  const image = opener.querySelector('img');
  if (image === null) opener.remove();
  else opener.replaceWith(image);
}

function isIcon(image: HTMLImageElement): boolean {
  const side = (name: 'width' | 'height', natural: number): number => natural || Number(image.getAttribute(name)) || image[name];
  return side('width', image.naturalWidth) < leastSide && side('height', image.naturalHeight) < leastSide;
}

function makeOpener(className: string, name: string, text: Translate): HTMLButtonElement {
  return make('button', { type: 'button', class: className, 'aria-label': text('zoom.open', { name }), 'aria-haspopup': 'dialog' });
}
