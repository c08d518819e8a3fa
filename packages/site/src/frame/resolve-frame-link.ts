import type { Edition, FrameLink, LinkItem, SidebarTree, SiteConfig } from '@helpgen/model';
import { outputToHref, routeToHref } from '@helpgen/model';
import { isExternalUrl, isSafeUrl } from '@helpgen/model/url';
import { escapeMarkup } from '../emitters/escape-markup.ts';
import type { Problem } from '../finding.ts';
import { anchorProblem } from '../links/answer-link.ts';
import type { Nearest } from '../links/create-nearest.ts';
import { resolveReference } from '../links/resolve-reference.ts';
import type { SiteIndex } from '../links/site-index.ts';
import type { PlacedPage } from '../pages/site-page.ts';

/** What resolving the frame of an edition needs to know of the site. */
export interface FrameSite {
  readonly config: SiteConfig;
  readonly edition: Edition;
  readonly index: SiteIndex;
  readonly sidebars: { readonly [key: string]: SidebarTree };
  /** The document `id` of an edition; `'draft'` when it is left out of the build. */
  documentAt(edition: string, id: string): PlacedPage | 'draft' | undefined;
  /** Suggests ids of documents where mistakes are reported. */
  readonly nearestId?: Nearest;
  /** Takes what is wrong at `pointer` of the config. */
  report(problem: Problem, pointer: string): void;
}

/** A link of the frame as it stands in an `href`; what is wrong with it is reported at `pointer`. */
export function resolveFrameLink(site: FrameSite, item: LinkItem, pointer: string): FrameLink {
  const { label, to, href } = item;
  if (to === undefined) return { label, href: safeHref(href ?? '#') };
  return { label, ...resolveTo(site, to, pointer) };
}

/** The address that the config's `to` means: a route, a source file, or a file of the static folders. */
export function resolveTo(site: FrameSite, to: string, pointer: string): Omit<FrameLink, 'label'> {
  const { config, index, edition } = site;
  const found = resolveReference(index, { url: to, locale: edition.locale });
  switch (found.kind) {
    case 'page': {
      const problem = found.hash === '' ? undefined : anchorProblem(index, found.page, { url: to, hash: found.hash });
      if (problem !== undefined) site.report({ ...problem, code: 'HG3307' }, pointer);
      return linkTo(site, found.page, found.suffix);
    }
    case 'redirect':
      return { href: found.redirect.href, ...(found.redirect.target === undefined ? {} : { route: found.redirect.target }) };
    case 'static':
      return { href: outputToHref(found.output, config) + found.suffix };
    case 'external':
      return { href: found.href };
    case 'anchor':
      return { href: found.hash };
    default: {
      const near = found.kind === 'no-file' ? index.nearest.document(to) : index.nearest.page(to);
      site.report({ code: 'HG3305', args: { target: to, nearest: near }, policy: config.checks.brokenLinks }, pointer);
      // The address that is wanted, for that of another page would be shown as the current one there.
      return { href: config.basePath + to.replace(/^\//, '') };
    }
  }
}

/** The link to a page of this site. */
export function linkTo({ config }: FrameSite, page: PlacedPage, suffix = ''): Omit<FrameLink, 'label'> {
  return { href: routeToHref(page.route, config) + suffix, route: page.route };
}

const links = /<a((?:\s+[^\s=>"]+(?:="[^"]*")?)*)>/g;
const target = /(\shref=")([^"]*)"/;
const entities: { readonly [name: string]: string } = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" };

/**
 * HTML of the config, its attributes in double quotes, with the addresses of its links written out as those of other
 * links of the frame are: what leaves the site opens in a new tab, what is wrong is reported at `pointer`.
 */
export function resolveHtml(site: FrameSite, html: string, pointer: string): string {
  const { basePath } = site.config;
  return html.replace(links, (tag: string, attributes: string) => {
    const written = target.exec(attributes)?.[2];
    if (written === undefined) return tag;
    const url = written.replace(/&(amp|quot|lt|gt|#39);/g, (_entity, name: string) => entities[name] ?? '');
    // Authors of HTML write the base path out, or leave it to us.
    const to = basePath !== '/' && url.startsWith(basePath) ? `/${url.slice(basePath.length)}` : url;
    const href = isExternalUrl(url) ? safeHref(url) : resolveTo(site, to, pointer).href;
    const opens = /^https?:/i.test(href) && !/\starget=/.test(attributes) ? ' target="_blank" rel="noopener noreferrer"' : '';
    return `<a${attributes.replace(target, (_whole, start: string) => `${start}${escapeMarkup(href)}"`)}${opens}>`;
  });
}

/** The address of another site, where content may name it. */
export function safeHref(url: string): string {
  return isSafeUrl(url) ? url : '#';
}
