import type { BehaviourContext } from '@helpgen/runtime';
import { createRecentEntries } from '../recent-entries.ts';

interface SeenPage {
  readonly href: string;
  readonly title: string;
}

/** The pages that were looked at in this browser. */
export function recentPages({ storageKey }: BehaviourContext) {
  return createRecentEntries(storageKey('helpgen.pages'), 6, { isEntry: isSeen, nameOf: ({ href }) => href });
}

function isSeen(value: unknown): value is SeenPage {
  const { href, title } = (value ?? {}) as Partial<SeenPage>;
  return typeof href === 'string' && typeof title === 'string';
}

/** Remembers the page that is shown, and those that follow it. */
export function startMemory(contextNow: () => BehaviourContext): void {
  const note = (): void => {
    const context = contextNow();
    const { kind, href, title } = context.page;
    if (kind !== 'search' && kind !== 'not-found') recentPages(context).add({ href, title });
  };
  document.addEventListener('hg:moved', note);
  note();
}
