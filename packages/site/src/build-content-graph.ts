import type {
  Checked, ContentGraph, Diagnostic, GraphPage, OutputPath, Preset, RoutePath, SidebarTree, SiteConfig, SiteSources,
} from '@helpgen/model';
import { resolveSourcePath, sortDiagnostics } from '@helpgen/model';
import { checkFrame } from './frame/check-frame.ts';
import { checkGlossary } from './glossary/check-glossary.ts';
import { linkPages, type LinkedPages } from './links/link-pages.ts';
import { createSiteIndex, type PlacedRedirect, type SiteIndex } from './links/site-index.ts';
import { makeEditions } from './make-editions.ts';
import { countUntranslated } from './pages/count-untranslated.ts';
import { checkStaticFiles, dropCollisions } from './pages/drop-collisions.ts';
import { findAgentHurdles } from './pages/find-agent-hurdles.ts';
import { findOrphans } from './pages/find-orphans.ts';
import { findRepeatedText } from './pages/find-repeated-text.ts';
import { groupSources } from './pages/group-sources.ts';
import { makeDocuments } from './pages/make-documents.ts';
import { makeGenericPages } from './pages/make-generic-pages.ts';
import type { LinkHref, SitePage } from './pages/site-page.ts';
import { createInsights } from './presets/create-insights.ts';
import { collectClaims } from './redirects/collect-claims.ts';
import { resolveRedirects } from './redirects/resolve-redirects.ts';
import { assignSidebars } from './sidebars/assign-sidebars.ts';
import { buildSidebars, type EditionSidebars } from './sidebars/build-sidebars.ts';
import { findMainPage } from './sidebars/find-main-page.ts';
import { createLinkHref } from './sidebars/create-link-href.ts';
import { makeSidebarTree } from './sidebars/make-sidebar-tree.ts';

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
  const take = <T extends { readonly diagnostics: readonly Diagnostic[] }>(step: T): T => {
    for (const diagnostic of step.diagnostics) diagnostics.push(diagnostic);
    return step;
  };

  const plans = makeEditions(config);
  const grouped = take(groupSources(config, sources));
  const documents = take(makeDocuments(config, plans, grouped));
  const generic = take(makeGenericPages(config, plans, grouped));
  const sidebars = take(buildSidebars(config, documents.editions));
  const candidates = [...documents.editions.flatMap(({ pages }) => pages), ...generic.pages, ...sidebars.pages];
  const pages = take(dropCollisions(config, candidates)).value;
  const membership = take(assignSidebars(sidebars.editions));

  const mainPages = findMainPages(config, sidebars.editions, diagnostics);
  const statics = sources.staticFiles.map(({ path }) => path as OutputPath);
  diagnostics.push(...checkStaticFiles(config, pages, sources.staticFiles));
  const drafts = [...documents.editions.flatMap((edition) => [...edition.drafts.values()]), ...generic.drafts];
  const site = { config, pages, drafts, files: sources.files, statics, mainPages };
  const bareIndex = createSiteIndex(site, new Map());
  const redirects = take(resolveRedirects(bareIndex, pages, collectClaims(config, pages)));
  const index: SiteIndex = { ...bareIndex, redirects: redirects.byRoute };
  const linked = take(linkPages(index, pages));
  const insights = createInsights(config, pages, presets);
  const namedRoutes = new Set<string>();
  const mentions = new Map(pages.map((page) => [page, insights.targetsOf(page, namedRoutes)]));
  for (const found of insights.findings()) diagnostics.push(found);
  const links = createLinkHref(index, diagnostics);
  const trees = makeTrees(sidebars.editions, links, digest);
  const frame = take(checkFrame({ config, index, sidebars: trees, editions: documents.editions, mainPages }));
  const linkedRoutes = [linked.linkedRoutes, namedRoutes, frame.linkedRoutes, links.linkedRoutes];
  diagnostics.push(...findOrphans(config, pages, { sidebars: membership.byPage, linkedRoutes, mainPages, insights }));

  diagnostics.push(...checkGlossary(config, pages), ...findRepeatedText(config, pages));
  diagnostics.push(...countUntranslated(config, pages), ...findAgentHurdles(config, pages));

  const value: ContentGraph = {
    editions: plans.map(({ edition }) => ({ ...edition, ...mainPageField(mainPages.get(edition.root)) })),
    pages: pages.map((page) => makeGraphPage(page, { sidebars: membership.byPage, linked, mentions, hrefOf: links.hrefOf })),
    sidebars: trees,
    redirects: [...redirects.byRoute.values()].map(stripRedirect).sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
    mirrors: makeMirrors(index, mainPages, redirects.byRoute),
    assets: [...linked.assets].sort(),
    staticFiles: winningFiles(sources.staticFiles),
    summaries: insights.summaries(),
  };
  return { value, diagnostics: sortDiagnostics(diagnostics) };
}

