import type { ContentGraph, LinkTarget, Policy, SiteConfig } from '@helpgen/model';
import { outputToHref, routeToHref, suggest } from '@helpgen/model';
import type { Problem } from '../finding.ts';
import type { PlacedPage } from '../pages/site-page.ts';
import { anchorOf, encodeSuffix } from './encode-suffix.ts';
import type { Reference, Resolution } from './resolve-address.ts';
import { resolveReference } from './resolve-reference.ts';
import { graphIndexOf, type SiteIndex } from './site-index.ts';

/** Where a link leads, the page of this site that it leads to, and what is wrong with it. */
export interface LinkAnswer {
  readonly target: LinkTarget;
  readonly page?: PlacedPage;
  readonly problem?: Problem;
}

/** The answer to one link. */
export function answerLink(index: SiteIndex, reference: Reference): LinkAnswer {
  const { url, file } = reference;
  const { nearest } = index;
  const policy = index.config.checks.brokenLinks;
  const broken = (code: Problem['code'], args: Problem['args']): LinkAnswer => ({
    target: { kind: 'broken', href: url },
    problem: { code, args: { url, ...args }, policy },
  });
  const problemWith = (page: PlacedPage | undefined, hash: string): Pick<LinkAnswer, 'problem'> => {
    const problem = page === undefined || hash === '' ? undefined : anchorProblem(index, page, { url, hash });
    return problem === undefined ? {} : { problem };
  };
  const resolution = resolveReference(index, reference);
  switch (resolution.kind) {
    case 'page': {
      const { page, suffix, hash } = resolution;
      return { target: { kind: 'page', route: page.route, suffix }, page, ...problemWith(page, hash) };
    }
    case 'anchor':
      return { target: { kind: 'anchor', suffix: encodeSuffix({ query: '', hash: resolution.hash }) }, ...problemWith(reference.page, resolution.hash) };
    case 'redirect':
      return answerRedirect(index.config, url, resolution);
    case 'file':
    case 'static':
    case 'external':
      return { target: resolution };
    case 'draft':
      return broken('HG3004', { target: resolution.target });
    case 'no-file':
      return broken('HG3001', { nearest: nearest.document(resolution.target, file) });
    case 'no-page':
      return broken('HG3002', { target: resolution.target, nearest: nearest.page(resolution.target, file) });
    case 'outside':
      return broken('HG3006', {});
    case 'empty':
      return broken('HG3007', {});
    case 'unsafe':
      // Found already where the text was read; here it must only not be followed.
      return { target: { kind: 'broken', href: '' } };
  }
}

/** What is wrong with `hash` on `page`; nothing can be said of a page that is a program. */
export function anchorProblem(index: SiteIndex, page: PlacedPage, { url, hash }: { readonly url: string; readonly hash: string }): Problem | undefined {
  const anchor = anchorOf(hash);
  if (anchor === '' || page.kind === 'module') return undefined;
  const anchors = page.outline === undefined ? new Set<string>() : index.anchorsOf(page.outline);
  if (anchors.has(anchor)) return undefined;
  const args = { url, anchor, page: page.source ?? page.route, nearest: suggest(anchor, anchors) ?? '' };
  return { code: 'HG3003', args, policy: index.config.checks.brokenAnchors };
}

function answerRedirect(config: SiteConfig, url: string, { redirect, suffix }: Extract<Resolution, { readonly kind: 'redirect' }>): LinkAnswer {
  const tail = redirect.targetSuffix === '' ? suffix : redirect.targetSuffix;
  const nearest = redirect.target === undefined ? redirect.href : `${redirect.target}${tail}`;
  const policy: Policy = config.checks.brokenLinks === 'ignore' ? 'ignore' : config.checks.brokenLinks === 'log' ? 'log' : 'warn';
  return {
    target: redirect.target === undefined ? { kind: 'external', href: redirect.href } : { kind: 'page', route: redirect.target, suffix: tail },
    problem: { code: 'HG3005', args: { url, nearest }, policy },
  };
}

/** Tells where an address that stands in no page, such as one of the config, leads in a finished graph. */
export function createLinkResolver(config: SiteConfig, graph: ContentGraph): (url: string) => LinkTarget {
  const index = graphIndexOf(config, graph);
  return (url) => answerLink(index, { url, locale: config.locales.default }).target;
}

/** Where a link of the site leads, as it stands in an `href`; `#` for what no page can tell. */
export function targetHref(target: LinkTarget, config: SiteConfig): string {
  switch (target.kind) {
    case 'page':
      return routeToHref(target.route, config) + target.suffix;
    case 'static':
      return outputToHref(target.output, config) + target.suffix;
    case 'anchor':
      return target.suffix;
    case 'external':
      return target.href;
    default:
      return '#';
  }
}
