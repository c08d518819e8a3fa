import { ofSession, readItem, writeItem } from '../storage.ts';

/** A pointer that rests while the page is scrolled under it comes to nothing: it is told what it is over, and does not move. */
const approaches = ['pointermove', 'pointerdown', 'click', 'focusin'] as const;

/** What can answer more than text does: what a reader comes to when he is about to go on, or to look for something. */
const movers = 'a, button, input, nav, aside, header';

/** Name under which the session remembers that its reader has used what moves. */
const memory = 'helpgen.awake';

/**
 * Is kept when the reader does something for the first time, be it scrolling; at once in a session that has had its
 * {@link firstApproach}. Who searches needs nothing but the search: what is done inside of a `search` element is no sign.
 */
export function firstInteraction(): Promise<void> {
  return first('hgSeen', ['pointerover', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'], () => true);
}

/**
 * Is kept when the reader first comes to something of the page that moves, by pointer, finger or focus; at once in a
 * session in which one has done so. Who scrolls and reads does not.
 */
export function firstApproach(): Promise<void> {
  return first('hgUsed', approaches, (target) => Boolean(target?.closest?.(movers))).then(() => void writeItem(memory, '1', ofSession));
}

/** Is kept at the first of `events` whose target is one that `counts`; the document remembers it as `name`, for all who ask later. */
function first(name: string, events: readonly string[], counts: (target: Partial<Element> | null) => boolean): Promise<void> {
  const { dataset } = document.documentElement;
  return new Promise((done) => {
    if (name in dataset || readItem(memory, ofSession) !== null) return done();
    const ears = new AbortController();
    const heed = ({ type, target }: Event): void => {
      // The page itself scrolls its sidebar to the entry of the page.
      if (type === 'scroll' && target !== document) return;
      const element = target as Partial<Element> | null;
      if (element?.closest?.('search') || !counts(element)) return;
      ears.abort();
      dataset[name] = '';
      done();
    };
    for (const event of events) addEventListener(event, heed, { signal: ears.signal, passive: true, capture: true });
    return undefined;
  });
}
