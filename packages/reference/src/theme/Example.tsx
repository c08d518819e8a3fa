import type { ReactNode } from 'react';
import type { WithChildren } from './use-reference.ts';

/** The code of a member's example and what it puts out: beside each other where there is room. */
export function Example({ children }: WithChildren): ReactNode {
  return <div className="hg-example">{children}</div>;
}
