import * as z from 'zod';
import type { Words } from '../words.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { Json } from '../json.ts';
import { basePath, origin } from './address-fields.ts';
import {
  announcementBarField, codeBlocksField, colorModeField, loaderDelayField, progressBarField, sidebarField, tableOfContentsField, zoomField,
} from './appearance.ts';
import { flag, object, oneOf, words } from './fields.ts';
import { footerField } from './footer.ts';
import { localesField } from './locales.ts';
import { checksField, markdownField } from './markdown-options.ts';
import { navbarField } from './navbar.ts';
import {
  contentField, contentSecurityPolicyField, editUrlField, faviconField, headField, lastUpdateField, sitemapField, storageNamespaceField,
} from './output-options.ts';
import { presetsField } from './presets.ts';
import { productNamesField } from './product-names.ts';
import { redirectsField } from './redirects.ts';
import { searchField } from './search-options.ts';
import { analyticsField, feedbackField } from './services.ts';
import { sidebarsField } from './sidebars.ts';
import { terminologyField } from './terminology.ts';
import { completeVersions, versionsField } from './versions.ts';

/** Every key of site-config.json in the order of the reference, before the defaults that depend on other keys. */
export const siteConfigInput = object({
  $schema: words()
    .exactOptional()
    .describe('Address or path of the JSON Schema, so that editors complete and underline; has no other effect.'),
  title: words().describe('Name of the site: in titles of pages, in the header and on social cards.'),
  tagline: z.string().default('').describe('Sentence that says what the site is about.'),
  url: origin().describe('Address of the deployed site: protocol and host, without a path.'),
  basePath: basePath().prefault('/').describe('Path below which all pages lie; the slashes at its ends may be left out.'),
  favicon: faviconField,
  trailingSlash: flag(true, 'Addresses of pages end with `/` and documents are `x/index.html`; otherwise they have no slash and are `x.html`.'),
  titleDelimiter: words().default('|').describe('Stands between the title of a page and that of the site.'),
  noIndex: flag(false, 'Asks search engines not to index the site; its own search works as ever.'),
  outDir: words().default('build').describe('Folder of the built site, relative to the folder of the config.'),
  router: oneOf(
    ['browser', 'hash', 'memory'], 'browser',
    'How addresses are kept while reading: `browser` in paths; `hash` behind the `#` of `index.html`, so that the built folder works ' +
    'wherever it lies, also opened from disk; `memory` nowhere, for a site inside another application.',
  ),
  theme: words()
    .default('@helpgen/theme')
    .describe(
      'Theme: the name of a package, or a folder such as `./theme`, which holds those of `index`, `server` and `client` that it changes.',
    ),
  presets: presetsField,
  content: contentField,
  locales: localesField,
  versions: versionsField,
  sidebars: sidebarsField,
  sidebar: sidebarField,
  navbar: navbarField,
  announcementBar: announcementBarField,
  footer: footerField,
  colorMode: colorModeField,
  tableOfContents: tableOfContentsField,
  breadcrumbs: flag(true, 'Shows above an article where it stands in its sidebar.'),
  zoom: zoomField,
  codeBlocks: codeBlocksField,
  progressBar: progressBarField,
  loaderDelayMs: loaderDelayField,
  search: searchField,
  analytics: analyticsField,
  feedback: feedbackField,
  redirects: redirectsField,
  productNames: productNamesField,
  terminology: terminologyField,
  markdown: markdownField,
  checks: checksField,
  lastUpdate: lastUpdateField,
  editUrl: editUrlField,
  editCurrentVersion: flag(false, 'Edit links of old versions lead to the file of the current version.'),
  head: headField,
  sitemap: sitemapField,
  robots: flag(true, 'Writes `robots.txt`, unless a static folder has one.'),
  openSearch: flag(true, 'Writes the description by which browsers offer the search of the site.'),
  llmsTxt: flag(true, 'Writes `llms.txt`, the list of pages for language models.'),
  markdownCopies: flag(true, 'Writes each article also as Markdown, at its address with `.md`.'),
  offline: flag(
    false,
    'Lets pages that were read, and those of their section, be read without a network, by a service worker (`offline-worker.js`). ' +
    'A site that no longer has it makes browsers forget what was kept.',
  ),
  contentSecurityPolicy: contentSecurityPolicyField,
  storageNamespace: storageNamespaceField,
  versionPersistence: oneOf(['localStorage', 'none'], 'localStorage', 'Where the reader’s choice of version is kept.'),
  customFields: z
    .record(z.string(), z.unknown() as unknown as z.ZodType<Json>)
    .default({})
    .describe('Values of your own, for themes; the only place where any key is allowed.'),
});

