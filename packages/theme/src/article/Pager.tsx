import { breakLongWords, Link, useArticle, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** The pages before and after this one. */
export function Pager(): ReactNode {
  const text = useStrings();
  const { previous, next } = useArticle();
  if (previous === null && next === null) return null;
  return (
    <nav className="hg-pager" aria-label={text('pager.label')}>
      {previous === null ? null : (
        <Link className="hg-previous" rel="prev" href={previous.href}>
          <span>{text('pager.previous')}</span> {breakLongWords(previous.label)}
        </Link>
      )}
      {next === null ? null : (
        <Link className="hg-next" rel="next" href={next.href}>
          <span>{text('pager.next')}</span> {breakLongWords(next.label)}
        </Link>
      )}
    </nav>
  );
}
