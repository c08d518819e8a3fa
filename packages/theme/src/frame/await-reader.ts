import type { ThemeClient } from '@helpgen/runtime';
import { showEntry } from './show-entry.ts';
import { followedLink } from '@helpgen/runtime/client';

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
          startFrame(early, contextNow);
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
  const column = document.querySelector('.hg-column');
  // It may be scrolled back already, as it was before a reload.
  if (column?.scrollTop === 0) showEntry(column);
};

/**
 * Keeps the article where the network is gone and the page is not drawn, which would tell of it by itself: a link of the site that
 * nobody answers would lead to an error page of the browser. As soon as somebody does, it leads on.
 */
function stayOffline(): void {
  const { dataset } = document.documentElement;
  let wanted = '';
  let notice: HTMLElement | undefined;
  // To the page that is wanted when there is an answer, be it of the offline worker.
  const follow = async (): Promise<void> => {
    notice?.remove();
    try {
      await fetch(wanted);
      location.assign(wanted);
    } catch {
      // Says at the foot of the window that there is no network, by hand: what makes elements elsewhere would be part of the first view.
      const words = document.getElementById('hg-offline');
      const retry = document.createElement('button');
      retry.type = 'button';
      retry.textContent = words?.dataset['retry'] ?? '';
      retry.addEventListener('click', () => void follow());
      notice = document.createElement('div');
      notice.className = 'hg-notice';
      notice.role = 'alert';
      notice.append(words?.textContent ?? '', retry);
      document.body.append(notice);
    }
  };
  addEventListener('click', (event) => {
    const link = followedLink(event);
    // A page that could not load its code has met the same network.
    const isDoubtful = !navigator.onLine || 'hgStill' in dataset;
    if (link === null || 'hgReady' in dataset || !isDoubtful || !location.protocol.startsWith('http')) return;
    event.preventDefault();
    wanted = link.href;
    void follow();
  });
  addEventListener('online', () => {
    if (notice?.isConnected === true) void follow();
  });
}
