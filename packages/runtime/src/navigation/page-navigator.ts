import type { SidebarNode } from '@helpgen/model';
import type { PageView } from '../view.ts';

/** What is shown, and what is on its way. */
export interface NavigationState {
  readonly view: PageView;
  /** Address of the page that is being loaded while the old one stays; `null`: none. */
  readonly pendingHref: string | null;
  /** The page that could not be loaded; shown in the place of the article until the next navigation. */
  readonly failure: NavigationFailure | null;
  /** What a screen reader is told; empty before the first navigation. */
  readonly announcement: string;
}

/** Why a page cannot be shown. */
export interface NavigationFailure {
  readonly href: string;
  readonly message: string;
}

/** Moves between pages; the one store that the components of the runtime read. */
export interface PageNavigator {
  getState(): NavigationState;
  /** Calls `listener` after each change; the result ends it. */
  subscribe(listener: () => void): () => void;
  /** Shows the page at `href`; an address outside the site is left to the browser. */
  navigate(href: string): void;
  /** Loads the page at `href` ahead of time. */
  preload(href: string): void;
  /** Tries the page again that could not be loaded. */
  retry(): void;
  announce(message: string): void;
  /** The whole tree of a sidebar, fetched once. */
  loadTree(treeHref: string): Promise<readonly SidebarNode[]>;
  /** To be called when the components have drawn `shown`: scrolls and moves the focus if its page has just arrived. */
  settle(shown: NavigationState): void;
}

/** The navigator of a page that never moves: on the server. */
export function createStaticNavigator(view: PageView): PageNavigator {
  const state: NavigationState = { view, pendingHref: null, failure: null, announcement: '' };
  return {
    getState: () => state,
    subscribe: () => nothing,
    navigate: nothing,
    preload: nothing,
    retry: nothing,
    announce: nothing,
    loadTree: async () => [],
    settle: nothing,
  };
}

function nothing(): void {
  // The server shows one page and is done.
}
