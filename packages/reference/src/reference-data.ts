import type { FormerName } from './analyse/history-of-version.ts';
import type { TypeChanges } from './type-changes.ts';
import type { TypeReference } from './type-reference.ts';

/** What the parts of the theme get of a page. */
export interface ReferenceData {
  /** On the page of a described type, namespace or library. */
  readonly reference?: TypeReference;
  /** What the page asks to compare, in its order; `null`: there is nothing to compare with. */
  /** On a page that asks for them. */
  readonly earlierNames?: readonly FormerName[];
  readonly changes?: readonly (TypeChanges | null)[];
}
