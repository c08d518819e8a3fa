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
  if ('hgSeen' in document.documentElement.dataset) return true;
  try {
    return sessionStorage.getItem(memory) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  document.documentElement.dataset['hgSeen'] = '';
  try {
    sessionStorage.setItem(memory, '1');
  } catch {
    // Without storage each document waits for its own sign.
  }
}
