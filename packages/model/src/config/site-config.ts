import * as z from 'zod';
import type { Json } from '../json.ts';
import { appearance } from './appearance.ts';
import { basePath, flag, object, oneOf, origin, words } from './fields.ts';
import { footerField } from './footer.ts';
import { localesField } from './locales.ts';
import { checksField, markdownField } from './markdown-options.ts';
import { navbarField } from './navbar.ts';
import { output } from './output-options.ts';
import { presetsField } from './presets.ts';
import { redirectsField } from './redirects.ts';
import { searchField } from './search-options.ts';
import { analyticsField, feedbackField } from './services.ts';
import { sidebarsField } from './sidebars.ts';
import { completeVersions, versionsField } from './versions.ts';
import { productNamesField, terminologyField } from './vocabulary.ts';

/** Every key of site-config.json in the order of the reference, before the defaults that depend on other keys. */
export const siteConfigInput = object({
  $schema: words()
    .exactOptional()
    .describe('Address or path of the JSON Schema, so that editors complete and underline; has no other effect.'),
  title: words().describe('Name of the site: in titles of pages, in the header and on social cards.'),
  tagline: z.string().default('').describe('Sentence that says what the site is about.'),
  url: origin().describe('Address of the deployed site: protocol and host, without a path.'),
  basePath: basePath().prefault('/').describe('Path below which all pages lie; the slashes at its ends may be left out.'),
  favicon: output.favicon,
  trailingSlash: flag(true, 'Addresses of pages end with `/` and documents are `x/index.html`; otherwise they have no slash and are `x.html`.'),
  titleDelimiter: words().default('|').describe('Stands between the title of a page and that of the site.'),
  noIndex: flag(false, 'Asks search engines not to index the site, and writes no `llms.txt`; its own search works as ever.'),
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
  content: output.content,
  locales: localesField,
  versions: versionsField,
  sidebars: sidebarsField,
  sidebar: appearance.sidebar,
  navbar: navbarField,
  announcementBar: appearance.announcementBar,
  footer: footerField,
  colorMode: appearance.colorMode,
  tableOfContents: appearance.tableOfContents,
  breadcrumbs: flag(true, 'Shows above an article where it stands in its sidebar.'),
  zoom: appearance.zoom,
  codeBlocks: appearance.codeBlocks,
  progressBar: appearance.progressBar,
  loaderDelayMs: appearance.loaderDelayMs,
  search: searchField,
  analytics: analyticsField,
  feedback: feedbackField,
  redirects: redirectsField,
  productNames: productNamesField,
  terminology: terminologyField,
  markdown: markdownField,
  checks: checksField,
  lastUpdate: output.lastUpdate,
  editUrl: output.editUrl,
  editCurrentVersion: flag(false, 'Edit links of old versions lead to the file of the current version.'),
  head: output.head,
  sitemap: output.sitemap,
  robots: flag(true, 'Writes `robots.txt`, unless a static folder has one.'),
  openSearch: flag(true, 'Writes the description by which browsers that have seen the home page offer the search of the site.'),
  llmsTxt: flag(true, 'Writes `llms.txt`, the list of pages for language models; pages that search engines are not to index are not in it.'),
  markdownCopies: flag(true, 'Writes each article also as Markdown, at its address with `.md`.'),
  offline: flag(
    false,
    'Lets pages that were read, and those of their section, be read without a network, by a service worker (`offline-worker.js`). ' +
    'A site that no longer has it makes browsers forget what was kept.',
  ),
  contentSecurityPolicy: output.contentSecurityPolicy,
  storageNamespace: output.storageNamespace,
  versionPersistence: oneOf(['localStorage', 'none'], 'localStorage', 'Where the reader’s choice of version is kept.'),
  customFields: z
    .record(z.string(), z.unknown() as unknown as z.ZodType<Json>)
    .default({})
    .describe('Values of your own, for themes; the only place where any key is allowed.'),
});

/** The schema that admits site-config.json: its input is what may be written, its output a `SiteConfig`. */
export const siteConfigSchema = siteConfigInput.transform((input) => {
  const { $schema: _, ...config } = input;
  return { ...config, versions: completeVersions(config.versions, config.content), storageNamespace: suffixOf(config) };
});

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
