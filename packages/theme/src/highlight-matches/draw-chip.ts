import { make } from '@helpgen/runtime/behaviours';
import type { Translate } from '@helpgen/runtime';

/** What the chip asks for. */
export interface ChipActions {
  /** Goes to the next or the previous mark; returns its number from 0. */
  go(step: 1 | -1): number;
  clear(): void;
}

/** The small bar that says how many words are marked, leads from one to the next, and takes the marks away. */
export function drawChip(text: Translate, count: number, actions: ChipActions): HTMLElement {
  const status = make('span', { role: 'status' }, text('found.count', { count }));
  const button = (label: string, icon: string, act: () => void): HTMLElement => {
    const drawn = make(
      'button',
      { type: 'button', class: 'hg-icon-button', 'aria-label': text(label) },
      make('span', { class: `hg-icon hg-icon-${icon}`, 'aria-hidden': 'true' }),
    );
    drawn.addEventListener('click', act);
    return drawn;
  };
  const go = (step: 1 | -1) => () => {
    status.textContent = text('found.place', { place: actions.go(step) + 1, count });
  };
  return make(
    'section',
    { class: 'hg-found-chip', 'aria-label': text('found.label') },
    status,
    button('found.previous', 'up', go(-1)),
    button('found.next', 'up hg-down', go(1)),
    button('found.clear', 'close', actions.clear),
  );
}
