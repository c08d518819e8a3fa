import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** The place of the search in the header: a plain form that leads to the search page; on a phone, its button alone. */
export function SearchForm({ href }: { readonly href: string }): ReactNode {
  const text = useStrings();
  return (
    <search className="hg-search-place">
      <form className="hg-search" action={href}>
        <button type="submit" className="hg-icon-button" aria-label={text('search.label')}>
          <Icon name="search" />
        </button>
        <input type="search" name="q" placeholder={text('search.label')} aria-label={text('search.label')} autoComplete="off" />
      </form>
    </search>
  );
}
