import type { BehaviourContext } from '../theme.ts';

/** What the reader has chosen under `name`; `null`: nothing. */
export function readChoice({ storageKey }: Pick<BehaviourContext, 'storageKey'>, name: string): string | null {
  try {
    return localStorage.getItem(storageKey(`helpgen.choice.${name}`));
  } catch {
    return null;
  }
}
