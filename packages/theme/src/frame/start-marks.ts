import type { BehaviourContext } from '@helpgen/runtime';

/** Loads what marks words where the address asks for it. */
export function startMarks(contextNow: () => BehaviourContext): void {
  let isStarted = false;
  const look = (): void => {
    if (isStarted || !location.href.includes('_highlight=')) return;
    isStarted = true;
    import('../search/search-life.ts').then(
      ({ highlightMatches }) => highlightMatches(contextNow),
      () => (isStarted = false),
    );
  };
  document.addEventListener('hg:moved', look);
  look();
}
