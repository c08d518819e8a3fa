import type {
  ContentGraph, GraphPage, HeadTag, LinkTable, PageData, Preset, SiteConfig, SiteFacts,
} from '@helpgen/model';
import { outputToHref, routeToHref, routeToMarkdownPath } from '@helpgen/model';
import { createGlobs } from '../create-glob.ts';
import { createGraphIndex } from '../links/graph-index.ts';
import { createInsights } from '../presets/create-insights.ts';
import { createCounterparts } from './create-counterparts.ts';
import { createEditionLinks } from './create-edition-links.ts';
import { createHeadMaker } from './create-head-maker.ts';
import { createPager } from './create-pager.ts';
import { createSidebarView, type SidebarView } from './create-sidebar-view.ts';
import { makeEditHref } from './make-edit-href.ts';
import { makeLastUpdate } from './make-last-update.ts';
import { createLinkTableMaker } from './make-link-table.ts';
import { makeToc } from './make-toc.ts';
import { sidebarPath } from './sidebar-file.ts';

/** Makes what the renderer needs of each page of one graph. */
export interface PageMaker {
  pageData(page: GraphPage): PageData;
  /** The breadcrumbs of `page` alone. */
  crumbs(page: GraphPage): PageData['crumbs'];
  linkTable(page: GraphPage): LinkTable;
  /** `data` is the page's own {@link pageData}. */
  head(page: GraphPage, data: PageData): readonly HeadTag[];
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
  const { index } = createGraphIndex(config, graph);
  const pagerOf = createPager(config, graph);
  const views = new Map<string, SidebarView>();
  for (const [key, tree] of Object.entries(graph.sidebars)) views.set(key, createSidebarView(tree, config));
  const counterparts = createCounterparts(config, graph, index);
  const editionLinks = createEditionLinks(config, graph, counterparts);
  const head = createHeadMaker({ config, facts, index, counterparts });
  const hidesFeedback = createGlobs((config.feedback?.hiddenPages ?? []).flatMap((pattern) => [pattern, `${pattern.includes('/') ? '' : '**/'}${pattern}/**`]));
  const byRoute = new Map(graph.pages.map((page) => [page.route, page]));
  const linkTable = createLinkTableMaker(config, facts, (route) => byRoute.get(route)?.title);
  const insights = createInsights(config, graph.pages, presets);
  return { pageData, crumbs, linkTable, head };

  function pageData(page: GraphPage): PageData {
    const { outline, route, kind, title } = page;
    const frontMatter = outline?.frontMatter ?? {};
    const href = routeToHref(route, config);
    const view = viewOf(page);
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
      showsTitle: kind !== 'module' && title !== '' && outline?.contentTitle === undefined && frontMatter.hide_title !== true,
      documentTitle: title === '' || title === config.title ? config.title : `${title} ${config.titleDelimiter} ${config.title}`,
      description: page.description,
      toc: makeToc(config, outline, insights.hiddenHeadings(page)),
      crumbs: crumbs(page),
      ...pagerOf(page, view),
      sidebar: view?.slice(href) ?? null,
      banners: editionLinks.bannersOf(page),
      editHref: makeEditHref(config, index, page),
      lastUpdate: makeLastUpdate(config, facts, page),
      versions: editionLinks.versionsOf(page),
      locales: editionLinks.localesOf(page),
      tags: frontMatter.tags ?? [],
      cards: page.cards ?? [],
      ...(kind === 'module' && page.source !== undefined ? { module: page.source } : {}),
      ...(frontMatter.wrapperClassName === undefined ? {} : { wrapperClassName: frontMatter.wrapperClassName }),
      ...(frontMatter.custom === undefined ? {} : { custom: frontMatter.custom }),
      ...(frontMatter.term_forms === undefined ? {} : { definition: page.description }),
      markdownHref: config.markdownCopies && outline !== undefined ? outputToHref(routeToMarkdownPath(route), config) : null,
      ...(known === undefined ? {} : { presets: known }),
      ...(hidesFeedback(route) ? { hidesFeedback: true } : {}),
      ...(kind === 'not-found' ? { treeHrefs: treesOf(page.edition) } : {}),
    };
  }

  function viewOf({ edition, sidebar }: GraphPage): SidebarView | undefined {
    return sidebar === undefined ? undefined : views.get(`${edition}/${sidebar}`);
  }

  function crumbs(page: GraphPage): PageData['crumbs'] {
    const path = config.breadcrumbs ? (viewOf(page)?.pathTo(routeToHref(page.route, config)) ?? []) : [];
    return path.map((node, at) => makeCrumb(node, at === path.length - 1));
  }

  function treesOf(edition: string): readonly string[] {
    return Object.values(graph.sidebars).flatMap((tree) => (tree.edition === edition ? [outputToHref(sidebarPath(tree, config), config)] : []));
  }
}

function makeCrumb({ label, href }: { readonly label: string; readonly href?: string }, isLast: boolean): PageData['crumbs'][number] {
  return isLast || href === undefined ? { label } : { label, href };
}
