import type { TocEntry } from '@helpgen/runtime';
import { usePage, useStrings } from '@helpgen/runtime';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { useActiveHeading } from './use-active-heading.ts';

/** The headings of the page: a column beside it, on narrow screens a list that folds out below the title. */
export function TableOfContents(): ReactNode {
  const text = useStrings();
  const { toc } = usePage();
  const active = useActiveHeading(toc);
  const [isOpen, setOpen] = useState(false);
  if (toc.length === 0) return null;
  return (
    <nav className={isOpen ? 'hg-toc hg-open' : 'hg-toc'} aria-label={text('toc.title')}>
      <button type="button" aria-expanded={isOpen} aria-controls="hg-toc" onClick={() => setOpen(!isOpen)}>
        {text('toc.title')}
        <Icon name="chevron" />
      </button>
      <p aria-hidden="true">{text('toc.title')}</p>
      <div id="hg-toc">
        <Entries entries={toc} active={active} />
      </div>
    </nav>
  );
}

function Entries({ entries, active }: { readonly entries: readonly TocEntry[]; readonly active: string | null }): ReactNode {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the heading's HTML is its text */}
          <a href={`#${encodeFragment(entry.id)}`} aria-current={entry.id === active ? 'true' : undefined} dangerouslySetInnerHTML={{ __html: entry.html }} />
          {entry.children.length === 0 ? null : <Entries entries={entry.children} active={active} />}
        </li>
      ))}
    </ul>
  );
}

/** `id` as it may stand behind a `#`. Letters of every language stay as they are: encoded, they take six times the room. */
function encodeFragment(id: string): string {
  return id.replace(/[\s"%<>`]/g, encodeURIComponent);
}
