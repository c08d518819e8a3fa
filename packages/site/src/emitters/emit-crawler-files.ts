import type { Artifact, ContentGraph, SiteConfig } from '@helpgen/model';
import { outputToHref, routeToHref } from '@helpgen/model';
import { absoluteHref } from '../absolute-href.ts';
import { findLocale, joinRoute, localeRootOf } from '../make-editions.ts';
import { isMade, madeFiles } from '../made-files.ts';
import { escapeMarkup } from './escape-markup.ts';

/**
 * `robots.txt`, which names the sitemap or turns robots away, and `opensearch.xml`, by which browsers can search the site.
 * Each only when the config wants it and no static file has its place.
 */
export function emitCrawlerFiles(config: SiteConfig, graph: ContentGraph): readonly Artifact[] {
  const files = [
    { path: madeFiles.robots, make: makeRobots },
    { path: madeFiles.openSearch, make: makeOpenSearch },
  ];
  return files.filter(({ path }) => isMade(path, config, graph)).map(({ path, make }) => ({ path, content: make(config) }));
}

function makeRobots(config: SiteConfig): string {
  if (config.noIndex) return 'User-agent: *\nDisallow: /\n';
  const sitemap = config.sitemap === null ? '' : `Sitemap: ${absoluteHref(config, outputToHref(madeFiles.sitemap, config))}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

function makeOpenSearch(config: SiteConfig): string {
  const locale = findLocale(config, config.locales.default);
  const href = routeToHref(joinRoute(localeRootOf(locale), 'search'), config);
  // The description of a search may hold 16 characters in its short name and 48 in its long one.
  const [short, long] = [16, 48].map((length) => escapeMarkup([...config.title].slice(0, length).join('')));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${short}</ShortName>`,
    `<LongName>${long}</LongName>`,
    `<Description>${escapeMarkup(config.tagline === '' ? config.title : config.tagline)}</Description>`,
    `<Language>${escapeMarkup(locale.htmlLang)}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '<OutputEncoding>UTF-8</OutputEncoding>',
    `<Url type="text/html" method="get" template="${escapeMarkup(`${absoluteHref(config, href)}?q={searchTerms}`)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
