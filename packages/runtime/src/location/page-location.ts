/** The address bar and the history behind it; a parameter, so that tests bring their own. */
export interface PageLocation {
  /** The folder of the site, as addresses have it here. */
  readonly root: URL;
  /** Where the reader is. */
  current(): URL;
  /** Names the history entry: six characters of base 36. */
  key(): string;
  /** The absolute address that `href` means here. */
  resolve(href: string): URL;
  /** Enters `href` into the history without loading it. */
  push(href: string): void;
  /** Lets the browser follow `href`, which is no page of the site. */
  leave(href: string): void;
  /** Loads the document of the page at `href`. */
  reload(href: string): void;
  /** Calls `listener` after the reader went back or forward, or (`isNew`) after the browser itself went to an anchor of the page. */
  listen(listener: (isNew: boolean) => void): void;
}

/** The key in the state of the history entry that `view` is at; empty when it has none. */
export function historyKeyOf(view: Window): string {
  return (view.history.state as { key?: string } | null)?.key ?? '';
}

/** A name for a history entry. */
export function makeHistoryKey(): string {
  return Math.random().toString(36).slice(2, 8).padEnd(6, '0');
}
