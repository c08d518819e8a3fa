import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageNavigator } from './navigation/page-navigator.ts';
import { RuntimeContext, type RuntimeValue } from './runtime-context.tsx';
import type { Theme } from './theme.ts';
import { createTranslate } from './translate.ts';

const noParts = {};

interface Props extends Pick<RuntimeValue, 'client' | 'mount' | 'ownWords' | 'regions' | 'takeAttached'> {
  readonly theme: Theme;
  readonly navigator: PageNavigator;
  /** Called when the page stands. */
  readonly whenDrawn?: () => void;
}

/** The one component that both sides mount. */
export function Root({ theme, navigator, whenDrawn, ...side }: Props): ReactNode {
  const state = useSyncExternalStore(navigator.subscribe, navigator.getState, navigator.getFirstState);
  const { frame } = state.view;
  const text = useMemo(() => createTranslate(frame.words, frame.locale.code), [frame]);
  const value = { state, navigator, text, parts: theme.parts ?? noParts, ...side };
  useLayoutEffect(() => navigator.settle(state), [navigator, state]);
  useEffect(() => whenDrawn?.(), [whenDrawn]);
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
