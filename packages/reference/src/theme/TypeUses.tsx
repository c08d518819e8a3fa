import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { NamedLink, OwnerUses, TypeUses as Uses } from '../type-reference.ts';
import { areApart, countUses } from '../uses-file.ts';
import { useReference, type WithChildren } from './use-reference.ts';
import { writeLinks, writeOwners } from './write-rows.ts';

/** The rest is behind one line more. */
const shownSpaces = 5;

/**
 * Which types are based on a type, and by namespace which members take and give it; nothing when there are none. Where they
 * are very many, a namespace leads to its page, and the script fills in its members when it is opened.
 */
export function TypeUses({ children }: WithChildren): ReactNode {
  const text = useStrings();
  const { subtypes = [], uses = [] } = useReference().reference ?? {};
  if (subtypes.length + uses.length === 0) return null;
  const Space = areApart(uses) ? SpaceApart : SpaceWithUses;
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
      {first.map((use) => <Space key={use.space} {...use} />)}
      {rest.length === 0 ? null : (
        <Fold title={text('type.moreSpaces', { count: rest.length })} count={countUses(rest)}>
          {rest.map((use) => <Space key={use.space} {...use} />)}
        </Fold>
      )}
    </>
  );
}

function SpaceWithUses({ space, count, parameter, result }: Uses): ReactNode {
  const text = useStrings();
  return (
    <Fold title={space} count={count}>
      {parameter.length === 0 ? null : <Owners title={text('type.parameter')} uses={parameter} />}
      {result.length === 0 ? null : <Owners title={text('type.result')} uses={result} />}
    </Fold>
  );
}

function SpaceApart({ space, href, count }: Uses): ReactNode {
  return (
    <Fold title={space} count={count} isApart>
      {href === undefined ? null : <Links links={[{ text: space, href }]} />}
    </Fold>
  );
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

interface FoldProps extends WithChildren {
  readonly title: string;
  readonly count: number;
  /** Whether a script fills it in when it is opened. */
  readonly isApart?: boolean;
}

function Fold({ title, count, isApart = false, children }: FoldProps): ReactNode {
  return (
    <details className={isApart ? 'hg-uses hg-uses-apart' : 'hg-uses'}>
      <summary>
        {title} <small>{count}</small>
      </summary>
      <div>{children}</div>
    </details>
  );
}
