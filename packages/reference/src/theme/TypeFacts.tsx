import { breakLongWords, useStrings } from '@helpgen/runtime';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Linked } from './Linked.tsx';
import { useReference } from './use-reference.ts';

/** What a type is, how it is called in full in both languages, and what it is based on, in one line. */
export function TypeFacts(): ReactNode {
  const text = useStrings();
  const { reference } = useReference();
  if (reference === undefined || reference.kind === 'library') return null;
  const { kind, fullNames, aliases, since, until, bases } = reference;
  return (
    <ul className="hg-facts">
      <li>
        <span className={`hg-tag hg-kind-${kind}`}>{text(`kind.${kind}`)}</span>{' '}
        {since === undefined ? null : <span className="hg-tag hg-tag-version">{text('badge.since', { version: since })}</span>}{' '}
        {until === undefined ? null : <span className="hg-tag hg-tag-history">{text('badge.until', { version: until })}</span>}{' '}
        {aliases === undefined ? null : <span className="hg-tag hg-tag-history">{text('badge.formerly', { names: aliases.join(', ') })}</span>}
      </li>
      <li>
        <FullName />
      </li>
      <li>
        <code lang="en">{breakLongWords(fullNames.en)}</code>
      </li>
      {bases.length === 0 ? null : (
        <li>
          <span>
            {text('type.bases')}{' '}
            {bases.map((base, index) => (
              <Fragment key={index}>
                {index > 0 ? ', ' : null}
                <Linked text={base} />
              </Fragment>
            ))}
          </span>
        </li>
      )}
    </ul>
  );
}

/** The full name, whose namespace leads to its page. */
function FullName(): ReactNode {
  const { fullNames, space } = useReference().reference ?? {};
  if (fullNames === undefined) return null;
  const { ru } = fullNames;
  if (space === undefined || !ru.startsWith(`${space.text}::`)) return <code>{breakLongWords(ru)}</code>;
  return (
    <code>
      <a href={space.href}>{breakLongWords(space.text)}</a>
      {breakLongWords(ru.slice(space.text.length))}
    </code>
  );
}
