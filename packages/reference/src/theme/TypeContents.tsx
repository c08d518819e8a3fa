import { useStrings } from '@helpgen/runtime';
import type { SpaceNode } from '../type-reference.ts';
import type { ReactNode } from 'react';
import { EntryName, Summary, TypeTable } from './TypeTable.tsx';
import { useReference, type WithChildren } from './use-reference.ts';

/** What is in a namespace, by kind, or the namespaces of a library; nothing when it is empty. */
export function TypeContents({ children }: WithChildren): ReactNode {
  const text = useStrings();
  const { contents = [], spaces = [] } = useReference().reference ?? {};
  if (contents.length + spaces.length === 0) return null;
  return (
    <>
      {children}
      {contents.map(({ kind, entries }) => (
        <TypeTable key={kind} title={text(`types.${kind}`)} entries={entries} />
      ))}
      {spaces.length === 0 ? null : <SpaceTree spaces={spaces} />}
    </>
  );
}

function SpaceTree({ spaces }: { readonly spaces: readonly SpaceNode[] }): ReactNode {
  const text = useStrings();
  return (
    <ul>
      {spaces.map((space) => (
        <li key={space.href}>
          <EntryName entry={space} />
          {space.count === 0 ? null : `, ${text('types.count', { count: space.count })}`}. <Summary entry={space} />
          {space.spaces.length === 0 ? null : <SpaceTree spaces={space.spaces} />}
        </li>
      ))}
    </ul>
  );
}
