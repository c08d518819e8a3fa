import { useFrame, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** The page of the search: a form, and a word to readers without script. */
export function SearchPage(): ReactNode {
  const text = useStrings();
  const { searchHref } = useFrame();
  return (
    <div className="hg-search-page">
      <h1>{text('search.title')}</h1>
      <search>
        <form action={searchHref ?? undefined} method="get">
          <input type="search" name="q" placeholder={text('search.placeholder')} aria-label={text('search.label')} />
          <button type="submit">{text('search.label')}</button>
        </form>
      </search>
      <p className="hg-needs-script">{text('search.needsScript')}</p>
    </div>
  );
}
