import type { Artifact, ContentGraph, OutputPath, RoutePath, SiteConfig } from '@helpgen/model';
import { routeToOutputPath } from '@helpgen/model';
import { siteWords } from '@helpgen/model/locales/site';
import { wordsFor } from '@helpgen/model/locales/words-for';
import { encodePath, splitUrl } from '@helpgen/model/url';
import { graphIndexOf } from '../links/site-index.ts';
import { findLocale } from '../make-editions.ts';
import { redirectOutputPath } from '../redirects/resolve-redirects.ts';
import { writeStub } from './emit-redirects.ts';
import { escapeMarkup } from './escape-markup.ts';

/** With the hash router: the page whose document is `index.html`, the one in which all pages are shown; `undefined` with another one. */
export function startRouteOf(config: SiteConfig, graph: ContentGraph): RoutePath | undefined {
  if (config.router !== 'hash') return undefined;
  const mirror = graph.mirrors.find(({ route }) => route === '/');
  return mirror?.of ?? graph.pages.find(({ route }) => route === '/')?.route ?? graph.pages[0]?.route;
}

/**
 * With the hash router: small pages that lead on, where another router would find a copy of a page, and at old addresses of
 * pages. A copy would stand in another folder than the page, and its relative addresses would be wrong.
 */
export function emitForwards(config: SiteConfig, graph: ContentGraph): readonly Artifact[] {
  const start = startRouteOf(config, graph);
  if (start === undefined) return [];
  const root = '/' as RoutePath;
  const others = graph.mirrors
    .filter(({ route }) => route !== root)
    .map(({ route, of }) => makeForward(config, routeToOutputPath(route, config), of === start ? root : of));
  const moved = listMoves(config, graph).map(({ from, to }) => makeForward(config, redirectOutputPath(from), to === start ? root : to));
  return [...(start === root ? [] : [makeForward(config, routeToOutputPath(start, config), root)]), ...others, ...moved];
}

/** With the hash router: the old addresses of pages, whose redirects no server sees. */
export function listMoves(config: SiteConfig, graph: ContentGraph): readonly { readonly from: RoutePath; readonly to: RoutePath }[] {
  if (config.router !== 'hash') return [];
  const { byHref } = graphIndexOf(config, graph);
  return graph.redirects.flatMap(({ from, href }) => {
    const page = byHref.get(splitUrl(href).path);
    return page === undefined ? [] : [{ from, to: page.route }];
  });
}

function makeForward(config: SiteConfig, path: OutputPath, to: RoutePath): Artifact {
  const locale = findLocale(config, config.locales.default);
  const href = escapeMarkup('../'.repeat(path.split('/').length - 1) + encodePath(routeToOutputPath(to, config)));
  const words = wordsFor(siteWords, locale);
  const head = [
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<title>${escapeMarkup(config.title)}</title>`,
    '<meta name="robots" content="noindex">',
  ];
  const body = `<body><p>${escapeMarkup(words['site.movedTo'])} <a href="${href}">${href}</a></p></body>`;
  return { path, content: writeStub(locale, head, [body]) };
}
