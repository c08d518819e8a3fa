import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageNavigator } from './navigation/page-navigator.ts';
import { RuntimeContext } from './runtime-context.tsx';
import type { RuntimeValue } from './runtime-context.tsx';
import type { Theme } from './theme.ts';
import { createTranslate } from './translate.ts';

const noParts = {};

interface Props extends Pick<RuntimeValue, 'client' | 'mount' | 'ownWords' | 'regions'> {
  readonly theme: Theme;
  readonly navigator: PageNavigator;
}

/** The one component that both sides mount. */
export function Root({ theme, navigator, ...side }: Props): ReactNode {
  const state = useSyncExternalStore(navigator.subscribe, navigator.getState, navigator.getFirstState);
  const { frame } = state.view;
  const text = useMemo(() => createTranslate(frame.words, frame.locale.code), [frame]);
  const value = { state, navigator, text, parts: theme.parts ?? noParts, ...side };
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
