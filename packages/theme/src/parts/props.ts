import type { ReactNode } from 'react';

/** What every part may be given besides its own properties. */
export interface WithChildren {
  /** The content inside, drawn already. */
  readonly children?: ReactNode;
}
