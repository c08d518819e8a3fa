import { useBehaviourContext } from '@helpgen/runtime';
import { useEffect } from 'react';
import { versionKey } from './use-preferred-version.ts';

/** What moves the frame, loaded once. */
export function loadFrameLife(): Promise<typeof import('../frame/start-frame.ts')> {
  return import('../frame/start-frame.ts');
}

/**
 * Brings menus, skip link, button to the top and the like to life at the first sign of a reader. A click that came
 * earlier than the code is made up for; where the code cannot be had, the style sheet opens menus on hover and focus.
 */
export function useFrameLife(): void {
  const contextNow = useBehaviourContext();
  useEffect(() => {
    const signs = new AbortController();
    let clicked: EventTarget | null = null;
    const wake = (event?: Event): void => {
      if (event?.type === 'click') clicked = event.target;
      loadFrameLife().then(
        ({ startFrame }) => {
          if (signs.signal.aborted) return;
          signs.abort();
          startFrame(clicked, versionKey, contextNow);
        },
        () => (document.documentElement.dataset['hgStill'] = ''),
      );
    };
    for (const sign of ['pointerover', 'pointerdown', 'click', 'focusin', 'keydown', 'scroll']) addEventListener(sign, wake, { signal: signs.signal, passive: true });
    // An address may ask for words to be marked, before the reader does anything.
    if (location.href.includes('_highlight=')) wake();
    return () => signs.abort();
  }, [contextNow]);
}
