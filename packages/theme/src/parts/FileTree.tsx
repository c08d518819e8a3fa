import type { ReactNode } from 'react';
import type { WithChildren } from './props.ts';

/** A list of files and folders. */
export function FileTree({ children }: WithChildren): ReactNode {
  return <div className="hg-file-tree">{children}</div>;
}
