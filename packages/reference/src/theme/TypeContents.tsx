import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { SpaceNode } from '../type-reference.ts';
import { useReference, type WithChildren } from './use-reference.ts';
import { writeEntry } from './write-rows.ts';

/** What is in a namespace by kind, or the namespaces of a library; nothing when there is none. */
export function TypeContents({ children }: WithChildren): ReactNode {
  const text = useStrings();
  const { contents = [], spaces = [] } = useReference().reference ?? {};
  if (contents.length + spaces.length === 0) return null;
  return (
    <>
      {children}
      <section className="hg-members">
        {contents.map(({ kind, entries }) => (
          <div key={kind}>
            <h3>{text(`types.${kind}`)}</h3>
            <ul className="hg-list" dangerouslySetInnerHTML={{ __html: entries.map((entry) => writeEntry(kind, entry)).join('') }} />
          </div>
        ))}
        {spaces.length === 0 ? null : <ul className="hg-list" dangerouslySetInnerHTML={{ __html: writeSpaces(spaces, text) }} />}
      </section>
    </>
  );
}

type Text = ReturnType<typeof useStrings>;

function writeSpaces(spaces: readonly SpaceNode[], text: Text): string {
  const inner = (inside: readonly SpaceNode[]): string => (inside.length === 0 ? '' : `<ul class="hg-list">${writeSpaces(inside, text)}</ul>`);
  return spaces
    .map((space) => writeEntry('namespace', space, { note: space.count === 0 ? '' : text('types.count', { count: space.count }), inside: inner(space.spaces) }))
    .join('');
}
