import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { NamedLink, OwnerUses, TypeUses as Uses } from '../type-reference.ts';
import { useReference, type WithChildren } from './use-reference.ts';
import { writeLinks, writeOwners } from './write-rows.ts';

/** The rest is behind one line more. */
const shownSpaces = 5;

/** Which types are based on a type, and by namespace which members take and give it; nothing when there are none. */
export function TypeUses({ children }: WithChildren): ReactNode {
  const text = useStrings();
  const { subtypes = [], uses = [] } = useReference().reference ?? {};
  if (subtypes.length + uses.length === 0) return null;
  const first = uses.length > shownSpaces + 1 ? uses.slice(0, shownSpaces) : uses;
  const rest = uses.slice(first.length);
  return (
    <>
      {children}
      {subtypes.length === 0 ? null : (
        <Fold title={text('type.subtypes')} count={subtypes.length}>
          <Links links={subtypes} />
        </Fold>
      )}
      <Spaces uses={first} />
      {rest.length === 0 ? null : (
        <Fold title={text('type.moreSpaces', { count: rest.length })} count={rest.reduce((sum, { count }) => sum + count, 0)}>
          <Spaces uses={rest} />
        </Fold>
      )}
    </>
  );
}

function Spaces({ uses }: { readonly uses: readonly Uses[] }): ReactNode {
  const text = useStrings();
  return uses.map(({ space, count, parameter, result, owners = [] }) => (
    <Fold key={space} title={space} count={count}>
      {parameter.length === 0 ? null : <Owners title={text('type.parameter')} uses={parameter} />}
      {result.length === 0 ? null : <Owners title={text('type.result')} uses={result} />}
      <Links links={owners} />
    </Fold>
  ));
}

function Owners({ title, uses }: { readonly title: string; readonly uses: readonly OwnerUses[] }): ReactNode {
  return (
    <>
      <p>{title}</p>
      <ul dangerouslySetInnerHTML={{ __html: writeOwners(uses) }} />
    </>
  );
}

function Links({ links }: { readonly links: readonly NamedLink[] }): ReactNode {
  return links.length === 0 ? null : <p dangerouslySetInnerHTML={{ __html: writeLinks(links) }} />;
}

function Fold({ title, count, children }: WithChildren & { readonly title: string; readonly count: number }): ReactNode {
  return (
    <details className="hg-uses">
      <summary>
        {title} <small>{count}</small>
      </summary>
      <div>{children}</div>
    </details>
  );
}
