import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageNavigator } from './navigation/page-navigator.ts';
import { RuntimeContext } from './runtime-context.tsx';
import type { Theme, ThemeClient } from './theme.ts';
import { createTranslate } from './translate.ts';

const noParts = {};

interface Props {
  readonly theme: Theme;
  readonly navigator: PageNavigator;
  readonly client?: ThemeClient;
}

/** The one component that both sides mount. */
export function Root({ theme, navigator, client }: Props): ReactNode {
  const state = useSyncExternalStore(navigator.subscribe, navigator.getState, navigator.getState);
  const { frame } = state.view;
  const text = useMemo(() => createTranslate(frame.words, frame.locale.code), [frame]);
  const value = { state, navigator, text, parts: theme.parts ?? noParts, ...(client === undefined ? {} : { client }) };
  useLayoutEffect(() => navigator.settle(state), [navigator, state]);
  return (
    <RuntimeContext value={value}>
      <ErrorBoundary resetKey={state.view.data.href}>
        <theme.Page />
      </ErrorBoundary>
      <output className="hg-live">
        {state.announcement}
      </output>
    </RuntimeContext>
  );
}
