import { breakLongWords, type SidebarNode } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** What an entry is called, with its other name beside it. */
export function EntryLabel({ node: { label, aside } }: { readonly node: SidebarNode }): ReactNode {
  return (
    <>
      {breakLongWords(label)}
      {aside === undefined ? null : <small>{breakLongWords(` ${aside}`)}</small>}
    </>
  );
}
