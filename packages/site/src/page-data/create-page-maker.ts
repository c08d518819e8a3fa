import type {
  ContentGraph, GraphPage, HeadTag, LinkTable, PageData, PageMember, Preset, SiteConfig, SiteFacts, PagerLink, SidebarNode,
} from '@helpgen/model';
import { hasMarkdownCopy, outputToHref, routeToHref, routeToMarkdownPath } from '@helpgen/model';
import { createGlobs } from '../create-glob.ts';
import { localizeConfig } from '../localize-config.ts';
import { currentVersionOf, findLocale, localeOfEdition, versionOfEdition } from '../make-editions.ts';
import { graphIndexOf, type SiteIndex } from '../links/site-index.ts';
import { createInsights } from '../presets/create-insights.ts';
import { createCounterparts } from './create-counterparts.ts';
import { createEditionLinks } from './create-edition-links.ts';
import { createHeadMaker } from './create-head-maker.ts';
import { createSidebarView, type SidebarView } from './create-sidebar-view.ts';
import { makeLastUpdate } from './make-last-update.ts';
import { createLinkTableMaker } from './make-link-table.ts';
import { makeToc } from './make-toc.ts';
import { sidebarPath } from './sidebar-file.ts';
import { encodePath, isSafeUrl } from '@helpgen/model/url';

/** Makes what the renderer needs of each page of one graph. */
export interface PageMaker {
  pageData(page: GraphPage): PageData;
  linkTable(page: GraphPage): LinkTable;
  /** `data` is the page's own {@link pageData}. */
  head(page: GraphPage, data: PageData): readonly HeadTag[];
  /** The members of what it describes, as analyses of presets know them. */
  members(page: GraphPage): readonly PageMember[];
}

/**
 * A maker for the pages of `graph`. Everything that needs all pages is looked up in indexes made here, once; a page then
 * costs its own size and the open part of its sidebar, and what the analyses of `presets` add.
 */
export function createPageMaker(
  config: SiteConfig,
  graph: ContentGraph,
  facts: SiteFacts,
  presets: readonly Preset[] = [],
): PageMaker {
  const index = graphIndexOf(config, graph);
  const pagerOf = createPager(config, graph);
  const viewOf = createViews(config, graph);
  const counterpartOf = createCounterparts(config, graph, index);
  const editionLinks = createEditionLinks(config, graph, counterpartOf);
  const head = createHeadMaker({ config, facts, graph, index, counterpartOf });
  const hidesFeedback = createGlobs((config.feedback?.hiddenPages ?? []).flatMap((pattern) => [pattern, `${pattern.includes('/') ? '' : '**/'}${pattern}/**`]));
  const byRoute = new Map(graph.pages.map((page) => [page.route, page]));
  const linkTable = createLinkTableMaker(config, facts, (route) => byRoute.get(route));
  const insights = createInsights(config, graph.pages, presets);
  const crumbs = (page: GraphPage): PageData['crumbs'] => makeCrumbs(config, page, viewOf(page));
  return { pageData, linkTable, head, members: insights.membersOf };

  function pageData(page: GraphPage): PageData {
    const { outline, route, kind, title } = page;
    const local = localizeConfig(config, localeOfEdition(page.edition));
    const frontMatter = outline?.frontMatter ?? {};
    const href = routeToHref(route, config);
    const isHome = frontMatter.layout === 'home';
    const view = isHome ? undefined : viewOf(page);
    const version = editionLinks.versionOf(page);
    const known = insights.dataOf(page);
    return {
      route,
      href,
      kind,
      edition: page.edition,
      ...(page.id === undefined ? {} : { id: page.id }),
      version: (kind === 'doc' || kind === 'category') && version !== undefined ? { name: version.name, label: version.label, badge: version.badge } : null,
      title,
      showsTitle: kind !== 'module' && title !== '' && outline?.contentTitle === undefined && frontMatter.hide_title !== true && !isHome,
      documentTitle: title === '' || title === local.title ? local.title : `${title} ${local.titleDelimiter} ${local.title}`,
      description: page.description,
      toc: isHome ? '' : makeToc(config, outline, insights.hiddenHeadings(page)),
      crumbs: isHome ? [] : crumbs(page),
      ...(isHome ? { previous: null, next: null } : pagerOf(page, view)),
      sidebar: view?.slice(href) ?? null,
      banners: editionLinks.bannersOf(page),
      ...textLanguageOf(config, page),
      editHref: makeEditHref(local, index, page),
      lastUpdate: makeLastUpdate(config, facts, page),
      versions: editionLinks.versionsOf(page),
      locales: editionLinks.localesOf(page),
      tags: frontMatter.tags ?? [],
      cards: page.cards ?? [],
      ...(kind === 'module' && page.source !== undefined ? { module: page.source } : {}),
      ...(frontMatter.wrapperClassName === undefined ? {} : { wrapperClassName: frontMatter.wrapperClassName }),
      ...(isHome ? { layout: 'home' as const } : {}),
      ...(frontMatter.custom === undefined ? {} : { custom: frontMatter.custom }),
      ...(frontMatter.term_forms === undefined ? {} : { definition: page.description }),
      markdownHref: config.markdownCopies && hasMarkdownCopy(page) ? outputToHref(routeToMarkdownPath(route), config) : null,
      ...(known === undefined ? {} : { presets: known }),
      ...(isHome || hidesFeedback(route) ? { hidesFeedback: true } : {}),
      ...(kind === 'not-found' ? { treeHrefs: treesOf(page.edition) } : {}),
    };
  }

  function treesOf(edition: string): readonly string[] {
    return Object.values(graph.sidebars).flatMap((tree) => (tree.edition === edition ? [outputToHref(sidebarPath(tree, config), config)] : []));
  }
}

