import { useNavigation, useStrings } from '@helpgen/runtime';
import type { Navigation } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** What stands in the place of a page that could not be loaded. */
export function LoadFailure({ failure }: { readonly failure: NonNullable<Navigation['failure']> }): ReactNode {
  const text = useStrings();
  const { retry } = useNavigation();
  return (
    <div className="hg-problem" role="alert">
      <h1>{text('load.title')}</h1>
      <pre>{failure.message}</pre>
      <button type="button" onClick={retry}>
        {text('load.retry')}
      </button>
    </div>
  );
}
