import { breakLongWords, useStrings } from '@helpgen/runtime';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Linked } from './Linked.tsx';
import { useReference, type WithChildren } from './use-reference.ts';

/** What a type is, how it is called in full, and what it is based on. */
export function TypeFacts(): ReactNode {
  const text = useStrings();
  const { reference } = useReference();
  if (reference === undefined || reference.kind === 'library') return null;
  const { kind, fullNames, aliases, space, since, until, bases } = reference;
  return (
    <table className="hg-facts">
      <tbody>
        <Fact name={text('type.kind')}>{text(`kind.${kind}`)}</Fact>
        <Fact name={text('type.fullName')}>
          <code>{breakLongWords(fullNames.ru)}</code>
        </Fact>
        <Fact name={text('type.english')}>
          <code>{breakLongWords(fullNames.en)}</code>
        </Fact>
        {space === undefined ? null : (
          <Fact name={text('type.namespace')}>
            <a href={space.href}>{space.text}</a>
          </Fact>
        )}
        {bases.length === 0 ? null : (
          <Fact name={text('type.bases')}>
            {bases.map((base, index) => (
              <Fragment key={index}>
                {index > 0 ? ', ' : null}
                <Linked text={base} />
              </Fragment>
            ))}
          </Fact>
        )}
        {since === undefined ? null : <Fact name={text('type.since')}>{since}</Fact>}
        {until === undefined ? null : <Fact name={text('type.until')}>{until}</Fact>}
        {aliases === undefined ? null : (
          <Fact name={text('type.aliases')}>
            <code>{breakLongWords(aliases.join(', '))}</code>
          </Fact>
        )}
      </tbody>
    </table>
  );
}

function Fact({ name, children }: WithChildren & { readonly name: string }): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}