function textLanguageOf(config: SiteConfig, { textLocale }: GraphPage): Pick<PageData, 'textLanguage'> {
  if (textLocale === undefined) return {};
  const { htmlLang, direction } = findLocale(config, textLocale);
  return { textLanguage: { htmlLang, direction } };
}

/** Finds the breadcrumbs of pages of `graph`, for whoever needs nothing else of them. */
export function createCrumbs(config: SiteConfig, graph: ContentGraph): (page: GraphPage) => PageData['crumbs'] {
  const viewOf = createViews(config, graph);
  return (page) => makeCrumbs(config, page, viewOf(page));
}

/** Finds the view of the sidebar that a page is in. */
function createViews(config: SiteConfig, { sidebars }: ContentGraph): (page: GraphPage) => SidebarView | undefined {
  const views = new Map(Object.entries(sidebars).map(([key, tree]) => [key, createSidebarView(tree, config)]));
  return ({ edition, sidebar }) => (sidebar === undefined ? undefined : views.get(`${edition}/${sidebar}`));
}

function makeCrumbs(config: SiteConfig, { route }: GraphPage, view: SidebarView | undefined): PageData['crumbs'] {
  const path = config.breadcrumbs ? (view?.pathTo(routeToHref(route, config)) ?? []) : [];
  return path.map(({ label, href }, at) => (href === undefined || at === path.length - 1 ? { label } : { label, href }));
}

/** Tells what is read before and after a page: its neighbours in its sidebar, or what its front matter names. */
function createPager(
  config: SiteConfig,
  { pages }: ContentGraph,
): (page: GraphPage, view: SidebarView | undefined) => Pick<PageData, 'previous' | 'next'> {
  const byHref = new Map(pages.map((page) => [routeToHref(page.route, config), page]));
  const byId = new Map(pages.flatMap((page) => (page.id === undefined ? [] : [[`${page.edition}|${page.id}`, page] as const])));

  function linkTo(page: GraphPage, wanted: string | null | undefined, node: SidebarNode | undefined): PagerLink | null {
    if (wanted === null) return null;
    const named = wanted === undefined ? undefined : byId.get(`${page.edition}|${wanted}`);
    const target = named ?? (node?.href === undefined ? undefined : byHref.get(node.href));
    if (target === undefined) return null;
    const { pagination_label: label, sidebar_label: sidebarLabel } = target.outline?.frontMatter ?? {};
    // The label of a category names the folder, not its page.
    const itemLabel = named === undefined && (node?.kind === 'doc' || target.kind === 'category') ? node?.label : undefined;
    return { label: label ?? sidebarLabel ?? itemLabel ?? target.title, href: routeToHref(target.route, config) };
  }

  return (page, view) => {
    const { previous, next } = page.isUnlisted ? {} : (view?.neighbours(routeToHref(page.route, config)) ?? {});
    const { pagination_prev: wantedPrevious, pagination_next: wantedNext } = page.outline?.frontMatter ?? {};
    return { previous: linkTo(page, wantedPrevious, previous), next: linkTo(page, wantedNext, next) };
  };
}

/** The address at which the source of `page` can be edited; `null` when it has none or wants none. */
function makeEditHref(config: SiteConfig, index: SiteIndex, page: GraphPage): string | null {
  const own = page.outline?.frontMatter.custom_edit_url;
  if (own !== undefined) return own === null || own === '' || !isSafeUrl(own) ? null : own;
  const source = page.outline?.origin ?? page.source;
  if (config.editUrl === null || source === undefined) return null;
  const separator = /[/=:]$/.test(config.editUrl) ? '' : '/';
  return config.editUrl + separator + encodePath(editedSource(config, { ...page, source }, index.belowOf(source)));
}

function editedSource(config: SiteConfig, page: GraphPage, below: string | undefined): string {
  const source = page.source ?? '';
  const version = config.versions.find(({ name }) => name === versionOfEdition(page.edition));
  const current = currentVersionOf(config);
  if (!config.editCurrentVersion || page.kind !== 'doc' || version === undefined || current === undefined || version === current) return source;
  return below === undefined ? source : current.folder === '.' ? below : `${current.folder}/${below}`;
}
