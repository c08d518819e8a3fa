import { useFrame, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { FindForm } from './FindForm.tsx';

/** The page of the search: a form, and a word to readers without script. */
export function SearchPage(): ReactNode {
  const text = useStrings();
  const { searchHref } = useFrame();
  return (
    <div className="hg-search-page">
      <h1>{text('search.title')}</h1>
      <FindForm action={searchHref ?? undefined} />
      <p className="hg-needs-script">{text('search.needsScript')}</p>
    </div>
  );
}
