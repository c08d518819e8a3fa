import type { Checked, ContentGraph, Diagnostic, GraphPage, OutputPath, Preset, SiteConfig, SiteSources } from '@helpgen/model';
import { compareTexts, resolveSourcePath, severityOf, sortDiagnostics } from '@helpgen/model';
import { finding } from './finding.ts';
import { checkFrame } from './frame/resolve-frame.ts';
import { checkGlossary } from './glossary/make-glossary.ts';
import { linkPages, type LinkedPages } from './links/link-pages.ts';
import { createSiteIndex } from './links/site-index.ts';
import { makeEditions } from './make-editions.ts';
import { checkStaticFiles, dropCollisions } from './pages/drop-collisions.ts';
import { groupSources } from './pages/group-sources.ts';
import { makeDocuments } from './pages/make-documents.ts';
import { makeGenericPages } from './pages/make-generic-pages.ts';
import type { LinkHref, SitePage } from './pages/site-page.ts';
import { createInsights, type Insights } from './presets/create-insights.ts';
import { resolveRedirects } from './redirects/resolve-redirects.ts';
import { assignSidebars } from './sidebars/assign-sidebars.ts';
import { buildSidebars } from './sidebars/build-sidebars.ts';
import { findMainPages } from './sidebars/find-main-pages.ts';
import { createLinkHref, makeSidebarTrees } from './sidebars/make-sidebar-tree.ts';

/**
 * Everything about the site as a whole, decided from outlines alone: editions, addresses, sidebars, redirects and links,
 * with every finding about them. `digest` names sidebars by their content; hashing belongs to the caller. The analyses of
 * `presets` see the pages, too.
 */
export function buildContentGraph(
  config: SiteConfig,
  sources: SiteSources,
  digest: (text: string) => string,
  presets: readonly Preset[] = [],
): Checked<ContentGraph> {
  const diagnostics: Diagnostic[] = [];
  const plans = makeEditions(config);
  const grouped = groupSources(config, sources, diagnostics);
  const documents = makeDocuments(config, plans, grouped, diagnostics);
  const generic = makeGenericPages(config, plans, grouped, diagnostics);
  const sidebars = buildSidebars(config, documents, diagnostics);
  const candidates = [...documents.flatMap((edition) => edition.pages), ...generic.pages, ...sidebars.pages];
  const pages = dropCollisions(config, candidates, diagnostics);
  diagnostics.push(...checkStaticFiles(config, pages, sources.staticFiles));
  const membership = assignSidebars(sidebars.editions, diagnostics);
  const mainPages = findMainPages(config, sidebars.editions, diagnostics);

  const drafts = [...documents.flatMap((edition) => [...edition.drafts.values()]), ...generic.drafts];
  const statics = sources.staticFiles.map(({ path }) => path as OutputPath);
  const bareIndex = createSiteIndex<SitePage>({ config, pages, drafts, files: sources.files, statics, mainPages, redirects: new Map() });
  const redirects = resolveRedirects(bareIndex, pages, diagnostics);
  const index = { ...bareIndex, redirects };

  // The routes of pages to which something leads.
  const reached = new Set<string>([...membership.keys(), ...mainPages.values()].map(({ route }) => route));
  const linked = linkPages(index, pages, reached, diagnostics);
  const insights = createInsights(config, pages, presets);
  const mentions = new Map(pages.map((page) => [page, insights.targetsOf(page, reached)]));
  const hrefOf = createLinkHref(index, reached, diagnostics);
  const trees = makeSidebarTrees(sidebars.editions, hrefOf, digest);
  checkFrame({ config, index, sidebars: trees, editions: documents }, reached, diagnostics);
  diagnostics.push(...insights.findings(), ...findOrphans(config, pages.filter(({ route }) => !reached.has(route)), insights));
  diagnostics.push(...checkGlossary(config, pages), ...countUntranslated(config, pages));

  const value: ContentGraph = {
    editions: plans.map(({ edition }) => {
      const page = mainPages.get(edition.root);
      return page === undefined ? edition : { ...edition, mainPage: page.route };
    }),
    pages: pages.map((page) => makeGraphPage(page, { sidebars: membership, linked, mentions, hrefOf })),
    sidebars: trees,
    redirects: [...redirects.values()]
      .map(({ from, href, keepsQueryAndHash }) => ({ from, href, keepsQueryAndHash }))
      .sort((a, b) => compareTexts(a.from, b.from)),
    // An edition whose root has no page shows its main page there.
    mirrors: [...mainPages].flatMap(([root, { route }]) => {
      const isThere = index.byRoute.get(root)?.route === root || redirects.has(root) || index.statics.has(`${root}/index.html`.replace(/^\/+/, ''));
      return isThere ? [] : [{ route: root, of: route }];
    }),
    assets: [...linked.assets].sort(),
    staticFiles: winningFiles(sources.staticFiles),
    summaries: insights.summaries(),
  };
  return { value, diagnostics: sortDiagnostics(diagnostics) };
}

