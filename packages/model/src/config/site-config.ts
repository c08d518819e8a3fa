import type { DirectiveOptions, MagicComment, TermRule } from '../content-options.ts';
import type { Policy } from '../diagnostic.ts';
import type { Json } from '../json.ts';

/** The checked content of site-config.json: every default filled in. The schema beside this file admits it. */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  /** Origin of the deployed site: protocol and host, no path, no trailing slash. */
  readonly url: string;
  /** Begins and ends with `/`. */
  readonly basePath: string;
  readonly favicon: string | null;
  readonly trailingSlash: boolean;
  readonly titleDelimiter: string;
  readonly noIndex: boolean;
  /** Output folder, relative to the config's folder. */
  readonly outDir: string;
  readonly router: 'browser' | 'hash' | 'memory';
  /** Module name or path (relative to the config's folder) of the theme. */
  readonly theme: string;
  readonly content: ContentFolders;
  readonly locales: Locales;
  readonly versions: readonly VersionConfig[];
  readonly sidebars: Sidebars;
  readonly sidebar: SidebarOptions;
  readonly navbar: Navbar;
  readonly announcementBar: AnnouncementBar | null;
  readonly footer: Footer;
  readonly colorMode: ColorModeOptions;
  readonly tableOfContents: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number };
  readonly breadcrumbs: boolean;
  readonly zoom: ZoomOptions | null;
  readonly codeBlocks: CodeBlockOptions;
  readonly progressBar: ProgressBarOptions | null;
  readonly loaderDelayMs: number;
  readonly search: SearchOptions | null;
  readonly analytics: AnalyticsOptions | null;
  readonly feedback: FeedbackOptions | null;
  readonly redirects: readonly RedirectRule[];
  /** Product name (as written in text) to its forms. */
  readonly productNames: { readonly [name: string]: NameForms };
  readonly terminology: readonly TermRule[];
  readonly markdown: MarkdownOptions;
  readonly checks: CheckPolicies;
  readonly lastUpdate: { readonly time: boolean; readonly author: boolean };
  /** Prefix to which a source path is added; `null`: no edit links. */
  readonly editUrl: string | null;
  /** Pages of old versions link to the current version's file. */
  readonly editCurrentVersion: boolean;
  readonly head: HeadOptions;
  readonly sitemap: SitemapOptions | null;
  readonly robots: boolean;
  readonly openSearch: boolean;
  readonly llmsTxt: boolean;
  readonly markdownCopies: boolean;
  readonly contentSecurityPolicy: { readonly [directive: string]: readonly string[] };
  /** Suffix of every browser storage key; empty: none. */
  readonly storageNamespace: string;
  readonly versionPersistence: 'localStorage' | 'none';
  readonly customFields: { readonly [key: string]: Json };
}

/** Where content lies; paths relative to the config's folder. */
export interface ContentFolders {
  /** Documents of the current version. */
  readonly docs: string;
  /** Generic pages; `null`: none. */
  readonly pages: string | null;
  /** Documents of other versions, in folders named like them. */
  readonly versions: string;
  /** Translations: `<locale>/docs/…`, `<locale>/pages/…`, `<locale>/versions/<name>/…`. */
  readonly i18n: string;
  /** Files copied as they are; the later folder wins. */
  readonly static: readonly string[];
  /** Globs of content files that are no pages, besides names that begin with `_`. */
  readonly exclude: readonly string[];
}

/** The languages of the site; `default` is the code of one of the `list`. */
export interface Locales {
  readonly default: string;
  readonly list: readonly LocaleConfig[];
}

/** A language of the site. */
export interface LocaleConfig {
  readonly code: string;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly htmlLang: string;
  readonly calendar: string;
  /** URL segment; empty for the default locale. */
  readonly path: string;
}

/** An edition of the documents. */
export interface VersionConfig {
  readonly name: string;
  readonly label: string;
  /** URL path below the locale, no slashes around; empty for the current version. */
  readonly path: string;
  /** Exactly one version is the current one. */
  readonly isCurrent: boolean;
  /** Folder of its documents, relative to the config's folder. */
  readonly folder: string;
  /** Id of the document that is the version's main page; `null`: the one with slug `/`, else the first of the first sidebar. */
  readonly mainPage: string | null;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  readonly badge: boolean;
  readonly noIndex: boolean;
  /** Own sidebars; `null`: those of the site. */
  readonly sidebars: Sidebars | null;
}

