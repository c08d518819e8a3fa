import { breakLongWords, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { ApiChanges as Changes, ChangedLink } from '../analyse/compare-apis.ts';
import { useApi, type WithChildren } from './use-hrefs.ts';

/** What became of an API between two versions, below what the author says of it. */
export function ApiChanges({ index, children }: WithChildren & { readonly index?: number }): ReactNode {
  const text = useStrings();
  const changes = useApi().changes?.[index ?? 0];
  return (
    <>
      {children}
      {changes === undefined || changes === null ? <p>{text('apiChanges.alone')}</p> : <Difference changes={changes} />}
    </>
  );
}

function Difference({ changes }: { readonly changes: Changes }): ReactNode {
  const text = useStrings();
  const { from, to, added, removed, deprecated, changed } = changes;
  if (added.length + removed.length + deprecated.length + changed.length === 0) return <p>{text('apiChanges.none', { from, to })}</p>;
  return (
    <>
      <Links title={text('apiChanges.added')} links={added} />
      <Links title={text('apiChanges.deprecated')} links={deprecated} />
      <Links title={text('apiChanges.removed')} links={removed} />
      {changed.length === 0 ? null : (
        <section className="hg-table hg-stacked" aria-label={`${text('apiChanges.changed')}: ${from} → ${to}`}>
          <table>
            <thead>
              <tr>
                <th>{text('apiChanges.changed')}</th>
                <th>{text('apiChanges.what')}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((entry) => (
                <tr key={entry.href}>
                  <td>
                    <a href={entry.href}>{breakLongWords(entry.text)}</a>
                  </td>
                  <td>
                    <Parts parts={entry.parts} />
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

function Links({ title, links }: { readonly title: string; readonly links: readonly ChangedLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>
              <code>{text}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Parts({ parts }: Pick<Changes['changed'][number], 'parts'>): ReactNode {
  return (
    <ul>
      {parts.map(({ name, before, now }) => (
        <li key={name}>
          {name}
          {before === '' ? null : (
            <div>
              − <code>{before}</code>
            </div>
          )}
          {now === '' ? null : (
            <div>
              + <code>{now}</code>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
