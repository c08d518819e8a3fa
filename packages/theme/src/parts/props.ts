import type { ReactNode } from 'react';

/** What every part may be given besides its own properties. */
export interface WithChildren {
  /** The content inside, drawn already. */
  readonly children?: ReactNode;
}

/** A text that an author may leave out. */
export type OptionalText = string | null | undefined;

/** Whether the author wrote something. */
export function hasText(text: OptionalText): text is string {
  return typeof text === 'string' && text !== '';
}
