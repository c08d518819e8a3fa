import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { TypeUses as Uses } from '../type-reference.ts';
import { areApart, countUses } from '../uses-file.ts';
import { useReference, type WithChildren } from './use-reference.ts';
import { writeLinks, writeOwners, writeSpaces, writeUsesText } from './write-rows.ts';

/**
 * Which types are based on a type, and by namespace which members take and give it; nothing when there are none. Where these
 * are many, the page names the namespaces and the script fills in their members when they are opened; the Markdown copy has all.
 */
export function TypeUses({ children }: WithChildren): ReactNode {
  const { subtypes = [], uses = [] } = useReference().reference ?? {};
  const text = useStrings();
  if (subtypes.length + uses.length === 0) return null;
  return (
    <>
      {children}
      {subtypes.length === 0 ? null : <Fold title={text('type.subtypes')} count={subtypes.length} html={`<p>${writeLinks(subtypes)}</p>`} />}
      {areApart(uses) ? <UsesApart uses={uses} /> : uses.map((use) => <SpaceWithUses key={use.space} {...use} />)}
    </>
  );
}

function SpaceWithUses({ space, count, parameter, result }: Uses): ReactNode {
  const text = useStrings();
  return <Fold title={space} count={count} html={writeOwners(text('type.parameter'), parameter) + writeOwners(text('type.result'), result)} />;
}

function UsesApart({ uses }: { readonly uses: readonly Uses[] }): ReactNode {
  const text = useStrings();
  const inCopy = uses.map((use) => writeUsesText(use, text('type.parameter'), text('type.result'))).join('');
  return (
    <>
      <details className="hg-uses hg-uses-apart" data-markdown-ignore="">
        <summary>
          {text('type.usedIn', { count: uses.length })} <small>{countUses(uses)}</small>
        </summary>
        <div dangerouslySetInnerHTML={{ __html: `<p>${writeSpaces(uses)}</p>` }} />
      </details>
      <template data-markdown-only="" dangerouslySetInnerHTML={{ __html: `<ul>${inCopy}</ul>` }} />
    </>
  );
}

interface FoldProps {
  readonly title: string;
  readonly count: number;
  readonly html: string;
}

function Fold({ title, count, html }: FoldProps): ReactNode {
  return (
    <details className="hg-uses">
      <summary>
        {title} <small>{count}</small>
      </summary>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  );
}
