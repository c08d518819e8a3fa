import { make } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';
import { isPlain } from '../is-plain.ts';

/** Puts the player of another site in the place of its link when that is pressed; until then nothing is asked of it. */
export function attach(elements: readonly HTMLElement[], _context: BehaviourContext, signal: AbortSignal): void {
  for (const link of elements) {
    link.addEventListener('click', (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      const player = make('iframe', {
        title: link.textContent.trim(),
        allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
        referrerpolicy: 'strict-origin-when-cross-origin',
        src: link.dataset['hgPlayer'],
      });
      link.replaceWith(player);
      player.focus();
    }, { signal });
  }
}
