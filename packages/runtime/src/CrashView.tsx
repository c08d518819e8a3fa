import type { ReactNode } from 'react';
import { useStrings } from './hooks.ts';

/** What stands in the place of a page that crashed; its words are the theme's `crash.title` and `crash.retry`. */
export function CrashView({ message, retry }: { readonly message: string; readonly retry: () => void }): ReactNode {
  const text = useStrings();
  return (
    <div className="hg-problem" role="alert">
      <h1>{text('crash.title')}</h1>
      <pre>{message}</pre>
      <button type="button" onClick={retry}>
        {text('crash.retry')}
      </button>
    </div>
  );
}