/** Sidebars by id, as the config writes them. */
export type Sidebars = { readonly [id: string]: readonly SidebarItem[] };

/** An entry of a sidebar, shorthands already written out. */
export type SidebarItem =
  | { readonly type: 'doc' | 'ref'; readonly id: string; readonly label?: string; readonly className?: string }
  | { readonly type: 'link'; readonly label: string; readonly href: string; readonly description?: string }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly items: readonly SidebarItem[];
      readonly link?: CategoryLink | null;
      readonly collapsed?: boolean;
      readonly collapsible?: boolean;
      readonly description?: string;
      readonly className?: string;
    }
  /** `dir` is a folder below the version's documents; `.` is all of them. */
  | { readonly type: 'autogenerated'; readonly dir: string };

/** Where the title of a category leads: to a document, or to a page that lists the entries. */
export type CategoryLink =
  | { readonly type: 'doc'; readonly id: string }
  | { readonly type: 'generated-index'; readonly slug?: string; readonly title?: string; readonly description?: string };

/** How sidebars behave. A category may decide otherwise for itself. */
export interface SidebarOptions {
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly hideable: boolean;
  readonly autoCollapse: boolean;
}

/** An image beside the title; sources are files of the static folders or addresses, sizes CSS pixels. */
export interface Logo {
  readonly src: string;
  readonly srcDark?: string;
  readonly alt: string;
  readonly href?: string;
  readonly width?: number;
  readonly height?: number;
}

/** The bar above every page. */
export interface Navbar {
  readonly title: string;
  readonly logo: Logo | null;
  readonly hideOnScroll: boolean;
  readonly style: 'default' | 'dark' | 'primary';
  readonly items: readonly NavbarItem[];
}

interface Positioned {
  readonly position: 'left' | 'right';
  readonly className?: string;
}

/** A link inside a dropdown, the footer or the navbar: `to` is a route or source of the site, `href` any address. */
export interface LinkItem {
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
}

/** An entry of the navbar. */
export type NavbarItem = Positioned &
  (
    | ({ readonly type: 'link'; readonly activeBasePath?: string } & LinkItem)
    | { readonly type: 'dropdown'; readonly label: string; readonly to?: string; readonly items: readonly LinkItem[] }
    | { readonly type: 'doc'; readonly docId: string; readonly label?: string }
    | { readonly type: 'docSidebar'; readonly sidebarId: string; readonly label: string }
    | { readonly type: 'docsVersion'; readonly label?: string; readonly to?: string }
    | {
        readonly type: 'docsVersionDropdown';
        /** Names of the versions to show; absent: all. */
        readonly versions?: readonly string[];
        readonly itemsBefore: readonly LinkItem[];
        readonly itemsAfter: readonly LinkItem[];
      }
    | { readonly type: 'localeDropdown'; readonly itemsBefore: readonly LinkItem[]; readonly itemsAfter: readonly LinkItem[] }
    | { readonly type: 'search' }
    | { readonly type: 'html'; readonly value: string }
  );

/** A line above the navbar; `id` is remembered when a reader closes it. */
export interface AnnouncementBar {
  readonly id: string;
  /** HTML, sanitised unless the content is trusted. */
  readonly content: string;
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly isCloseable: boolean;
}

/** The end of every page. */
export interface Footer {
  readonly style: 'light' | 'dark';
  readonly logo: Logo | null;
  /** Columns, or one column without a title for flat links. */
  readonly columns: readonly { readonly title: string; readonly items: readonly LinkItem[] }[];
  /** HTML, sanitised unless the content is trusted. */
  readonly copyright: string;
}

