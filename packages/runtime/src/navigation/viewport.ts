import { decodeSafely } from '@helpgen/model/browser';
import type { FrameData, ShownPage } from '@helpgen/model';

/**
 * The window that a reader looks into: what moves in it when another page is shown; a parameter of the navigator, so
 * that tests can look on.
 */
export interface Viewport {
  /** Names the page and its language in the document's head. */
  entitle(data: ShownPage, frame: FrameData): void;
  scrollTop(): number;
  scrollTo(top: number): void;
  /** Scrolls to the element with the id of `hash` (encoded or not), opened first if it is folded away; false when there is none. */
  reveal(hash: string): boolean;
  /** Whether a field of the page holds words that loading a document would lose. */
  isWriting(): boolean;
  /** Tells whatever acts on the address, by the event `hg:moved` of the document, that it has changed and that its page is drawn. */
  tellMoved(): void;
  /** Moves the focus to the skip link's region, so that the next Tab reaches the skip link. */
  focusStart(): void;
}

/** The viewport of the window `view`. */
export function createViewport(view: Window): Viewport {
  const { document } = view;
  return {
    entitle(data, frame) {
      document.title = data.documentTitle;
      document.documentElement.lang = frame.locale.htmlLang;
      document.documentElement.dir = frame.locale.direction;
      document.querySelector('link[rel=canonical]')?.setAttribute('href', view.location.origin + data.href);
    },
    scrollTop: () => view.scrollY,
    scrollTo: (top) => view.scrollTo({ top, left: 0, behavior: 'instant' }),
    reveal(hash) {
      const id = hash.slice(1);
      const target = document.getElementById(decodeSafely(id)) ?? document.getElementById(id);
      if (target === null) return false;
      for (let outer = target.closest('details'); outer !== null; outer = outer.parentElement?.closest('details') ?? null)
        outer.open = true;
      target.dispatchEvent(new CustomEvent('hg:reveal', { bubbles: true }));
      target.scrollIntoView();
      return true;
    },
    isWriting() {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'textarea, input:not([type=checkbox], [type=radio])',
      );
      return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
    },
    tellMoved: () => void document.dispatchEvent(new Event('hg:moved')),
    focusStart() {
      document.querySelector<HTMLElement>('[data-hg-start]')?.focus({ preventScroll: true });
    },
  };
}
