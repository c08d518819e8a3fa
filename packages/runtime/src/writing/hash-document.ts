import { routeToHref, routeToOutputPath, type Page, type RenderContext } from '@helpgen/model';

/**
 * What the first script does besides on a site with addresses behind `#`: the document of a page
 * leads on to the one in which all pages are shown, and that one hides its own page while it is to show another.
 */
export const hashScript = `(function(){var r=document.documentElement,d=r.dataset,l=location,t=d.hgTarget;
if(t){d.hgWaiting='';l.replace(t+l.search+l.hash)}
else if(/^#\\/./.test(l.hash)){d.hgWaiting='';r.style.setProperty('--hg-loader-delay',d.hgLoaderDelay+'ms')}})()`;

/**
 * The place of the document of `page`: whether all pages are shown in it, so that it is the one that wakes, the way `up` to the site's
 * root, and the attributes of the root element for {@link hashScript}; `undefined` with another router.
 */
export function placeHashDocument({ data }: Pick<Page, 'data'>, { frame, startRoute }: RenderContext) {
  if (frame.router !== 'hash') return undefined;
  if (data.route === startRoute)
    return { isStart: true, up: '', attributes: { 'data-hg-loader-delay': String(frame.options.loaderDelayMs) } };
  const path = data.kind === 'not-found' ? `${data.route.slice(1)}.html` : routeToOutputPath(data.route, frame);
  const up = '../'.repeat(path.split('/').length - 1);
  const address = routeToHref(data.route, frame).replace(/(^|\/)index\.html$|\.html$/, '$1');
  return { isStart: false, up, attributes: { 'data-hg-target': `${up}index.html#/${address}` } };
}

/**
 * `html` with the addresses of the site, which are relative to its root, written as they are from a folder below it;
 * `up` leads to the root.
 */
export function writeFromBelow(html: string, up: string): string {
  if (up === '') return html;
  return html.replace(tag, (text) => text.replace(ownAddress, (_whole, name: string, href: string) => `${name}"${up}${href}`));
}

/** An opening tag; what stands in text and in scripts is escaped and is none. */
const tag = /<[a-z][^\s<>]*(?:\s+[^\s=<>"]+(?:="[^"]*")?)*\s*\/?>/gi;

/** An attribute with an address that is not another site's, a path from the host's root, or within the page. */
const ownAddress = /(\s(?:href|src|action|poster)=)"(?![#/?"]|[a-z][a-z\d+.-]*:)([^"]*)/gi;