/** The schema that admits site-config.json: its input is what may be written, its output {@link SiteConfig}. */
export const siteConfigSchema = siteConfigInput.transform((input) => {
  const { $schema: _, ...config } = input;
  return { ...config, versions: completeVersions(config.versions, config.content), storageNamespace: suffixOf(config) };
});

/** The checked content of site-config.json: every default filled in. What a key means is said by the schema. */
export type SiteConfig = DeepReadonly<z.output<typeof siteConfigSchema>>;

type Given<Key extends keyof SiteConfig> = NonNullable<SiteConfig[Key]>;

/** A language of the site; the `path` of the default one is empty. */
export type LocaleConfig = SiteConfig['locales']['list'][number];

/** An edition of the documents; exactly one is the current one. `path` has no slashes around it. */
export type VersionConfig = SiteConfig['versions'][number];

/** How sidebars behave. A category may decide otherwise for itself. */
export type SidebarOptions = SiteConfig['sidebar'];

/** The bar above every page. */
export type Navbar = SiteConfig['navbar'];

/** An entry of the navbar. */
export type NavbarItem = Navbar['items'][number];

/** An image beside the title; sources are files of the static folders or addresses, sizes CSS pixels. */
export type Logo = NonNullable<Navbar['logo']>;

/** The end of every page; flat links are one column without a title. */
export type Footer = SiteConfig['footer'];

/** A link inside a dropdown, the footer or the navbar: `to` is a route or source of the site, `href` any address. */
export type LinkItem = Footer['columns'][number]['items'][number];

/** A line above the navbar; `id` is remembered when a reader closes it. */
export type AnnouncementBar = Given<'announcementBar'>;

/** Light and dark, and who chooses. */
export type ColorModeOptions = SiteConfig['colorMode'];

/** Enlarging of images; offsets and margins in CSS pixels. */
export type ZoomOptions = Given<'zoom'>;

/** What blocks of code do in the browser. */
export type CodeBlockOptions = SiteConfig['codeBlocks'];

/** The bar that shows a slow change of page; `minimum` is a share from 0 to 1. */
export type ProgressBarOptions = Given<'progressBar'>;

/** What is indexed and how results are shown. */
export type SearchOptions = Given<'search'>;

/** Counting of page views by an Umami server. */
export type AnalyticsOptions = Given<'analytics'>;

/** The question below an article whether it helped. */
export type FeedbackOptions = Given<'feedback'>;

/** Old addresses and the one they lead to. */
export type RedirectRule = SiteConfig['redirects'][number];

/** What `sitemap.xml` says and leaves out. */
export type SitemapOptions = Given<'sitemap'>;

/** A directive in a comment of code: which class it gives to which lines. */
export type MagicComment = SiteConfig['markdown']['magicComments'][number];

/** A directive of the site's own. */
export type DirectiveOptions = SiteConfig['markdown']['directives'][string];

/** What an author may write as an attribute of a directive. */
export type AttributeOptions = DirectiveOptions['attributes'][string];

/** A word, and others that mean the same and are not used. */
export type TermRule = SiteConfig['terminology'][number];

/** Sources by the directive of a Content-Security-Policy that they are allowed by. */
export interface PolicySources {
  readonly [directive: string]: readonly string[];
}

/** What of the config concerns one article. Its digest is part of the key under which an article is cached. */
export type ContentOptions = Omit<SiteConfig['markdown'], 'numberPrefixes'> & {
  /** Locale code: slugs, default titles and labels follow it. */
  readonly locale: string;
  /** What the site says otherwise of what compiled content says itself. */
  readonly words: Words;
  readonly terminology: readonly TermRule[];
  /** What the browser loads and from where, where HTML is trusted; `origin` is that of the site. */
  readonly policy?: PolicySources;
  /** What becomes of what is doubtful in one article. */
  readonly checks: Pick<
    SiteConfig['checks'],
    'agents' | 'unknownLanguage' | 'unknownDirective' | 'unknownFrontMatter' | 'terminology' | 'foreignSyntax' | 'removedHtml' | 'repeatedText'
  >;
};

function suffixOf({ storageNamespace: namespace, url, basePath }: z.output<typeof siteConfigInput>): string {
  if (namespace === false) return '';
  return `-${namespace === true ? fnv1a(url + basePath).slice(0, 3) : namespace}`;
}

/** The 32-bit FNV-1a hash of the UTF-16 units of `text`, as eight hex digits (Fowler, Noll, Vo). */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
