import type { BehaviourContext } from '@helpgen/runtime';
import { startChoices } from './choices.ts';
import { startMenus } from './menus.ts';
import { startScrolling } from './scrolling.ts';
import { startSearch } from './start-search.ts';

export { openDrawer } from './drawer.ts';

/**
 * Brings the frame of the page to life; `clicked` is what the reader clicked while this was still being loaded,
 * `versionKey` where the browser's storage keeps the version that a reader prefers, `contextNow` tells of the page that is shown.
 */
export function startFrame(clicked: EventTarget | null, versionKey: string, contextNow: () => BehaviourContext): void {
  const clicks = [startMenus(), startChoices(versionKey)];
  const click = (target: EventTarget | null): boolean => target instanceof Element && clicks.some((act) => act(target));
  document.addEventListener('click', (event) => {
    if (click(event.target)) event.preventDefault();
  });
  startScrolling();
  startSearch(contextNow);
  click(clicked);
}
