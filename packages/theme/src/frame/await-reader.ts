import type { ThemeClient } from '@helpgen/runtime';
import { showEntry } from './show-entry.ts';
import { stayOffline } from './stay-offline.ts';
import { versionKey } from './version-key.ts';

/**
 * Brings menus, skip link, button to the top and the like to life at the first sign of a reader, and the search at the
 * first inside of its form, before everything else. A click or a question that came earlier than the code is made up for; where the
 * code cannot be had, the style sheet opens menus on hover and focus, and the form leads to the search page.
 */
export const awaitReader: NonNullable<ThemeClient['start']> = (ready) => {
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
      Promise.all([import('../search/search-life.ts'), ready()])
        .then(([{ startBox }, contextNow]) => startBox(form, contextNow))
        .then(
          () => isEarly && form.requestSubmit(),
          () => isEarly && form.submit(),
        );
    } else if (!isAwake) {
      if (type === 'click' || type === 'keydown') early = event as Event;
      Promise.all([import('./start-frame.ts'), ready()]).then(
        ([{ startFrame }, contextNow]) => {
          if (isAwake) return;
          isAwake = true;
          startFrame(early, versionKey, contextNow);
        },
        () => (document.documentElement.dataset['hgStill'] = ''),
      );
    }
  };
  for (const sign of ['pointerover', 'pointerdown', 'click', 'focusin', 'keydown', 'scroll']) addEventListener(sign, heed, { passive: true });
  addEventListener('submit', heed);
  stayOffline();
  // An address may ask for words to be marked, before the reader does anything.
  if (location.href.includes('_highlight=')) heed({});
  const scroller = document.querySelector<HTMLElement>('.hg-column');
  if (scroller !== null) showEntry(scroller);
};
