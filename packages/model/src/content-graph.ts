import type { AnnouncementBar, FeedbackOptions, Footer, LinkItem, LocaleConfig, Navbar, SearchOptions, SiteConfig } from './config/checked-config.ts';
import type { Outline } from './article.ts';
import type { Words } from './words.ts';
import type { CategoryMeta } from './front-matter-category.ts';
import type { OutputPath, RoutePath, SourcePath } from './paths.ts';
import type { Card, PageKind, ResolvedAsset, SidebarNode } from './page.ts';

/** One version in one locale: the axis along which pages have counterparts. */
export interface Edition {
  /** `<version>/<locale>`; unique. */
  readonly key: string;
  readonly version: string;
  readonly locale: string;
  /** Route of its root: `/` for the current version in the default locale. */
  readonly root: RoutePath;
  /** Route of its main page, where menus lead when a page has no counterpart; absent when the edition has no pages. */
  readonly mainPage?: RoutePath;
}

/** What one source file is to the site, decided from its path alone. */
export type SourceRole =
  | {
      readonly kind: 'doc';
      readonly version: string;
      readonly locale: string;
      /** Path below the version's folder. */
      readonly path: string;
      readonly maker?: number;
    }
  | { readonly kind: 'page'; readonly locale: string; readonly path: string; readonly maker?: number }
  /** A document of which a source makes pages; `maker` is the number of the source among those of all presets. */
  | { readonly kind: 'document'; readonly locale: string; readonly maker: number }
  | { readonly kind: 'module'; readonly locale: string; readonly path: string }
  | { readonly kind: 'partial' }
  | { readonly kind: 'category'; readonly version: string; readonly locale: string; readonly path: string }
  | { readonly kind: 'asset' };

/** What was found in the site's folders, for {@link ContentGraph} to be built of. */
export interface SiteSources {
  /** Outlines of documents and generic pages, in the order of their paths. */
  readonly outlines: readonly Outline[];
  readonly categories: readonly { readonly source: SourcePath; readonly meta: CategoryMeta }[];
  /** Which files sources of presets take, in the order of their numbers; absent: none. */
  readonly claims?: readonly SourceClaim[];
  /** React modules that are pages, each with whether it has a default export. */
  readonly modules: readonly { readonly source: SourcePath; readonly hasDefaultExport: boolean }[];
  /** Every other file of the content folders: what images and file links may name. */
  readonly files: readonly SourcePath[];
  /** Files of the static folders with their path below the folder; when two have one path the later entry wins. */
  readonly staticFiles: readonly { readonly source: SourcePath; readonly path: string }[];
  /** Whether drafts are pages (a preview) or absent (a build). */
  readonly includesDrafts: boolean;
}

/** What the engine found out about files after the graph named them. */
export interface SiteFacts {
  /** Last change by source, from version control; a source that is absent has none. */
  readonly lastUpdates: ReadonlyMap<SourcePath, { readonly date: string; readonly author: string }>;
  /** Hashed address and natural size by asset source. */
  readonly assets: ReadonlyMap<SourcePath, ResolvedAsset>;
}

/** Everything about the site as a whole, decided from outlines alone. */
export interface ContentGraph {
  readonly editions: readonly Edition[];
  /** In the order of routes. */
  readonly pages: readonly GraphPage[];
  /** Whole sidebars by key `<edition key>/<sidebar id>`. */
  readonly sidebars: { readonly [key: string]: SidebarTree };
  readonly redirects: readonly Redirect[];
  /** Routes that answer with the document of another page: the root of an edition that has no page of its own there. */
  readonly mirrors: readonly { readonly route: RoutePath; readonly of: RoutePath }[];
  /** Files that pages link to or show, which must be in the output: source to output path without the content hash. */
  readonly assets: readonly SourcePath[];
  /** Where the static folders' files go: source to output path; the later folder has won. */
  readonly staticFiles: readonly { readonly source: SourcePath; readonly output: OutputPath }[];
  /** What analyses of presets tell of the site, by their names. */
  readonly summaries: readonly { readonly name: string; readonly text: string }[];
}

/** A page of the site; `outline` is absent for a page without source (a category index, the search page, 404). */
export interface GraphPage {
  readonly route: RoutePath;
  readonly kind: PageKind;
  readonly edition: string;
  readonly outline?: Outline;
  /** Source of the page: the outline's, a React module's, or absent. */
  readonly source?: SourcePath;
  /** Document id inside its version; absent for what is not a document. */
  readonly id?: string;
  readonly title: string;
  readonly description: string;
  /** Locale of its text, where that is not translated; absent: that of its edition. */
  readonly textLocale?: string;
  /** Id of the sidebar that shows it. */
  readonly sidebar?: string;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  /** Robots are told not to index it: unlisted, a version or site that says so, the search page, 404. */
  readonly isNoIndex: boolean;
  /** Resolved link targets, in the order of the outline's links. */
  readonly links: readonly LinkTarget[];
  /** Resolved assets, in the order of the outline's assets; `null`: broken, reported already. */
  readonly assets: readonly (SourcePath | { readonly href: string } | null)[];
  /** Where the names in code lead, in the order of the outline's: address with base path, or only an anchor; `null`: nowhere. */
  readonly mentions?: readonly (string | null)[];
  /** Cards of a category's index page. */
  readonly cards?: readonly Card[];
}

