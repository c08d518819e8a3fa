import { make } from '@helpgen/runtime/behaviours';

/** Puts the player of another site in the place of its link when that is pressed; until then nothing is asked of it. */
export function attach(elements: readonly HTMLElement[]): () => void {
  const ending = new AbortController();
  for (const link of elements) {
    link.addEventListener(
      'click',
      (event) => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        play(link);
      },
      { signal: ending.signal },
    );
  }
  return () => ending.abort();
}

function play(link: HTMLElement): void {
  const player = make('iframe', {
    title: link.textContent.trim(),
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerpolicy: 'strict-origin-when-cross-origin',
    src: link.dataset['hgPlayer'],
  });
  link.replaceWith(player);
  player.focus();
}
