import type { JsonPath } from '../json-source.ts';

/**
 * What to write in place of `key`, a key that other generators have at `path`, the object it stands in; `undefined`
 * when it is not known from there.
 */
export function adviceForRemoved(path: JsonPath, key: string): string | undefined {
  const place = removedByPlace.get(placeOf(path));
  if (place === undefined || !Object.hasOwn(place, key)) return undefined;
  const form = place[key] ?? '';
  return /^[\w.[\]]+$/.test(form) ? `Write \`${form}\` instead.` : form;
}

/** The place of an object with indexes and names of sidebars left out: `navbar.items[]`. */
function placeOf(path: JsonPath): string {
  if (path.includes('sidebars')) return 'sidebars';
  return path.map((step, index) => (typeof step === 'number' ? '[]' : index === 0 ? step : `.${step}`)).join('');
}

/** Keys to their new form: a key of ours by name, or a sentence. */
type Removed = { readonly [key: string]: string };

const root: Removed = {
  baseUrl: 'basePath',
  i18n: 'locales',
  themeConfig: 'Its parts stand at the top level: `navbar`, `footer`, `colorMode`, `announcementBar`, `tableOfContents` and so on.',
  onBrokenLinks: 'checks.brokenLinks',
  onBrokenMarkdownLinks: 'checks.brokenLinks',
  onBrokenAnchors: 'checks.brokenAnchors',
  onBrokenMarkdownImages: 'checks.brokenImages',
  onDuplicateRoutes: 'checks.duplicateRoutes',
  onInlineTags: 'Tags need no list of their own; delete the key.',
  docs: 'The folder is `content.docs`; the other options stand at the top level (`sidebars`, `versions`, `lastUpdate`, `editUrl`).',
  path: 'content.docs',
  blog: 'helpgen has no blog; delete the key.',
  pages: 'content.pages',
  routeBasePath: 'basePath',
  staticDirectories: 'content.static',
  include: 'Every Markdown file of the content folders is a page; leave some out with `content.exclude`.',
  exclude: 'content.exclude',
  presets: 'Its options stand at the top level.',
  plugins: 'What plugins are used for is built in (`search`, `redirects`, `zoom`, `analytics`, `sitemap`); another look is a `theme`.',
  themes: 'theme',
  clientModules: 'Scripts of the browser belong to a `theme`.',
  scripts: 'head.tags',
  stylesheets: 'head.tags',
  headTags: 'head.tags',
  customCss: 'Style sheets belong to a `theme`.',
  metadata: 'head.metadata',
  metadatas: 'head.metadata',
  image: 'head.image',
  logo: 'navbar.logo',
  storage: 'storageNamespace',
  future: 'There are no flags for the future; delete the key.',
  ssrTemplate: 'The document is written by the `theme`.',
  baseUrlIssueBanner: 'The banner is always there when it is needed; delete the key.',
  organizationName: 'helpgen does not deploy; delete the key.',
  projectName: 'helpgen does not deploy; delete the key.',
  deploymentBranch: 'helpgen does not deploy; delete the key.',
  githubHost: 'helpgen does not deploy; delete the key.',
  githubPort: 'helpgen does not deploy; delete the key.',
  prism: 'Languages are found by themselves; marks in code are `markdown.magicComments`, the default is `markdown.defaultLanguage`.',
  mermaid: 'markdown.diagrams',
  lastVersion: 'Mark the version with `"current": true` in `versions`.',
  onlyIncludeVersions: 'List only these versions in `versions`.',
  includeCurrentVersion: 'List the version in `versions`, or leave it out.',
  disableVersioning: 'Delete `versions`: there is then one version.',
  sidebarPath: 'sidebars',
  sidebarCollapsible: 'sidebar.collapsible',
  sidebarCollapsed: 'sidebar.collapsed',
  numberPrefixParser: 'markdown.numberPrefixes',
  showLastUpdateTime: 'lastUpdate.time',
  showLastUpdateAuthor: 'lastUpdate.author',
  gtag: 'analytics',
  googleAnalytics: 'analytics',
  algolia: 'search',
  fromExtensions: 'Addresses that end in `.html` are understood without it; delete the key.',
  toExtensions: 'Addresses that end in `.html` are understood without it; delete the key.',
};

