import type { FrameData, ShownPage } from '@helpgen/model';
import { findTarget, openAround } from './find-target.ts';

/** The window that the reader looks into: what moves in it when another page is shown. */
export const viewport = {
  /** Names the page and its language in the document's head. */
  entitle(data: ShownPage, frame: FrameData): void {
    document.title = data.documentTitle;
    document.documentElement.lang = frame.locale.htmlLang;
    document.documentElement.dir = frame.locale.direction;
    document.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + data.href);
  },
  scrollTop: (): number => scrollY,
  scrollTo: (top: number): void => scrollTo({ top, left: 0, behavior: 'instant' }),
  /** Scrolls to the element with the id of `hash` (encoded or not), opened first if it is folded away; false when there is none. */
  reveal(hash: string): boolean {
    const target = findTarget(hash);
    if (target === null) return false;
    openAround(target);
    target.dispatchEvent(new CustomEvent('hg:reveal', { bubbles: true }));
    target.scrollIntoView();
    return true;
  },
  /** Whether a field of the page holds words that loading a document would lose. */
  isWriting(): boolean {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input:not([type=checkbox], [type=radio])');
    return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
  },
  /** Tells whatever acts on the address, by the event `hg:moved` of the document, that it has changed and that its page is drawn. */
  tellMoved: (): void => void document.dispatchEvent(new Event('hg:moved')),
  /** Moves the focus to the skip link's region, so that the next Tab reaches the skip link. */
  focusStart: (): void => document.querySelector<HTMLElement>('[data-hg-start]')?.focus({ preventScroll: true }),
};
