import { zoomWords } from '@helpgen/model/locales/zoom';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext } from '@helpgen/runtime';
import zoomStyles from '../../css/late/zoom.css' with { type: 'text' };
import { markDrawing, unmark, wrapImage, type ZoomedItem } from '../zoom/zoomed-item.ts';

const load = (): Promise<typeof import('../zoom/open-zoom.ts')> => import('../zoom/open-zoom.ts');
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
    item.opener.addEventListener(
      'click',
      () => void load().then(({ openZoom }) => openZoom({ items, first: item, options, text, signal }), console.warn),
      { signal },
    );
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
