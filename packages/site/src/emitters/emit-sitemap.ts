import type { Artifact, ContentGraph, GraphPage, OutputPath, SiteConfig, SiteFacts, SitemapOptions } from '@helpgen/model';
import { outputToHref, routeToHref } from '@helpgen/model';
import { isMade, madeFiles } from '../made-files.ts';
import { absoluteHref } from '../absolute-href.ts';
import { createGlobs } from '../create-glob.ts';
import { graphIndexOf } from '../links/site-index.ts';
import { currentVersionOf, localeOfEdition } from '../make-editions.ts';
import { counterpartsIn } from '../page-data/counterparts.ts';
import { makeLastUpdate } from '../page-data/make-last-update.ts';
import { escapeMarkup } from './escape-markup.ts';

/** The most addresses that one sitemap may hold, by the protocol of sitemaps.org. */
const addressLimit = 50_000;

/**
 * `sitemap.xml` with the pages that search engines are to show: listed ones, and of the versions of a page the current
 * one. Beyond 50 000 addresses an index of several files. Empty when the config wants none or there is nothing to list.
 */
export function emitSitemap(config: SiteConfig, graph: ContentGraph, facts: SiteFacts): readonly Artifact[] {
  const options = config.sitemap;
  if (options === null || !isMade(madeFiles.sitemap, config, graph)) return [];
  const pages = listedPages(config, graph, options);
  if (pages.length === 0) return [];
  const entries = pages.map((page) => makeEntry(config, facts, options, page));
  if (entries.length <= addressLimit) return [makeFile(madeFiles.sitemap, 'urlset', entries)];
  const parts: Artifact[] = [];
  for (let at = 0; at < entries.length; at += addressLimit) {
    parts.push(makeFile(`sitemap-${parts.length + 1}.xml`, 'urlset', entries.slice(at, at + addressLimit)));
  }
  const references = parts.map(({ path }) => `<sitemap><loc>${escapeMarkup(absoluteHref(config, outputToHref(path, config)))}</loc></sitemap>`);
  return [makeFile(madeFiles.sitemap, 'sitemapindex', references), ...parts];
}

function listedPages(config: SiteConfig, graph: ContentGraph, options: SitemapOptions): readonly GraphPage[] {
  const isIgnored = createGlobs(options.ignore);
  const counterpartOf = counterpartsIn(graphIndexOf(config, graph));
  const current = currentVersionOf(config)?.name ?? '';
  return graph.pages.filter((page) => {
    if (page.isNoIndex || page.kind === 'search' || page.kind === 'not-found' || isIgnored(page.route)) return false;
    const latest = counterpartOf(page, current, localeOfEdition(page.edition));
    return latest === undefined || latest === page;
  });
}

function makeEntry(config: SiteConfig, facts: SiteFacts, options: SitemapOptions, page: GraphPage): string {
  const wanted = { ...config, lastUpdate: { time: options.lastmod, author: false } };
  const date = makeLastUpdate(wanted, facts, page)?.date;
  return [
    `<url><loc>${escapeMarkup(absoluteHref(config, routeToHref(page.route, config)))}</loc>`,
    ...(date === undefined ? [] : [`<lastmod>${escapeMarkup(date.slice(0, 10))}</lastmod>`]),
    ...(options.changefreq === null ? [] : [`<changefreq>${escapeMarkup(options.changefreq)}</changefreq>`]),
    ...(options.priority === null ? [] : [`<priority>${options.priority}</priority>`]),
    '</url>',
  ].join('');
}

function makeFile(path: string, root: 'urlset' | 'sitemapindex', entries: readonly string[]): Artifact {
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
  return { path: path as OutputPath, content };
}
