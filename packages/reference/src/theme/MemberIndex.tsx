import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { MemberEntry, MemberGroup } from '../type-reference.ts';
import { Linked } from './Linked.tsx';
import { useReference, type WithChildren } from './use-reference.ts';
import { writeMembers } from './write-rows.ts';

/** The index of all members of a type, its own and below them the inherited ones; nothing when there are none. */
export function MemberIndex({ children }: WithChildren): ReactNode {
  const { members = [], inherited = [] } = useReference().reference ?? {};
  return members.length + inherited.length === 0 ? null : <section className="hg-members">{children}</section>;
}

/** The head of the index, with what filters it, and the type's own members in their groups. */
export function OwnMembers({ children }: WithChildren): ReactNode {
  const text = useStrings();
  const { members = [], inherited = [] } = useReference().reference ?? {};
  const count = [...members, ...inherited].reduce((sum, group) => sum + group.members.length, 0);
  const isTitled = members.length > 1 || members.some(({ title }) => title !== undefined);
  return (
    <>
      <div className="hg-members-bar">
        {children}
        {count < fewMembers ? null : (
          <input type="search" placeholder={text('members.find', { count })} aria-label={text('members.find', { count })} aria-keyshortcuts="f" />
        )}
        {members.length === 0 || inherited.length === 0 ? null : (
          <label>
            <input type="checkbox" defaultChecked /> {text('members.inherited')}
          </label>
        )}
      </div>
      {members.map((group, index) => (
        <div key={index}>
          {isTitled ? <GroupTitle {...group} /> : null}
          <MemberRows members={group.members} />
        </div>
      ))}
    </>
  );
}

/** What a group is called; it leads to the page of the group, when there is one. */
function GroupTitle({ title, href, ids: [id, ...further] = [], members: [first] }: MemberGroup): ReactNode {
  const text = useStrings();
  return (
    <h3 id={id}>
      {further.map((other) => <i key={other} id={other} />)}
      {href === undefined ? (title ?? text(`members.${first?.kind ?? ''}`)) : <a href={href}>{title}</a>}
    </h3>
  );
}

/** Fewer members are seen at a glance. */
const fewMembers = 8;

/** The members that come from base types, by base type; nothing when there are none. */
export function InheritedMembers({ children }: WithChildren): ReactNode {
  const inherited = useReference().reference?.inherited ?? [];
  if (inherited.length === 0) return null;
  return (
    <div className="hg-inherited">
      {children}
      {inherited.map(({ from, members }, index) => (
        <div key={index}>
          <h4>
            <Linked text={from} />
          </h4>
          <MemberRows members={members} />
        </div>
      ))}
    </div>
  );
}

function MemberRows({ members }: { readonly members: readonly MemberEntry[] }): ReactNode {
  return <ul className="hg-list" dangerouslySetInnerHTML={{ __html: writeMembers(members) }} />;
}
