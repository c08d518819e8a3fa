import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** A field for the words of a question, which are taken to the search page at `action`. */
export function FindForm({ action }: { readonly action: string | undefined }): ReactNode {
  const text = useStrings();
  return (
    <search>
      <form className="hg-find" action={action} method="get">
        <input type="search" name="q" placeholder={text('search.placeholder')} aria-label={text('search.label')} />
        <button type="submit">{text('search.label')}</button>
      </form>
    </search>
  );
}
