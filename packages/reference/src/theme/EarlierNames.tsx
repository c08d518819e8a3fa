import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { LinkedNames } from './Linked.tsx';
import { useReference, type WithChildren } from './use-reference.ts';

/** Every earlier name of a type or member with what it became, below what the author says of it. */
export function EarlierNames({ children }: WithChildren): ReactNode {
  const text = useStrings();
  const names = useReference().earlierNames ?? [];
  if (names.length === 0) return <>{children}</>;
  return (
    <>
      {children}
      <section className="hg-table" aria-label={text('earlier.names')}>
        <table>
          <thead>
            <tr>
              <th>{text('type.aliases')}</th>
              <th>{text('earlier.now')}</th>
              <th>{text('type.since')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map(({ text: earlier, now, since }) => (
              <tr key={earlier}>
                <td>
                  <code>{earlier}</code>
                </td>
                <td>
                  <LinkedNames links={[now]} />
                </td>
                <td>{since ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
