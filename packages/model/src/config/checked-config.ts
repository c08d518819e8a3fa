import type { DeepReadonly } from '../json.ts';
import { siteConfigSchema } from './site-config.ts';

// The types are read off this function, whose result declarations write out: so they name nothing of Zod, which nobody who installs the
// package has.
const check = (config: unknown) => siteConfigSchema.parse(config);

/** The checked content of site-config.json: every default filled in. What a key means is said by the schema. */
export type SiteConfig = DeepReadonly<ReturnType<typeof check>>;

type Given<Key extends keyof SiteConfig> = NonNullable<SiteConfig[Key]>;

/** A language of the site; the `path` of the default one is empty. */
export type LocaleConfig = SiteConfig['locales']['list'][number];

/** An edition of the documents; exactly one is the current one. `path` has no slashes around it. */
export type VersionConfig = SiteConfig['versions'][number];

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

/** What is indexed and how results are shown. */
export type SearchOptions = Given<'search'>;

/** Counting of page views by an Umami server. */
export type AnalyticsOptions = Given<'analytics'>;

/** The question below an article whether it helped. */
export type FeedbackOptions = Given<'feedback'>;

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
