import { useNavigation, useStrings } from '@helpgen/runtime';
import type { Navigation } from '@helpgen/runtime';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** What stands in the place of a page that could not be loaded; it tries again by itself when the network is back. */
export function LoadFailure({ failure }: { readonly failure: NonNullable<Navigation['failure']> }): ReactNode {
  const text = useStrings();
  const { retry, pendingHref } = useNavigation();
  const { isOffline, message } = failure;
  useEffect(() => {
    if (isOffline) addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline, retry]);
  return (
    <div className="hg-problem" role="alert">
      <h1>{text(isOffline ? 'load.offline' : 'load.title')}</h1>
      {isOffline ? (
        <p>{text('load.offlineHint')}</p>
      ) : (
        <details>
          <summary>{text('crash.details')}</summary>
          <pre>{message}</pre>
        </details>
      )}
      <button type="button" onClick={retry} aria-disabled={pendingHref !== null}>
        {text('load.retry')}
      </button>
    </div>
  );
}
