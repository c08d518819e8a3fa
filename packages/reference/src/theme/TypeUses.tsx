import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { LinkedNames } from './Linked.tsx';
import { useReference, type WithChildren } from './use-reference.ts';

/** Which types are based on a type, and which members take and give it; nothing when there are none. */
export function TypeUses({ children }: WithChildren): ReactNode {
  const text = useStrings();
  const { subtypes = [], uses = [] } = useReference().reference ?? {};
  if (subtypes.length + uses.length === 0) return null;
  return (
    <>
      {children}
      {subtypes.length === 0 ? null : (
        <p>
          {text('type.subtypes')} <LinkedNames links={subtypes} />.
        </p>
      )}
      {uses.map(({ role, members, count }) => (
        <p key={role}>
          {text(`type.${role}`)} <LinkedNames links={members} />
          {count > members.length ? ` ${text('type.more', { count: count - members.length })}` : null}.
        </p>
      ))}
    </>
  );
}
