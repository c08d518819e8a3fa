import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Linked, LinkedNames } from './Linked.tsx';
import { useReference, type WithChildren } from './use-reference.ts';

/** The members that come from base types, by base type; nothing when there are none. */
export function InheritedMembers({ children }: WithChildren): ReactNode {
  const text = useStrings();
  const inherited = useReference().reference?.inherited ?? [];
  if (inherited.length === 0) return null;
  return (
    <>
      {children}
      {inherited.map(({ from, members }, index) => (
        <p key={index}>
          {text('type.from')} <Linked text={from} />: <LinkedNames links={members} />.
        </p>
      ))}
    </>
  );
}
