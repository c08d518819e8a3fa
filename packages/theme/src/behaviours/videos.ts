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
  const player = document.createElement('iframe');
  player.src = link.dataset['hgPlayer'] ?? '';
  player.title = link.textContent.trim();
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(player);
  player.focus();
}
