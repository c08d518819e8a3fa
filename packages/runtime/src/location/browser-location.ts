/** The address bar and the history behind it; a parameter, so that tests bring their own. */
export type PageLocation = ReturnType<typeof createBrowserLocation>;

/** The location of `view`'s window, by the History API; the site is the folder at `basePath`. */
export function createBrowserLocation(view: Window, basePath: string) {
  if (historyKeyOf(view) === '') view.history.replaceState({ ...view.history.state, key: makeHistoryKey() }, '');
  return {
    /** The folder of the site, as addresses have it here. */
    root: new URL(basePath, view.location.href),
    /** Where the reader is. */
    current: (): URL => new URL(view.location.href),
    /** Names the history entry: six characters of base 36. */
    key: (): string => historyKeyOf(view),
    /** The absolute address that `href` means here. */
    resolve: (href: string): URL => new URL(href, view.location.href),
    /** Enters `href` into the history without loading it. */
    push: (href: string): void => view.history.pushState({ key: makeHistoryKey() }, '', href),
    /** Lets the browser follow `href`, which is no page of the site. */
    leave: (href: string): void => view.location.assign(href),
    /** Loads the document of the page at `href`. */
    reload(href: string): void {
      const target = new URL(href, view.location.href);
      const isHere = target.href.split('#')[0] === view.location.href.split('#')[0];
      if (!isHere) return view.location.assign(href);
      // Assigning an address that differs in its hash alone would only scroll.
      view.history.replaceState(view.history.state, '', href);
      view.location.reload();
    },
    /** Calls `listener` after the reader went back or forward, or (`isNew`) after the browser itself went to an anchor of the page. */
    listen(listener: (isNew: boolean) => void): void {
      view.addEventListener('popstate', () => {
        const isNew = historyKeyOf(view) === '';
        if (isNew) nameEntry(view);
        listener(isNew);
      });
    },
  };
}

/** The key in the state of the history entry that `view` is at; empty when it has none. */
export function historyKeyOf(view: Window): string {
  return (view.history.state as { key?: string } | null)?.key ?? '';
}

/** Gives the history entry that `view` is at a key, and the address `href`. */
export function nameEntry(view: Window, href?: string): void {
  view.history.replaceState({ key: makeHistoryKey() }, '', href);
}

function makeHistoryKey(): string {
  return Math.random().toString(36).slice(2, 8).padEnd(6, '0');
}
