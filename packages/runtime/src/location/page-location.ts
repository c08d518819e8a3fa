/** Where the reader is. */
export interface PageAddress {
  /** Path with base path, as the browser writes it. */
  readonly pathname: string;
  /** With its mark, or empty. */
  readonly search: string;
  /** With its mark, or empty. */
  readonly hash: string;
  /** Names the history entry: 6 characters of base 36. */
  readonly key: string;
}

/** The address bar and the history behind it; a parameter, so that tests bring their own. */
export interface PageLocation {
  current(): PageAddress;
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
