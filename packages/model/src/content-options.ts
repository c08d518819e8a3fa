/** What of the config concerns one article. Its digest is part of the key under which an article is cached. */
export interface ContentOptions {
  /** Locale code: slugs, default titles and labels follow it. */
  readonly locale: string;
  /** Raw HTML is kept as it is; otherwise it is sanitised. */
  readonly trustHtml: boolean;
  readonly math: boolean;
  readonly diagrams: boolean;
  /** Letter case of heading ids is kept. */
  readonly maintainAnchorCase: boolean;
  /** Straight quotes in prose become typographic ones. */
  readonly smartQuotes: boolean;
  readonly defaultLanguage: string;
  readonly magicComments: readonly MagicComment[];
  /** Further admonition kinds besides note, tip, info, warning, danger, caution. */
  readonly admonitionKinds: readonly string[];
  /** HTML element names that the theme draws itself: each becomes a part of that name. */
  readonly elementParts: readonly string[];
}

/** A directive in a comment of code: which class it gives to which lines. */
export interface MagicComment {
  readonly className: string;
  /** Comment text that marks the next line. */
  readonly line?: string;
  /** Comment texts that begin and end a marked block. */
  readonly block?: { readonly start: string; readonly end: string };
}
