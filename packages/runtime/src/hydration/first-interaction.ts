import { ofSession, readItem, writeItem } from '../storage.ts';

const signs = ['pointerover', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'] as const;

/** Name under which the session remembers that its reader has given a sign. */
const memory = 'helpgen.awake';

/**
 * Is kept when the reader does something for the first time in the session; at once for one who has done so. Who
 * searches needs nothing but the search: what is done inside of a `search` element is no sign.
 */
export function firstInteraction(): Promise<void> {
  return new Promise((done) => {
    if (recall()) return done();
    const ears = new AbortController();
    const heed = ({ type, target }: Event): void => {
      // The page itself scrolls its sidebar to the entry of the page.
      if (type === 'scroll' && target !== document) return;
      if ((target as Element | null)?.closest?.('search')) return;
      ears.abort();
      remember();
      done();
    };
    for (const name of signs) addEventListener(name, heed, { signal: ears.signal, passive: true, capture: true });
    return undefined;
  });
}

function recall(): boolean {
  return 'hgSeen' in document.documentElement.dataset || readItem(memory, ofSession) !== null;
}

function remember(): void {
  document.documentElement.dataset['hgSeen'] = '';
  // Without storage each document waits for its own sign.
  writeItem(memory, '1', ofSession);
}
