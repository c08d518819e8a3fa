import type { Body } from './article.ts';
import type { Json } from './json.ts';
import type { RoutePath } from './paths.ts';

/** What a page is; a theme chooses its layout by it. */
export type PageKind = 'doc' | 'page' | 'module' | 'category' | 'search' | 'not-found';

/** All that is drawn of one page besides its body; plain data. */
export interface PageData extends ArticleData {
  readonly route: RoutePath;
  /** Address with base path, encoded. */
  readonly href: string;
  readonly kind: PageKind;
  readonly edition: string;
  /** Document id inside its version; absent for what is not a document. */
  readonly id?: string;
  readonly version: { readonly name: string; readonly label: string; readonly badge: boolean } | null;
  readonly title: string;
  /** For the `title` element: page title, delimiter, site title. */
  readonly documentTitle: string;
  /** Table of contents as HTML: nested lists of links to the headings. Empty: the page has none. */
  readonly toc: string;
  readonly sidebar: PageSidebar | null;
  /**
   * The page in every version that may be chosen: its counterpart, else that version's main page. Empty where there is
   * nothing to choose and no menu in the navbar.
   */
  readonly versions: readonly VersionLink[];
  /** The page in every locale; empty like `versions`. */
  readonly locales: readonly { readonly code: string; readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
  /** For a page that is a React module: its source path, the key in the bundle. */
  readonly module?: string;
  readonly wrapperClassName?: string;
  /** `home`: as wide as the window, with nothing beside it. */
  readonly layout?: 'home';
  readonly custom?: { readonly [key: string]: Json };
  /** What the term means that this page explains; absent on other pages. */
  readonly definition?: string;
}

/** What only the article of a page and its head show; the browser gets them drawn. */
export interface ArticleData {
  /** Whether the layout writes the title as h1: not when the content begins with one or the page hides it. */
  readonly showsTitle: boolean;
  readonly description: string;
  readonly crumbs: readonly Crumb[];
  readonly previous: PagerLink | null;
  readonly next: PagerLink | null;
  readonly banners: readonly Banner[];
  /** Language of the text, where it is not that of the page because nobody has translated it. */
  readonly textLanguage?: { readonly htmlLang: string; readonly direction: 'ltr' | 'rtl' };
  readonly editHref: string | null;
  readonly lastUpdate: { /** ISO 8601, UTC. */ readonly date?: string; readonly author?: string } | null;
  readonly tags: readonly string[];
  /** Cards of a category's index page. */
  readonly cards: readonly Card[];
  readonly markdownHref: string | null;
  /** What analyses of presets know of the page, by the name of the preset; absent: nothing. */
  readonly presets?: { readonly [preset: string]: Json };
  /** Present where the config hides the question whether the article helped. */
  readonly hidesFeedback?: true;
  /** On the page for addresses that lead nowhere: the files with the whole sidebars, among which the page that was meant may be. */
  readonly treeHrefs?: readonly string[];
}

/** What the frame shows of a page: the same on the server and in the browser. */
export type ShownPage = Omit<PageData, keyof ArticleData>;

/** A step of the way from the top of the sidebar to the page; one without `href` has no page of its own. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The neighbour of a page in its sidebar. */
export type PagerLink = Required<Crumb>;

/** An entry of the version menu: the page of that version that the reader gets to. */
export interface VersionLink {
  readonly name: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Whether this very page exists in that version. */
  readonly isCounterpart: boolean;
}

/** An entry of a category page. */
export interface Card {
  readonly kind: 'doc' | 'category' | 'link';
  readonly label: string;
  readonly href: string;
  readonly description: string;
  /** For a category: how many entries it has. */
  readonly count?: number;
}

/** A banner above the article; `version` banners name where the up-to-date page is. */
export type Banner =
  | { readonly kind: 'draft' | 'unlisted' }
  | { readonly kind: 'unreleased' | 'unmaintained'; readonly latestLabel: string; readonly latestHref: string };

/** Entries of a sidebar that stand under each other; of a long level a page shows those around its own entry. */
export interface SidebarLevel {
  readonly items: readonly SidebarNode[];
  /** What is left out in front of `items`; absent: nothing. */
  readonly before?: SidebarGap;
  /** What is left out behind them; absent: nothing. */
  readonly after?: SidebarGap;
}

/** Entries of a level that are left out. */
export interface SidebarGap {
  readonly count: number;
  /** Address of the page of their category, which lists them; on that page, and without one, of the nearest of them that has a page. */
  readonly href?: string;
}

/** The open part of a sidebar on one page (the top level and, along the path to the page, the children), and where the whole is. */
export interface PageSidebar extends SidebarLevel {
  readonly id: string;
  /** Address of the JSON file with the whole tree (`{"items": SidebarNode[]}`), named by its digest. */
  readonly treeHref: string;
}

/** An entry of a sidebar; a category has a level of its own, whose `items` are empty when it is closed on this page. */
export interface SidebarNode extends Partial<SidebarLevel> {
  readonly kind: 'doc' | 'link' | 'category';
  readonly label: string;
  /** Its own page, for a category the page of the category; absent when it has none. */
  readonly href?: string;
  /** For a category without a page: its first descendant's address, followed without script. */
  readonly fallbackHref?: string;
  /** Another name of it, such as one in another language. */
  readonly aside?: string;
  readonly className?: string;
  readonly collapsible?: boolean;
  readonly collapsed?: boolean;
  /** Whether it has entries that are not in `items` because the category is closed on this page. */
  readonly isCut?: boolean;
}

/** An element of the document's head, attributes in the order they are written. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: { readonly [name: string]: string };
  /** Text of a `script` of type `application/ld+json`. */
  readonly json?: Json;
}

/** What the holes of a body are filled with; resolved and ready to be written. */
export interface LinkTable {
  readonly links: readonly ResolvedLink[];
  readonly assets: readonly ResolvedAsset[];
  /** Addresses of the names that code mentions; `null`: no link. */
  readonly mentions?: readonly (string | null)[];
}

/** The answer to a link reference of a body. */
export interface ResolvedLink {
  readonly href: string;
  /** `external` opens in a new tab; `file` is downloaded, not routed. */
  readonly kind: 'internal' | 'external' | 'file' | 'broken';
  /** The page of this site that it leads to is not written as Markdown, too. */
  readonly hasNoCopy?: true;
  /** Title of the page that it leads to; present when the link has no text of its own. */
  readonly title?: string;
}

/** The answer to an asset reference of a body. */
export interface ResolvedAsset {
  readonly href: string;
  /** Natural size in CSS pixels; absent when it cannot be measured. */
  readonly width?: number;
  readonly height?: number;
}

/** A page as the renderer receives it. */
export interface Page {
  readonly data: PageData;
  readonly body: Body;
  readonly links: LinkTable;
  readonly head: readonly HeadTag[];
}

/** A member of what a page describes. */
export interface PageMember {
  readonly name: string;
  /** Id of the place on the page that is about it. */
  readonly anchor: string;
  /** One for each form, as they are shown. */
  readonly signatures: readonly string[];
}
