import type { PageData, Words } from '@helpgen/model';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { NavigationState, PageNavigator } from './navigation/page-navigator.ts';
import type { ThemeClient, ThemeParts, Translate } from './theme.ts';

/** What the hooks read. */
export interface RuntimeValue {
  readonly state: NavigationState;
  readonly navigator: PageNavigator;
  readonly text: Translate;
  /** What the theme draws its pages of. */
  readonly parts: ThemeParts;
  /** What the site says otherwise than the theme; in the browser, parts that are loaded late have it in theirs. */
  readonly ownWords?: Words;
  /** Absent in the browser. */
  readonly article?: PageData;
  /** What draws the regions; absent in the browser. */
  readonly regions?: { readonly [name: string]: ComponentType };
  /** Absent on the server. */
  readonly client?: ThemeClient;
  /** What ends the behaviours that were attached before the page was drawn, once; absent where there were none. */
  readonly takeAttached?: () => (() => void) | undefined;
  /** Draws `children` into an element, over the HTML that it has; absent on the server. */
  readonly mount?: (element: Element, children: ReactNode) => Root;
}

/** Carries the page to every component of a theme. */
export const RuntimeContext = createContext<RuntimeValue | null>(null);

/** What {@link RuntimeContext} carries; throws outside a page, which is a mistake in a theme. */
export function useRuntime(): RuntimeValue {
  const value = useContext(RuntimeContext);
  if (value === null) throw new Error('The hooks of @helpgen/runtime work inside the Page of a theme.');
  return value;
}
