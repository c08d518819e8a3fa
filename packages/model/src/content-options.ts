import type { Policy } from './diagnostic.ts';

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
  /** Dashes and non-breaking spaces are set in prose. */
  readonly typography: boolean;
  /** Names of described types in code become links to their pages. */
  readonly linkTypes: boolean;
  readonly defaultLanguage: string;
  readonly magicComments: readonly MagicComment[];
  /** Further admonition kinds besides note, tip, info, warning, danger, caution. */
  readonly admonitionKinds: readonly string[];
  /** Directives that the theme of the site draws, by the name after `:::`. */
  readonly directives: { readonly [name: string]: DirectiveOptions };
  /** HTML element names that the theme draws itself: each becomes a part of that name. */
  readonly elementParts: readonly string[];
  readonly terminology: readonly TermRule[];
  /** What becomes of what is doubtful in one article. */
  readonly checks: { readonly [check in 'unknownLanguage' | 'unknownDirective' | 'terminology' | 'repeatedText']: Policy };
}

/** A word, and others that mean the same and are not used. */
export interface TermRule {
  readonly use: string;
  /** Words with single spaces between them; `*` stands for any ending. */
  readonly not: readonly string[];
  readonly reason?: string;
}

/** A directive of the site's own. */
export interface DirectiveOptions {
  /** Name of what the theme draws it with. */
  readonly part: string;
  readonly attributes: { readonly [name: string]: AttributeOptions };
}

/** What an author may write as an attribute of a directive. */
export interface AttributeOptions {
  readonly type: 'text' | 'number' | 'boolean' | 'address';
  readonly required: boolean;
  /** The only texts that are allowed; absent: every one is. */
  readonly values?: readonly string[];
}

/** A directive in a comment of code: which class it gives to which lines. */
export interface MagicComment {
  readonly className: string;
  /** Comment text that marks the next line. */
  readonly line?: string;
  /** Comment texts that begin and end a marked block. */
  readonly block?: { readonly start: string; readonly end: string };
}
