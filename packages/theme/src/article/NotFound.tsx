import { Link, useArticle, useFrame, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { FindForm } from './FindForm.tsx';

/**
 * What stands at an address that leads nowhere; the pages that may have been meant are found in the browser, which
 * alone knows the address.
 */
export function NotFound(): ReactNode {
  const text = useStrings();
  const { homeHref, searchHref } = useFrame();
  const { treeHrefs = [] } = useArticle();
  return (
    <>
      <h1>{text('notFound.title')}</h1>
      <p>{text('notFound.first')}</p>
      <p>{text('notFound.second')}</p>
      {searchHref === null ? null : <FindForm action={searchHref} />}
      <p>
        <Link href={homeHref}>{text('notFound.home')}</Link>
      </p>
      {/* It comes late, and so below everything else. */}
      {treeHrefs.length === 0 ? null : (
        <div className="hg-suggestions" data-hg-trees={treeHrefs.join(' ')} hidden>
          <p>{text('notFound.meant')}</p>
          <ul />
        </div>
      )}
    </>
  );
}
