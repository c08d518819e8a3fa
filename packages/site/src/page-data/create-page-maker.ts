import type {
  ContentGraph, GraphPage, LinkTable, PageData, PagerLink, Preset, SidebarNode, SiteConfig, SiteFacts,
} from '@helpgen/model';
import { hasMarkdownCopy, outputToHref, routeToHref, routeToMarkdownPath } from '@helpgen/model';
import { createGlobs } from '../create-glob.ts';
import { localizeConfig } from '../localize-config.ts';
import { currentVersionOf, findLocale, findVersion, localeOfEdition } from '../make-editions.ts';
import { documentKey, graphIndexOf, type GraphIndex } from '../links/site-index.ts';
import { createInsights } from '../presets/create-insights.ts';
import { createEditionLinks } from './create-edition-links.ts';
import { createHeadMaker } from './create-head-maker.ts';
import { createSidebarView, type SidebarView } from './create-sidebar-view.ts';
import { makeLastUpdate } from './make-last-update.ts';
import { makeLinkTable } from './make-link-table.ts';
import { makeToc } from './make-toc.ts';
import { sidebarPath } from './sidebar-file.ts';
import { encodePath, isSafeUrl } from '@helpgen/model/url';

/** Makes what the renderer needs of each page of one graph. */
export type PageMaker = ReturnType<typeof createPageMaker>;

/**
 * A maker for the pages of `graph`. Everything that needs all pages is looked up in indexes made here, once; a page then
 * costs its own size and the open part of its sidebar, and what the analyses of `presets` add.
 */
export function createPageMaker(config: SiteConfig, graph: ContentGraph, facts: SiteFacts, presets: readonly Preset[] = []) {
  const index = graphIndexOf(config, graph);
  const viewOf = createViews(config, graph);
  const editionLinks = createEditionLinks(index);
  const hidesFeedback = createGlobs((config.feedback?.hiddenPages ?? []).flatMap((pattern) => [pattern, `${pattern.includes('/') ? '' : '**/'}${pattern}/**`]));
  const insights = createInsights(config, graph.pages, presets);
  return {
    pageData,
    linkTable: (page: GraphPage): LinkTable => makeLinkTable(index, facts, page),
    /** Of the page whose {@link pageData} it is given. */
    head: createHeadMaker(index, graph.mirrors, facts),
    /** The members of what a page describes, as analyses of presets know them. */
    members: insights.membersOf,
  };

  function pageData(page: GraphPage): PageData {
    const { outline, route, kind, title } = page;
    const local = localizeConfig(config, localeOfEdition(page.edition));
    const frontMatter = outline?.frontMatter ?? {};
    const href = routeToHref(route, config);
    const isHome = frontMatter.layout === 'home';
    const view = isHome ? undefined : viewOf(page);
    const version = findVersion(config, page.edition);
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
      crumbs: makeCrumbs(config, page, view),
      ...(isHome ? { previous: null, next: null } : makePager(index, page, view)),
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
      ...(kind === 'not-found' ? { treeHrefs: treeHrefsOf(config, graph, page) } : {}),
    };
  }
}

function treeHrefsOf(config: SiteConfig, { sidebars }: ContentGraph, { edition }: GraphPage): readonly string[] {
  return Object.values(sidebars).flatMap((tree) => (tree.edition === edition ? [outputToHref(sidebarPath(tree, config), config)] : []));
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

/** What is read before and after a page: its neighbours in its sidebar, or what its front matter names. */
function makePager({ config, byHref, documents }: GraphIndex, page: GraphPage, view: SidebarView | undefined): Pick<PageData, 'previous' | 'next'> {
  const linkTo = (wanted: string | null | undefined, node: SidebarNode | undefined): PagerLink | null => {
    if (wanted === null) return null;
    const named = wanted === undefined ? undefined : documents.get(documentKey(page.edition, wanted));
    const target = named ?? byHref.get(node?.href ?? '');
    if (target === undefined) return null;
    const { pagination_label: label, sidebar_label: sidebarLabel } = target.outline?.frontMatter ?? {};
    // The label of a category names the folder, not its page.
    const itemLabel = named === undefined && (node?.kind === 'doc' || target.kind === 'category') ? node?.label : undefined;
    return { label: label ?? sidebarLabel ?? itemLabel ?? target.title, href: routeToHref(target.route, config) };
  };
  const { previous, next } = page.isUnlisted ? {} : (view?.neighbours(routeToHref(page.route, config)) ?? {});
  const { pagination_prev: wantedPrevious, pagination_next: wantedNext } = page.outline?.frontMatter ?? {};
  return { previous: linkTo(wantedPrevious, previous), next: linkTo(wantedNext, next) };
}

/** The address at which the source of `page` can be edited; `null` when it has none or wants none. */
function makeEditHref(config: SiteConfig, index: GraphIndex, page: GraphPage): string | null {
  const own = page.outline?.frontMatter.custom_edit_url;
  if (own !== undefined) return own === null || own === '' || !isSafeUrl(own) ? null : own;
  const source = page.outline?.origin ?? page.source;
  if (config.editUrl === null || source === undefined) return null;
  const version = findVersion(config, page.edition);
  const current = currentVersionOf(config);
  const below = config.editCurrentVersion && page.kind === 'doc' && version !== current ? index.belowOf(source) : undefined;
  const folder = current === undefined || current.folder === '.' ? '' : `${current.folder}/`;
  const edited = below === undefined ? source : folder + below;
  return `${config.editUrl}${/[/=:]$/.test(config.editUrl) ? '' : '/'}${encodePath(edited)}`;
}
