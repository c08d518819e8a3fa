import { readItem } from '../storage.ts';
import type { BehaviourContext } from '../theme.ts';

/** What the reader has chosen under `name`; `null`: nothing. */
export function readChoice({ storageKey }: Pick<BehaviourContext, 'storageKey'>, name: string): string | null {
  return readItem(storageKey(`helpgen.choice.${name}`));
}