function findMainPages(config: SiteConfig, editions: readonly EditionSidebars[], diagnostics: Diagnostic[]): ReadonlyMap<RoutePath, SitePage> {
  const mainPages = new Map<RoutePath, SitePage>();
  for (const edition of editions) {
    const page = findMainPage(config, edition, (diagnostic) => diagnostics.push(diagnostic));
    if (page !== undefined) mainPages.set(edition.documents.plan.edition.root, page);
  }
  return mainPages;
}

function mainPageField(page: SitePage | undefined): { readonly mainPage?: RoutePath } {
  return page === undefined ? {} : { mainPage: page.route };
}

function makeTrees(editions: readonly EditionSidebars[], links: { readonly hrefOf: LinkHref }, digest: (text: string) => string): ContentGraph['sidebars'] {
  const trees: { [key: string]: SidebarTree } = {};
  for (const { documents, trees: sidebars } of editions) {
    const { key } = documents.plan.edition;
    for (const tree of sidebars) trees[`${key}/${tree.id}`] = makeSidebarTree(tree, { edition: key, hrefOf: links.hrefOf, digest });
  }
  return trees;
}

/** An edition whose root has no page shows its main page there. */
function makeMirrors(index: SiteIndex, mainPages: ReadonlyMap<RoutePath, SitePage>, taken: ReadonlyMap<string, PlacedRedirect>): ContentGraph['mirrors'] {
  return [...mainPages].flatMap(([root, main]) => {
    const isThere = index.byRoute.get(root)?.route === root || taken.has(root) || index.statics.has(`${root}/index.html`.replace(/^\/+/, ''));
    return isThere ? [] : [{ route: root, of: main.route }];
  });
}

function stripRedirect({ from, href, keepsQueryAndHash }: PlacedRedirect): ContentGraph['redirects'][number] {
  return { from, href, keepsQueryAndHash };
}

interface PageParts {
  readonly sidebars: ReadonlyMap<SitePage, string>;
  readonly linked: LinkedPages;
  readonly mentions: ReadonlyMap<SitePage, GraphPage['mentions']>;
  readonly hrefOf: LinkHref;
}

function makeGraphPage(page: SitePage, { sidebars, linked, mentions: mentionsOf, hrefOf }: PageParts): GraphPage {
  const { route, kind, edition, outline, source, id, title, description, textLocale, isDraft, isUnlisted, isNoIndex, makeCards } = page;
  const sidebar = sidebars.get(page);
  const mentions = mentionsOf.get(page);
  const { links, assets } = linked.byRoute.get(route) ?? { links: [], assets: [] };
  return {
    route,
    kind,
    edition,
    ...(outline === undefined ? {} : { outline }),
    ...(source === undefined ? {} : { source }),
    ...(id === undefined ? {} : { id }),
    title,
    description,
    ...(textLocale === undefined ? {} : { textLocale }),
    ...(sidebar === undefined ? {} : { sidebar }),
    isDraft,
    isUnlisted,
    isNoIndex,
    links,
    assets,
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
  return [...byOutput.values()].sort((a, b) => (a.output < b.output ? -1 : a.output > b.output ? 1 : 0));
}
