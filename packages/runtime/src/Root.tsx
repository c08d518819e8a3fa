import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { CrashView } from './CrashView.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageNavigator } from './navigation/page-navigator.ts';
import { RuntimeContext } from './runtime-context.tsx';
import type { Theme, ThemeClient } from './theme.ts';
import { createTranslate } from './translate.ts';

interface Props {
  readonly theme: Theme;
  readonly navigator: PageNavigator;
  readonly client?: ThemeClient;
}

/** The one component that both sides mount. */
export function Root({ theme, navigator, client }: Props): ReactNode {
  const state = useSyncExternalStore(navigator.subscribe, navigator.getState, navigator.getState);
  const locale = state.view.frame.locale.code;
  const text = useMemo(() => createTranslate(theme.strings, locale), [theme, locale]);
  const value = { state, navigator, text, ...(client === undefined ? {} : { client }) };
  useLayoutEffect(() => navigator.settle(), [navigator, state]);
  return (
    <RuntimeContext value={value}>
      <ErrorBoundary resetKey={state.view.data.href} fallback={(message, retry) => <CrashView message={message} retry={retry} />}>
        <theme.Page />
      </ErrorBoundary>
      <div className="hg-live" role="status" aria-live="polite">
        {state.announcement}
      </div>
    </RuntimeContext>
  );
}
