import type { BehaviourContext } from '@helpgen/runtime';
import { adoptStyles } from '@helpgen/runtime/styles';
import { startChoices } from './choices.ts';
import { frameStyles } from './frame-styles.ts';
import { startMenus } from './menus.ts';
import { startMemory } from '../palette/recent-pages.ts';
import { startScrolling } from './scrolling.ts';
import { startKeys } from './start-keys.ts';
import { startMarks } from './start-marks.ts';

export { openDrawer } from './drawer.ts';

/**
 * Brings the frame of the page to life; `early` is the click or the key that this was loaded for,
 * `versionKey` where the browser's storage keeps the version that a reader prefers, `contextNow` tells of the page that is shown.
 */
export function startFrame(early: Event | null, versionKey: string, contextNow: () => BehaviourContext): void {
  adoptStyles(frameStyles);
  const clicks = [startMenus(), startChoices(versionKey)];
  const click = (target: EventTarget | null): boolean => target instanceof Element && clicks.some((act) => act(target));
  document.addEventListener('click', (event) => {
    if (click(event.target)) event.preventDefault();
  });
  startScrolling();
  startMarks(contextNow);
  startKeys(contextNow, early instanceof KeyboardEvent ? early : null);
  startMemory(contextNow);
  if (early?.type === 'click') click(early.target);
}
