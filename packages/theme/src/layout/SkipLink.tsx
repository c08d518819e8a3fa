import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** The first thing that Tab reaches. The region around it takes the focus after a change of page, so that it is again. */
export function SkipLink(): ReactNode {
  const text = useStrings();
  return (
    <section aria-label={text('skip.region')} tabIndex={-1} data-hg-start="">
      <a className="hg-skip" href="#hg-main">
        {text('skip.link')}
      </a>
    </section>
  );
}
