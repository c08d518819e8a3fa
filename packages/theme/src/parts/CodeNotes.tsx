import type { ReactNode } from 'react';
import type { WithChildren } from './props.ts';

/** A block of code with marks, and the list of notes that they lead to. */
export function CodeNotes({ children }: WithChildren): ReactNode {
  return <div className="hg-code-notes">{children}</div>;
}
