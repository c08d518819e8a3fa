import { make } from '@helpgen/runtime/behaviours';
import type { Translate } from '@helpgen/runtime';

/** Something on the page that can be seen large. */
export interface ZoomedItem {
  /** What opens it, and takes the focus back. */
  readonly opener: HTMLButtonElement;
  /** What says which it is; never empty. */
  readonly name: string;
  /** Text below the enlarged image; empty: none. */
  readonly caption: string;
  /** The image or drawing as it is now; `null`: not drawn yet. */
  source(): HTMLImageElement | SVGSVGElement | null;
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