/** Whether `page` is written as Markdown, too, where the site writes such copies: it has an article. */
export function hasMarkdownCopy({ outline, kind, isDraft }: GraphPage): boolean {
  return (outline !== undefined || kind === 'category') && !isDraft;
}

/** What a link of an article resolves to. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly route: RoutePath; /** Query and hash, encoded, with their marks. */ readonly suffix: string }
  | { readonly kind: 'file'; readonly source: SourcePath; readonly suffix: string }
  | { readonly kind: 'static'; readonly output: OutputPath; readonly suffix: string }
  | { readonly kind: 'external'; readonly href: string }
  /** Only an anchor of the same page. */
  | { readonly kind: 'anchor'; readonly suffix: string }
  | { readonly kind: 'broken'; readonly href: string };

/** A whole sidebar; a page shows only the part that is open on it, the rest is fetched when it is asked for. */
export interface SidebarTree {
  readonly id: string;
  readonly edition: string;
  readonly items: readonly SidebarNode[];
  readonly digest: string;
}

/** One old address and where it leads now. */
export interface Redirect {
  readonly from: RoutePath;
  /** Address with base path, encoded; or an external address. */
  readonly href: string;
  /** Whether the visitor's query and hash are added: not when the target has its own. */
  readonly keepsQueryAndHash: boolean;
}

/** What every page of an edition shows around its article; named by its digest and loaded once. */
export interface FrameData extends Pick<SiteConfig, 'title' | 'tagline' | 'basePath' | 'trailingSlash' | 'router'> {
  readonly edition: string;
  /** Addresses of the style sheets that not all pages need, in the order of the bits by which a document names its own. */
  readonly sheets?: readonly string[];
  readonly locale: Pick<LocaleConfig, 'code' | 'htmlLang' | 'direction' | 'calendar'>;
  /** What the theme says in browsers, in the language of the edition. */
  readonly words: Words;
  readonly homeHref: string;
  readonly searchHref: string | null;
  /** The versions in the language of the edition, each with the path below the site's root under which its pages and index lie. */
  readonly versions: readonly { readonly name: string; readonly label: string; readonly path: string }[];
  readonly navbar: Omit<Navbar, 'items'> & { readonly items: readonly FrameNavItem[] };
  readonly announcementBar: AnnouncementBar | null;
  readonly footer: Omit<Footer, 'columns'> & {
    readonly columns: readonly { readonly title: string; readonly items: readonly FrameLink[] }[];
  };
  /** The parts of the config that the browser acts on. */
  readonly options: Pick<SiteConfig, ActedOn> & {
    readonly search: Omit<SearchOptions, 'ignore' | 'includePages' | 'questions'> | null;
    readonly feedback: Required<FeedbackOptions> | null;
    /** Present where pages are kept to be read without a network. */
    readonly offline?: true;
  };
}

type ActedOn =
  | 'colorMode' | 'sidebar' | 'tableOfContents' | 'zoom' | 'codeBlocks' | 'progressBar' | 'analytics' | 'loaderDelayMs' | 'storageNamespace'
  | 'versionPersistence';

/** A resolved link of the frame; `route` is present when it is a page of this site. */
export interface FrameLink extends Pick<LinkItem, 'label'> {
  readonly href: string;
  readonly route?: RoutePath;
}

/** A resolved item of the navbar. */
export type FrameNavItem = { readonly position: 'left' | 'right'; readonly className?: string } & (
  | ({
      readonly type: 'link';
      readonly activeBasePath?: string;
      /** Active on pages of this sidebar. */
      readonly sidebar?: string;
      /** Where it leads in other versions, by name: for pages of no version, when the reader prefers one. */
      readonly versionHrefs?: { readonly [version: string]: string };
    } & FrameLink)
  | { readonly type: 'dropdown'; readonly label: string; readonly href?: string; readonly items: readonly FrameLink[] }
  | ({ readonly type: 'versions'; readonly names?: readonly string[] } & LinksAround)
  | ({ readonly type: 'locales' } & LinksAround)
  | { readonly type: 'search' }
  | { readonly type: 'html'; readonly value: string }
);

/** Links above and below the entries of a menu that is made. */
interface LinksAround {
  readonly itemsBefore: readonly FrameLink[];
  readonly itemsAfter: readonly FrameLink[];
}

/** Which files a source of a preset takes. */
export interface SourceClaim {
  /** Unique in the preset; findings name it, and the outlines of its pages hold under it what it says to other pages. */
  readonly name: string;
  /** `article`: a file is a page; `pages`: a file is a document of which many pages are made. */
  readonly kind: 'article' | 'pages';
  /** Globs of the paths below a content folder that it takes, such as `*.openapi.yaml`; one without a slash means the file's name. */
  readonly files: readonly string[];
}
