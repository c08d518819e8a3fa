import { breakLongWords, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { NamedLink } from '../type-reference.ts';
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
                  <code>{breakLongWords(earlier)}</code>
                </td>
                <td>
                  <Current now={now} />
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

/** The name of today, leading to its page. */
function Current({ now: { text, href } }: { readonly now: NamedLink }): ReactNode {
  return (
    <a href={href}>
      <code>{breakLongWords(text)}</code>
    </a>
  );
}
