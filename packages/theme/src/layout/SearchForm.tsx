import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Icon } from '../drawings.tsx';

interface Props {
  readonly href: string;
  readonly className?: string;
  /** What can be found; left out: what it does. */
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** A place of the search: a plain form that leads to the search page; in the header of a phone, its button alone. */
export function SearchForm({ href, className = 'hg-search-place', hint, children }: Props): ReactNode {
  const text = useStrings();
  return (
    <search className={className}>
      <form className="hg-search" action={href}>
        <button type="submit" className="hg-icon-button" aria-label={text('search.label')}>
          <Icon name="search" />
        </button>
        <input type="search" name="q" placeholder={hint ?? text('search.label')} aria-label={text('search.label')} />
      </form>
      {children}
    </search>
  );
}