/** What is said of those of `pages`, to which nothing leads, that are listed documents of the default locale. */
function findOrphans({ checks }: SiteConfig, pages: readonly SitePage[], insights: Insights): readonly Diagnostic[] {
  const severity = severityOf(checks.orphanPages);
  return pages.flatMap((page) => {
    const { source, id = '', kind, plan, isUnlisted, isDraft } = page;
    if (kind !== 'doc' || source === undefined || isUnlisted || isDraft || !plan.isDefaultLocale) return [];
    return insights.findOrphan(page) ?? (severity === undefined ? [] : [finding('HG3021', { id }, { at: { file: source }, severity })]);
  });
}

/** How many of the pages that readers find are not translated, once a locale; at its place in the config. */
function countUntranslated(config: SiteConfig, pages: readonly SitePage[]): readonly Diagnostic[] {
  const severity = severityOf(config.checks.untranslated);
  if (severity === undefined) return [];
  return config.locales.list.flatMap(({ code }, index) => {
    const own = pages.filter(({ plan, outline, isDraft, isUnlisted }) => plan.locale.code === code && outline !== undefined && !isDraft && !isUnlisted);
    const untranslated = own.filter(({ textLocale }) => textLocale !== undefined);
    if (untranslated.length === 0) return [];
    const examples = untranslated.slice(0, 5).map(({ source }) => `\`${source}\``);
    const args = { locale: code, original: config.locales.default, count: untranslated.length, total: own.length, examples };
    return [finding('HG3702', { ...args, pointer: `locales.list[${index}]` }, { severity })];
  });
}

interface PageParts {
  readonly sidebars: ReadonlyMap<SitePage, string>;
  readonly linked: LinkedPages;
  readonly mentions: ReadonlyMap<SitePage, GraphPage['mentions']>;
  readonly hrefOf: LinkHref;
}

function makeGraphPage(page: SitePage, { sidebars, linked, mentions: mentionsOf, hrefOf }: PageParts): GraphPage {
  const { plan: _plan, href: _href, place: _place, origin: _origin, makeCards, ...placed } = page;
  const sidebar = sidebars.get(page);
  const mentions = mentionsOf.get(page);
  return {
    ...placed,
    ...(sidebar === undefined ? {} : { sidebar }),
    ...(linked.byRoute.get(page.route) ?? { links: [], assets: [] }),
    ...(mentions === undefined ? {} : { mentions }),
    ...(makeCards === undefined ? {} : { cards: makeCards(hrefOf) }),
  };
}

function winningFiles(files: SiteSources['staticFiles']): ContentGraph['staticFiles'] {
  const byOutput = new Map<string, ContentGraph['staticFiles'][number]>();
  for (const { source, path } of files) {
    // A path that climbs cannot come from a folder listing; it is dropped rather than written outside.
    const output = resolveSourcePath('', path);
    if (output !== undefined) byOutput.set(output, { source, output: output as string as OutputPath });
  }
  return [...byOutput.values()].sort((a, b) => compareTexts(a.output, b.output));
}
