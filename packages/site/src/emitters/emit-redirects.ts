import type { Artifact, ContentGraph, GraphPage, LocaleConfig, OutputPath, Redirect, SiteConfig } from '@helpgen/model';
import { routeToHref } from '@helpgen/model';
import { siteWords } from '@helpgen/model/locales/site';
import { wordsFor } from '@helpgen/model/locales/words-for';
import { isExternalUrl, splitUrl } from '@helpgen/model/url';
import { graphIndexOf } from '../links/site-index.ts';
import { findLocale, localeOfEdition } from '../make-editions.ts';
import { redirectOutputPath } from '../redirects/resolve-redirects.ts';
import { escapeMarkup } from './escape-markup.ts';

/**
 * The one script of redirect pages, constant so that a content policy can name its hash: it goes to the address of the
 * link on the page, with the visitor's query and hash unless the link says that it has its own, and leaves no entry in
 * the history.
 */
export const redirectScript =
  "(()=>{const a=document.getElementById('target');location.replace(a.hasAttribute('data-exact')?a.href:a.href+location.search+location.hash)})()";

/**
 * A small page at each old address that leads on to the new one, by script or without; none for a router whose addresses
 * never reach the server. `contentSecurityPolicy` is the content of the policy's meta element; empty: none is written.
 */
export function emitRedirects(config: SiteConfig, graph: ContentGraph, contentSecurityPolicy: string): readonly Artifact[] {
  if (config.router !== 'browser') return [];
  const { byHref } = graphIndexOf(config, graph);
  return graph.redirects.map((redirect) => ({
    path: redirectOutputPath(redirect.from),
    content: makeStub(config, redirect, byHref.get(splitUrl(redirect.href).path), contentSecurityPolicy),
  }));
}

/** The same redirects for servers that read a `_redirects` file (Netlify, Cloudflare Pages): real answers with status 301. */
export function emitRedirectMap(config: SiteConfig, graph: ContentGraph): readonly Artifact[] {
  const path = '_redirects' as OutputPath;
  if (config.router !== 'browser' || graph.redirects.length === 0 || graph.staticFiles.some(({ output }) => output === path)) return [];
  const lines = graph.redirects.map(({ from, href }) => `${routeToHref(from, { ...config, trailingSlash: false })} ${href.replaceAll(' ', '%20')} 301`);
  return [{ path, content: `${lines.join('\n')}\n` }];
}

function makeStub(config: SiteConfig, redirect: Redirect, target: GraphPage | undefined, policy: string): string {
  const locale = findLocale(config, target === undefined ? config.locales.default : localeOfEdition(target.edition));
  const words = wordsFor(siteWords, locale);
  const href = escapeMarkup(redirect.href);
  const canonical = isExternalUrl(redirect.href) ? href : escapeMarkup(config.url + redirect.href);
  const name = escapeMarkup(target === undefined || target.title === '' ? redirect.href : target.title);
  const head = [
    ...(policy === '' ? [] : [`<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy)}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(words['site.moved'])}: ${name}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonical}">`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>`,
  ];
  const body = [
    '<body>',
    `<p>${escapeMarkup(words['site.movedTo'])} <a id="target" href="${href}"${redirect.keepsQueryAndHash ? '' : ' data-exact'}>${name}</a></p>`,
    `<script>${redirectScript}</script>`,
    '</body>',
  ];
  return writeStub(locale, head, body);
}

/** A small page that leads on, in the language of `locale`. */
export function writeStub({ htmlLang, direction }: LocaleConfig, head: readonly string[], body: readonly string[]): string {
  const html = `<html lang="${escapeMarkup(htmlLang)}" dir="${direction}">`;
  return ['<!doctype html>', html, '<head>', '<meta charset="utf-8">', ...head, '</head>', ...body, '</html>', ''].join('\n');
}
