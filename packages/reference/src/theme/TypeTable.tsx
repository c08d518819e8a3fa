import { useStrings } from '@helpgen/runtime';
import type { ContentsEntry } from '../type-reference.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** The versions that it is about. */
  readonly between: string;
  readonly entries: readonly ContentsEntry[];
}

/** Types or namespaces with what they are for. */
export function TypeTable({ title, between, entries }: Props): ReactNode {
  const text = useStrings();
  return (
    <section className="hg-table" aria-label={`${title}: ${between}`}>
      <table>
        <thead>
          <tr>
            <th>{title}</th>
            <th>{text('type.purpose')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.href}>
              <td>
                <EntryName entry={entry} />
              </td>
              <td>
                <Summary entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The name of an entry in both languages, leading to its page; struck out when it is deprecated. */
function EntryName({ entry }: { readonly entry: ContentsEntry }): ReactNode {
  const { text, english, href, isDeprecated } = entry;
  const link = <a href={href}>{text}</a>;
  return (
    <>
      {isDeprecated ? <s>{link}</s> : link} <small>{english}</small>
    </>
  );
}

/** Inline HTML of the summary, cleaned when its page was compiled. */
export function Summary({ entry }: { readonly entry: ContentsEntry }): ReactNode {
  return <span dangerouslySetInnerHTML={{ __html: entry.summaryHtml }} />;
}
