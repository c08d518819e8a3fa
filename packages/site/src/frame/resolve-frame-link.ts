import type { FrameLink, LinkItem } from '@helpgen/model';
import { outputToHref, routeToHref } from '@helpgen/model';
import { isSafeUrl } from '@helpgen/model/url';
import { anchorProblem } from '../links/answer-link.ts';
import { resolveReference } from '../links/resolve-reference.ts';
import type { PlacedPage } from '../pages/site-page.ts';
import type { FrameSite } from './frame-site.ts';

/** A link of the frame as it stands in an `href`; what is wrong with it is reported at `pointer`. */
export function resolveFrameLink(site: FrameSite, item: LinkItem, pointer: string): FrameLink {
  const { label, to, href } = item;
  if (to === undefined) return { label, href: href !== undefined && isSafeUrl(href) ? href : '#' };
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
      const near = found.kind === 'no-file' ? index.nearest.document(to, {}) : index.nearest.page(to, {});
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
