import type { SidebarNode } from '@helpgen/model';
import { startSidebar, type SidebarState } from '../sidebar/sidebar-state.ts';
import type { PageView } from '../page-view.ts';

/** What is shown, and what is on its way. */
export interface NavigationState {
  readonly view: PageView;
  /** `null` on a page without a sidebar. */
  readonly sidebar: SidebarState | null;
  /** Address of the page that is being loaded while the old one stays; `null`: none. */
  readonly pendingHref: string | null;
  /** The page that could not be loaded; told beside the article that stays, until the next navigation. */
  readonly failure: (Trouble & { readonly href: string }) | null;
  /** What a screen reader is told; empty before the first navigation. */
  readonly announcement: string;
}

/** Why a page does not come. */
export interface Trouble {
  /** `offline`: nothing answers. `status`: the server does, with an error. `type`: with something else than a page. `broken`: none of these. */
  readonly reason: 'offline' | 'status' | 'type' | 'broken';
  /** The status, the type, or what the browser says. */
  readonly detail: string;
}

/** Holds the state that the components of the runtime draw. */
export type NavigationStore = Omit<ChangeableStore, 'change'>;

/** What components may ask for. */
export interface NavigationActions {
  /** Shows the page at `href`; an address outside the site is left to the browser. */
  navigate(href: string): void;
  /** Loads the page at `href` ahead of time, once; `null`: it cannot be had, or is none of this site. */
  preload(href: string): Promise<PageView | null>;
  /** Tries the page again that could not be loaded, or that a copy is shown of. */
  retry(): void;
  /** All entries of the sidebar whose tree is at `treeHref`, fetched once; rejects when they cannot be had. */
  loadTree(treeHref: string): Promise<readonly SidebarNode[]>;
  /** To be called when the components have drawn `shown`: scrolls and moves the focus if its page has just arrived. */
  settle(shown: NavigationState): void;
}

/** All that components need to know of navigation. */
export interface PageNavigator extends NavigationStore, NavigationActions {
  /** Loads the module at `href`, however modules are loaded here. */
  importModule(href: string): Promise<unknown>;
}

/** A store that can be changed. */
export type ChangeableStore = ReturnType<typeof createStore>;

/** A store that begins with `view`. */
export function createStore(view: PageView) {
  const listeners = new Set<() => void>();
  let state: NavigationState = { view, sidebar: startSidebar(view.data), pendingHref: null, failure: null, announcement: '' };
  const first = state;
  return {
    getState: (): NavigationState => state,
    /** The state that the document shows: what it is hydrated with, though the reader may be on the way already. */
    getFirstState: (): NavigationState => first,
    /** Calls `listener` after each change; the result ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    /** Tells people who use a screen reader. */
    announce: (announcement: string): void => change({ announcement }),
    /** Forgets the page that could not be loaded. */
    dismiss: (): void => change({ failure: null }),
    /** Changes the sidebar whose tree is at `treeHref`; nothing when another is shown by now. */
    changeSidebar(treeHref: string, alter: (sidebar: SidebarState) => SidebarState): void {
      if (state.sidebar?.treeHref === treeHref) change({ sidebar: alter(state.sidebar) });
    },
  };

  function change(part: Partial<NavigationState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
}