const navbarItem: Removed = {
  dropdownItemsBefore: 'itemsBefore',
  dropdownItemsAfter: 'itemsAfter',
  dropdownActiveClassDisabled: 'The current version is always marked; delete the key.',
  docsPluginId: 'A site has one set of documents; delete the key.',
  activeBaseRegex: 'activeBasePath',
  activeSidebarClassName: 'className',
  prependBaseUrlToHref: 'Write pages of this site as `to`, which gets the base path.',
  target: 'Links that leave the site open in a new tab by themselves; delete the key.',
  html: 'Write an item of the type `html` with `value`.',
};

const link: Removed = {
  position: 'Only items of the navbar itself have a side; delete the key.',
  target: 'Links that leave the site open in a new tab by themselves; delete the key.',
  html: 'Write `label` with `to` or `href`.',
};

const removedByPlace: ReadonlyMap<string, Removed> = new Map([
  ['', root],
  ['checks', { unknownTypes: 'It is an option of the preset: `"presets": [["@helpgen/reference", { "unknownTypes": "warn" }]]`.' }],
  ['navbar', { links: 'items' }],
  ['navbar.items[]', navbarItem],
  ['navbar.items[].items[]', link],
  ['navbar.items[].itemsBefore[]', link],
  ['navbar.items[].itemsAfter[]', link],
  ['footer', { columns: 'links', items: 'links' }],
  ['footer.links[]', link],
  ['footer.links[].items[]', link],
  ['locales', { defaultLocale: 'default', locales: 'list', localeConfigs: 'list', path: 'content.i18n' }],
  [
    'versions[]',
    {
      isLast: 'current',
      isCurrent: 'current',
      mainDocId: 'mainPage',
      docs: 'folder',
      className: 'Pages carry the name of their version; delete the key.',
    },
  ],
  [
    'sidebars',
    {
      dirName: 'dir',
      ids: 'items',
      subitems: 'items',
      customProps: 'Use `className`, or `sidebar_custom_props` in the page’s front matter.',
      key: 'Labels need not be unique; delete the key.',
      value: 'A sidebar holds no raw HTML; write a link or a category.',
    },
  ],
  ['sidebar', { autoCollapseCategories: 'autoCollapse' }],
  [
    'search',
    {
      language: 'languages',
      searchResultLimits: 'resultLimit',
      searchResultContextMaxLength: 'excerptLength',
      highlightSearchTermsOnTargetPage: 'highlight',
      searchBarShortcut: 'shortcut',
      searchBarShortcutKeymap: 'shortcutKeymap',
      ignoreFiles: 'ignore',
      searchContextByPaths: 'contexts',
      useAllContextsWithNoSearchContext: 'everywhere',
      indexPages: 'includePages',
      fuzzyMatchingDistance: 'fuzzyDistance',
      indexDocs: 'Documents are always indexed; delete the key.',
      hashed: 'Indexes are always named by their content; delete the key.',
    },
  ],
  [
    'markdown',
    {
      mermaid: 'diagrams',
      hooks: 'The policies stand under `checks` at the top level.',
      anchors: 'maintainAnchorCase',
      admonitions: 'admonitionKinds',
      format: 'Content is Markdown with directives; delete the key.',
      mdx1Compat: 'Content is Markdown with directives; delete the key.',
    },
  ],
  ['sitemap', { ignorePatterns: 'ignore', filename: 'The file is always `sitemap.xml`; delete the key.' }],
  ['lastUpdate', { showLastUpdateTime: 'time', showLastUpdateAuthor: 'author' }],
]);
