import type { FrameData, Logo } from '@helpgen/model';
import { isExternalUrl, isSafeUrl } from '@helpgen/model/url';
import { staticHref } from '../links/answer-asset.ts';
import { resolveFrameLink, resolveHtml, resolveTo, safeHref, type FrameSite } from './resolve-frame-link.ts';
import { resolveNavbar } from './resolve-navbar.ts';

/** The parts of the frame that depend on the site, with every address written out; what is wrong is reported to `site`. */
export function resolveFrame(site: FrameSite): Pick<FrameData, 'navbar' | 'footer' | 'announcementBar'> {
  const { navbar, footer, announcementBar } = site.config;
  return {
    announcementBar: announcementBar === null ? null : { ...announcementBar, content: resolveHtml(site, announcementBar.content, 'announcementBar.content') },
    navbar: { ...navbar, logo: resolveLogo(site, navbar.logo, 'navbar.logo'), items: resolveNavbar(site) },
    footer: {
      ...footer,
      copyright: resolveHtml(site, footer.copyright, 'footer.copyright'),
      logo: resolveLogo(site, footer.logo, 'footer.logo'),
      columns: footer.columns.map(({ title, items }, column) => ({
        title,
        // A flat list of links is one column without a title.
        items: items.map((item, index) => resolveFrameLink(site, item, `footer.links${title === '' ? '' : `[${column}].items`}[${index}]`)),
      })),
    },
  };
}

/** Reports files that the config names beside the frame and that do not exist. */
export function checkConfigFiles(site: FrameSite): void {
  const { favicon, head } = site.config;
  if (favicon !== null) resolveFile(site, favicon, 'favicon');
  if (head.image !== null) resolveFile(site, head.image, 'head.image');
}

function resolveLogo(site: FrameSite, logo: Logo | null, pointer: string): Logo | null {
  if (logo === null) return null;
  const { srcDark, href } = logo;
  return {
    ...logo,
    src: resolveFile(site, logo.src, `${pointer}.src`),
    ...(srcDark === undefined ? {} : { srcDark: resolveFile(site, srcDark, `${pointer}.srcDark`) }),
    ...(href === undefined ? {} : { href: isExternalUrl(href) ? safeHref(href) : resolveTo(site, href, `${pointer}.href`).href }),
  };
}

/** The address of a static file that the config names. */
function resolveFile(site: FrameSite, path: string, pointer: string): string {
  if (isExternalUrl(path)) return isSafeUrl(path) ? path : '';
  const href = staticHref(site.index, path);
  if (href !== undefined) return href;
  const nearest = site.index.nearest.file(path.startsWith('/') ? path : `/${path}`);
  site.report({ code: 'HG3306', args: { target: path, nearest }, policy: site.config.checks.brokenImages }, pointer);
  return site.config.basePath + path.replace(/^\//, '');
}
