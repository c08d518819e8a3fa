import { useBehaviourContext } from '@helpgen/runtime';
import { useEffect } from 'react';
import { versionKey } from './use-preferred-version.ts';

/** What moves the frame, loaded once. */
export function loadFrameLife(): Promise<typeof import('../frame/start-frame.ts')> {
  return import('../frame/start-frame.ts');
}

/**
 * Brings menus, skip link, button to the top and the like to life at the first sign of a reader, and the search at the
 * first inside of its form, before everything else. A click or a question that came earlier than the code is made up for; where the
 * code cannot be had, the style sheet opens menus on hover and focus, and the form leads to the search page.
 */
export function useFrameLife(): void {
  const contextNow = useBehaviourContext();
  useEffect(() => {
    const ears = new AbortController();
    let early: Event | null = null;
    let isAwake = false;
    const heed = (event: Partial<Event>): void => {
      const { type, target } = event;
      // Scrolling is heard from the document, which lies in nothing.
      const form = (target as Element | undefined)?.closest?.<HTMLFormElement>('form.hg-search');
      if (form) {
        // A finger points, touches and clicks at once.
        const isEarly = type === 'submit' && form.querySelector('[role]') === null;
        if (isEarly) event.preventDefault?.();
        import('../search/search-life.ts')
          .then(({ startBox }) => startBox(form, contextNow))
          .then(
            () => isEarly && form.requestSubmit(),
            () => isEarly && form.submit(),
          );
      } else if (!isAwake) {
        if (type === 'click' || type === 'keydown') early = event as Event;
        loadFrameLife().then(
          ({ startFrame }) => {
            if (isAwake || ears.signal.aborted) return;
            isAwake = true;
            startFrame(early, versionKey, contextNow);
          },
          () => (document.documentElement.dataset['hgStill'] = ''),
        );
      }
    };
    for (const sign of ['pointerover', 'pointerdown', 'click', 'focusin', 'keydown', 'scroll'])
      addEventListener(sign, heed, { signal: ears.signal, passive: true });
    addEventListener('submit', heed, { signal: ears.signal });
    // An address may ask for words to be marked, before the reader does anything.
    if (location.href.includes('_highlight=')) heed({});
    return () => ears.abort();
  }, [contextNow]);
}
