import type { ReactNode } from 'react';
import type { WithChildren } from './props.ts';

/** What to do, step by step: an ordered list drawn large. */
export function Steps({ children }: WithChildren): ReactNode {
  return <div className="hg-steps">{children}</div>;
}