/** Light and dark, and who chooses. */
export interface ColorModeOptions {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

/** Enlarging of images; offsets and margins in CSS pixels. */
export interface ZoomOptions {
  readonly selector: string;
  readonly scrollOffset: number;
  readonly attachDelayMs: number;
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

/** What blocks of code do in the browser. */
export interface CodeBlockOptions {
  /** What a shell prints before a command, with its space. */
  readonly prompts: readonly string[];
}

/** The bar that shows a slow change of page; `minimum` is a share from 0 to 1. */
export interface ProgressBarOptions {
  readonly minimum: number;
  readonly speedMs: number;
  readonly delayMs: number;
}

/** What is indexed and how results are shown. */
export interface SearchOptions {
  readonly languages: readonly string[];
  /** Suggestions in the box. */
  readonly resultLimit: number;
  /** Characters of an excerpt in the box. */
  readonly excerptLength: number;
  readonly pageResultLimit: number;
  readonly pageExcerptLength: number;
  readonly highlight: boolean;
  readonly shortcut: boolean;
  readonly shortcutKeymap: string;
  readonly contexts: readonly { readonly path: string; readonly label: string }[];
  /** The root index holds every page, also those of a context. */
  readonly everywhere: boolean;
  /** Routes (globs) that are not indexed. */
  readonly ignore: readonly string[];
  readonly includePages: boolean;
  /** File with lists of words that mean the same, relative to the config. */
  readonly synonyms: string | null;
  /** File with golden questions, relative to the config. */
  readonly questions: string | null;
  /** Wrong letters that are forgiven in a word. */
  readonly fuzzyDistance: number;
  readonly provider: SearchProvider | null;
}

/** A search server that is asked in place of the index in the browser. */
export interface SearchProvider {
  /** `opensearch` is Elasticsearch too. */
  readonly server: 'opensearch' | 'typesense' | 'meilisearch';
  /** Path on the origin of the site; `*` in it stands for the name of an index. */
  readonly address: string;
}

/** Counting of page views by an Umami server. */
export interface AnalyticsOptions {
  readonly websiteId: string;
  readonly hostUrl: string;
  readonly autoTrack: boolean;
  readonly doNotTrack: boolean;
  readonly excludeSearch: boolean;
  readonly excludeHash: boolean;
  readonly domains: readonly string[];
  readonly tag: string | null;
}

/** The question below an article whether it helped. */
export interface FeedbackOptions {
  readonly siteId: string;
  /** Origin that receives. */
  readonly appUrl: string;
  readonly negativeOptions: readonly { readonly id: string; readonly label: string }[];
  readonly positiveHint: string;
  /** Globs against the route. */
  readonly hiddenPages: readonly string[];
  readonly hideEmail: boolean;
}

/** Old addresses and the one they lead to. */
export interface RedirectRule {
  readonly from: readonly string[];
  readonly to: string;
}

/** The forms of a name by grammatical case. */
export interface NameForms {
  readonly nominative: string;
  readonly genitive: string;
  readonly dative: string;
  readonly accusative: string;
  readonly instrumental: string;
  readonly prepositional: string;
}

/** How content files are read. */
export interface MarkdownOptions {
  /** Raw HTML is kept as it is; otherwise it is sanitised. */
  readonly trustHtml: boolean;
  readonly math: boolean;
  readonly diagrams: boolean;
  readonly smartQuotes: boolean;
  readonly typography: boolean;
  readonly linkTypes: boolean;
  readonly numberPrefixes: boolean;
  readonly maintainAnchorCase: boolean;
  readonly defaultLanguage: string;
  readonly magicComments: readonly MagicComment[];
  readonly admonitionKinds: readonly string[];
  /** Directives that the theme of the site draws, by name. */
  readonly directives: { readonly [name: string]: DirectiveOptions };
  /** HTML element names that the theme draws itself as parts. */
  readonly elementParts: readonly string[];
}

/** What becomes of each kind of doubtful content. */
export interface CheckPolicies {
  readonly brokenLinks: Policy;
  readonly brokenAnchors: Policy;
  readonly brokenImages: Policy;
  readonly duplicateRoutes: Policy;
  readonly missingAlt: Policy;
  readonly unknownLanguage: Policy;
  readonly unknownDirective: Policy;
  readonly unknownTypes: Policy;
  readonly terminology: Policy;
  readonly repeatedText: Policy;
  readonly orphanPages: Policy;
}

/** What is added to the head of every page. */
export interface HeadOptions {
  /** Social card, a file of the static folders or an address. */
  readonly image: string | null;
  readonly metadata: readonly { readonly [attribute: string]: string }[];
  readonly tags: readonly { readonly tag: string; readonly attributes: { readonly [name: string]: string } }[];
}

/** What `sitemap.xml` says and leaves out. */
export interface SitemapOptions {
  readonly lastmod: boolean;
  readonly changefreq: string | null;
  readonly priority: number | null;
  /** Route globs left out. */
  readonly ignore: readonly string[];
}
