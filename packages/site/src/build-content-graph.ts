import type {
  Checked, ContentGraph, Diagnostic, GraphPage, OutputPath, Preset, RoutePath, SiteConfig, SiteSources,
} from '@helpgen/model';
import { compareTexts, resolveSourcePath, sortDiagnostics } from '@helpgen/model';
import { checkFrame } from './frame/check-frame.ts';
import { checkGlossary } from './glossary/check-glossary.ts';
import { linkPages, type LinkedPages } from './links/link-pages.ts';
import { createSiteIndex, type PlacedRedirect, type SiteIndex } from './links/site-index.ts';
import { makeEditions } from './make-editions.ts';
import { countUntranslated } from './pages/count-untranslated.ts';
import { checkStaticFiles, dropCollisions } from './pages/drop-collisions.ts';
import { findOrphans } from './pages/find-orphans.ts';
import { groupSources } from './pages/group-sources.ts';
import { makeDocuments } from './pages/make-documents.ts';
import { makeGenericPages } from './pages/make-generic-pages.ts';
import type { LinkHref, SitePage } from './pages/site-page.ts';
import { createInsights } from './presets/create-insights.ts';
import { collectClaims } from './redirects/collect-claims.ts';
import { resolveRedirects } from './redirects/resolve-redirects.ts';
import { assignSidebars } from './sidebars/assign-sidebars.ts';
import { buildSidebars } from './sidebars/build-sidebars.ts';
import { findMainPages } from './sidebars/find-main-pages.ts';
import { createLinkHref } from './sidebars/create-link-href.ts';
import { makeSidebarTrees } from './sidebars/make-sidebar-tree.ts';

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
  const documents = take(makeDocuments(config, plans, grouped)).value;
  const generic = take(makeGenericPages(config, plans, grouped));
  const sidebars = take(buildSidebars(config, documents));
  const candidates = [...documents.flatMap(({ pages }) => pages), ...generic.pages, ...sidebars.pages];
  const pages = take(dropCollisions(config, candidates)).value;
  const membership = take(assignSidebars(sidebars.editions)).value;

  const mainPages = findMainPages(config, sidebars.editions, diagnostics);
  const statics = sources.staticFiles.map(({ path }) => path as OutputPath);
  diagnostics.push(...checkStaticFiles(config, pages, sources.staticFiles));
  const drafts = [...documents.flatMap((edition) => [...edition.drafts.values()]), ...generic.drafts];
  const site = { config, pages, drafts, files: sources.files, statics, mainPages };
  const bareIndex = createSiteIndex(site, new Map());
  const redirects = take(resolveRedirects(bareIndex, pages, collectClaims(config, pages))).value;
  const index: SiteIndex = { ...bareIndex, redirects };
  const linked = take(linkPages(index, pages));
  const insights = createInsights(config, pages, presets);
  const namedRoutes = new Set<string>();
  const mentions = new Map(pages.map((page) => [page, insights.targetsOf(page, namedRoutes)]));
  for (const found of insights.findings()) diagnostics.push(found);
  const links = createLinkHref(index, diagnostics);
  const trees = makeSidebarTrees(sidebars.editions, links.hrefOf, digest);
  const framed = take(checkFrame({ config, index, sidebars: trees, editions: documents })).value;
  const reached = new Set([linked.linkedRoutes, namedRoutes, framed, links.linkedRoutes].flatMap((routes) => [...routes]));
  for (const page of [...membership.keys(), ...mainPages.values()]) reached.add(page.route);
  diagnostics.push(...findOrphans(config, pages.filter(({ route }) => !reached.has(route)), insights));

  diagnostics.push(...checkGlossary(config, pages), ...countUntranslated(config, pages));

  const value: ContentGraph = {
    editions: plans.map(({ edition }) => {
      const page = mainPages.get(edition.root);
      return page === undefined ? edition : { ...edition, mainPage: page.route };
    }),
    pages: pages.map((page) => makeGraphPage(page, { sidebars: membership, linked, mentions, hrefOf: links.hrefOf })),
    sidebars: trees,
    redirects: [...redirects.values()]
      .map(({ from, href, keepsQueryAndHash }) => ({ from, href, keepsQueryAndHash }))
      .sort((a, b) => compareTexts(a.from, b.from)),
    mirrors: makeMirrors(index, mainPages, redirects),
    assets: [...linked.assets].sort(),
    staticFiles: winningFiles(sources.staticFiles),
    summaries: insights.summaries(),
  };
  return { value, diagnostics: sortDiagnostics(diagnostics) };
}

/** An edition whose root has no page shows its main page there. */
function makeMirrors(index: SiteIndex, mainPages: ReadonlyMap<RoutePath, SitePage>, taken: ReadonlyMap<string, PlacedRedirect>): ContentGraph['mirrors'] {
  return [...mainPages].flatMap(([root, main]) => {
    const isThere = index.byRoute.get(root)?.route === root || taken.has(root) || index.statics.has(`${root}/index.html`.replace(/^\/+/, ''));
    return isThere ? [] : [{ route: root, of: main.route }];
  });
}

interface PageParts {
  readonly sidebars: ReadonlyMap<SitePage, string>;
  readonly linked: LinkedPages;
  readonly mentions: ReadonlyMap<SitePage, GraphPage['mentions']>;
  readonly hrefOf: LinkHref;
}

function makeGraphPage(page: SitePage, { sidebars, linked, mentions: mentionsOf, hrefOf }: PageParts): GraphPage {
  const { plan: _plan, href: _href, path: _path, place: _place, origin: _origin, makeCards, ...placed } = page;
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
