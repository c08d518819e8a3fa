import type { PageData } from '@helpgen/model';
import { createContext, useContext } from 'react';
import type { NavigationState, PageNavigator } from './navigation/page-navigator.ts';
import type { ThemeClient, ThemeParts, Translate } from './theme.ts';

/** What the hooks read. */
export interface RuntimeValue {
  readonly state: NavigationState;
  readonly navigator: PageNavigator;
  readonly text: Translate;
  /** What the theme draws its pages of. */
  readonly parts: ThemeParts;
  /** Absent in the browser. */
  readonly article?: PageData;
  /** Absent on the server. */
  readonly client?: ThemeClient;
}

/** Carries the page to every component of a theme. */
export const RuntimeContext = createContext<RuntimeValue | null>(null);

/** What {@link RuntimeContext} carries; throws outside a page, which is a mistake in a theme. */
export function useRuntime(): RuntimeValue {
  const value = useContext(RuntimeContext);
  if (value === null) throw new Error('The hooks of @helpgen/runtime work inside the Page of a theme.');
  return value;
}
