import { useArticle, useStrings } from '@helpgen/runtime';
import type { SpaceNode } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { WithChildren } from '../parts/props.ts';
import { EntryName, Summary, TypeTable } from './TypeTable.tsx';

/** What is in a namespace, by kind, or the namespaces of a library; nothing when it is empty. */
export function TypeContents({ children }: WithChildren): ReactNode {
  const text = useStrings();
  const { contents = [], spaces = [] } = useArticle().reference ?? {};
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
