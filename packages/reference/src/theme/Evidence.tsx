import type { ReactNode } from 'react';
import type { WithChildren } from './use-reference.ts';

/** Small print: how it is known what a page or a member says. */
export function Evidence({ children }: WithChildren): ReactNode {
  return <div className="hg-evidence">{children}</div>;
}
