import { useArticle, useStrings } from '@helpgen/runtime';
import type { ContentsEntry, SpaceNode } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { WithChildren } from '../parts/props.ts';

/** What is in a namespace, by kind, or the namespaces of a library; nothing when it is empty. */
export function TypeContents({ children }: WithChildren): ReactNode {
  const text = useStrings();
  const { contents = [], spaces = [] } = useArticle().reference ?? {};
  if (contents.length + spaces.length === 0) return null;
  return (
    <>
      {children}
      {contents.map(({ kind, entries }) => (
        <section className="hg-table" key={kind} aria-label={text(`types.${kind}`)}>
          <table>
            <thead>
              <tr>
                <th>{text(`types.${kind}`)}</th>
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
      ))}
      {spaces.length === 0 ? null : <SpaceTree spaces={spaces} />}
    </>
  );
}

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
function Summary({ entry }: { readonly entry: ContentsEntry }): ReactNode {
  return <span dangerouslySetInnerHTML={{ __html: entry.summaryHtml }} />;
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
