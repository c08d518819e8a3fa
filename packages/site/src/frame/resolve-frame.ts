import type { Diagnostic, FrameData, Logo } from '@helpgen/model';
import { isExternalUrl, isSafeUrl } from '@helpgen/model/url';
import { findingsOf } from '../finding.ts';
import { staticHref } from '../links/answer-asset.ts';
import { createNearest } from '../links/create-nearest.ts';
import { currentVersionOf } from '../make-editions.ts';
import type { EditionDocuments } from '../pages/make-documents.ts';
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

/** What the check of the frame reads. */
type CheckedFrame = Pick<FrameSite, 'config' | 'index' | 'sidebars'> & { readonly editions: readonly EditionDocuments[] };

/**
 * Adds the routes that the frame links to to `reached`, and what is wrong with navbar, footer and the files that the config names to `diagnostics`, once for
 * the whole site: the frame of the current version in the default locale stands for all. The config has no spans here, so each finding carries a `pointer`.
 */
export function checkFrame(checked: CheckedFrame, reached: Set<string>, diagnostics: Diagnostic[]): void {
  const { config, editions } = checked;
  const defaults = editions.filter(({ plan }) => plan.isDefaultLocale);
  const current = defaults.find(({ plan }) => plan.version === currentVersionOf(config));
  if (current === undefined) return;
  // A document of an older version alone is no mistake: frames of that version show it.
  const holders = [current, ...defaults];
  const site: FrameSite = {
    ...checked,
    edition: current.plan.edition,
    documentAt(_edition, id) {
      const page = holders.map(({ byId }) => byId.get(id)).find((found) => found !== undefined);
      return page ?? (holders.some(({ drafts }) => drafts.has(id)) ? 'draft' : undefined);
    },
    nearestId: createNearest(() => current.byId.keys()),
    report: ({ args, ...problem }, pointer) => void diagnostics.push(...findingsOf({ ...problem, args: { ...args, pointer } })),
  };
  // Files that the config names beside the frame.
  if (config.favicon !== null) resolveFile(site, config.favicon, 'favicon');
  if (config.head.image !== null) resolveFile(site, config.head.image, 'head.image');
  const { navbar, footer } = resolveFrame(site);
  const items = navbar.items.flatMap((item) =>
    item.type === 'link' ? [item] : item.type === 'dropdown' ? item.items : 'itemsBefore' in item ? [...item.itemsBefore, ...item.itemsAfter] : [],
  );
  for (const { route } of [...items, ...footer.columns.flatMap((column) => column.items)]) if (route !== undefined) reached.add(route);
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
