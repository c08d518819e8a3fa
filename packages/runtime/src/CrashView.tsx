import type { ReactNode } from 'react';
import { useStrings } from './hooks.ts';

/** What stands in the place of a page that crashed; its words are the theme's `crash.title`, `crash.retry` and `crash.details`. */
export function CrashView({ message, retry }: { readonly message: string; readonly retry: () => void }): ReactNode {
  const text = useStrings();
  return (
    <div className="hg-problem" role="alert">
      <h1>{text('crash.title')}</h1>
      <details>
        <summary>{text('crash.details')}</summary>
        <pre>{message}</pre>
      </details>
      <button type="button" onClick={retry}>
        {text('crash.retry')}
      </button>
    </div>
  );
}
