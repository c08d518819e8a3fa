import { breakLongWords, useStrings } from '@helpgen/runtime';
import type { ChangedMember, TypeChanges as TypeChangesData } from '../type-changes.ts';
import type { ReactNode } from 'react';
import { LinkedNames } from './Linked.tsx';
import { TypeTable } from './TypeTable.tsx';
import { useReference, type WithChildren } from './use-reference.ts';

/** What became of the described types between two versions, below what the author says of it. */
export function TypeChanges({ index, children }: WithChildren & { readonly index?: number }): ReactNode {
  const text = useStrings();
  const changes = useReference().changes?.[index ?? 0];
  return (
    <>
      {children}
      {changes === undefined || changes === null ? <p>{text('changes.alone')}</p> : <Difference changes={changes} />}
    </>
  );
}

function Difference({ changes }: { readonly changes: TypeChangesData }): ReactNode {
  const text = useStrings();
  const { from, to, added, renamed, deprecated, removed, changed } = changes;
  if (added.length + renamed.length + deprecated.length + removed.length + changed.length === 0) return <p>{text(...nothing(from, to))}</p>;
  // A page may tell of several versions: each table says of which it is.
  const between = from === undefined ? to : `${from} → ${to}`;
  return (
    <>
      {added.length === 0 ? null : <TypeTable title={text('changes.added')} between={between} entries={added} />}
      {deprecated.length === 0 ? null : <TypeTable title={text('changes.deprecated')} between={between} entries={deprecated} />}
      {renamed.length === 0 ? null : (
        <p>
          {text('changes.renamed')}: <RenamedLinks links={renamed} />.
        </p>
      )}
      {removed.length === 0 ? null : (
        <p>
          {text('changes.removed')}: <LinkedNames links={removed} />.
        </p>
      )}
      {changed.length === 0 ? null : (
        <section className="hg-table hg-stacked" aria-label={`${text('changes.changed')}: ${between}`}>
          <table>
            <thead>
              <tr>
                <th>{text('changes.changed')}</th>
                <th>{text('changes.what')}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ text: name, href, members }) => (
                <tr key={href}>
                  <td>
                    <a href={href}>{breakLongWords(name)}</a>
                  </td>
                  <td>
                    <Members members={members} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function nothing(from: string | undefined, to: string): readonly ['changes.none' | 'changes.noneIn', { readonly [name: string]: string }] {
  return from === undefined ? ['changes.noneIn', { to }] : ['changes.none', { from, to }];
}

function Members({ members }: { readonly members: readonly ChangedMember[] }): ReactNode {
  const text = useStrings();
  return (
    <ul>
      {(['added', 'renamed', 'changed', 'deprecated', 'removed'] as const).map((kind) => {
        const own = members.filter(({ change }) => change === kind);
        if (own.length === 0) return null;
        if (kind !== 'changed') {
          return (
            <li key={kind}>
              {text(`changes.${kind}Members`)} {kind === 'renamed' ? <RenamedLinks links={own} /> : <LinkedNames links={own} />}
            </li>
          );
        }
        return own.map(({ text: name, href, before, now }) => (
          <li key={`${kind} ${href}`}>
            {text('changes.changedMember')} <LinkedNames links={[{ text: name, href }]} />
            <Declarations mark="−" list={before} />
            <Declarations mark="+" list={now} />
          </li>
        ));
      })}
    </ul>
  );
}

/** Old names with the new ones behind them. */
function RenamedLinks({ links }: { readonly links: readonly Pick<ChangedMember, 'text' | 'href' | 'earlier'>[] }): ReactNode {
  return links.map(({ text, href, earlier }, index) => (
    <span key={href}>
      {index > 0 ? ', ' : null}
      {earlier === undefined ? null : (
        <>
          <LinkedNames links={[earlier]} /> →{' '}
        </>
      )}
      <LinkedNames links={[{ text, href }]} />
    </span>
  ));
}

function Declarations({ mark, list }: { readonly mark: string; readonly list: readonly string[] }): ReactNode {
  return list.map((code) => (
    <div key={code}>
      {mark} <code className="hg-long">{breakLongWords(code)}</code>
    </div>
  ));
}
