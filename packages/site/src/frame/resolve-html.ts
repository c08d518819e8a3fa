import { isExternalUrl, isSafeUrl } from '@helpgen/model/url';
import { escapeMarkup } from '../emitters/escape-markup.ts';
import type { FrameSite } from './frame-site.ts';
import { resolveTo } from './resolve-frame-link.ts';

const links = /<a((?:\s+[^\s=>"]+(?:="[^"]*")?)*)>/g;
const target = /(\shref=")([^"]*)"/;
const entities: { readonly [name: string]: string } = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" };

/**
 * HTML of the config, its attributes in double quotes, with the addresses of its links written out as those of other
 * links of the frame are: what leaves the site opens in a new tab, what is wrong is reported at `pointer`.
 */
export function resolveHtml(site: FrameSite, html: string, pointer: string): string {
  return html.replace(links, (tag: string, attributes: string) => {
    const written = target.exec(attributes)?.[2];
    if (written === undefined) return tag;
    const url = written.replace(/&(amp|quot|lt|gt|#39);/g, (_entity, name: string) => entities[name] ?? '');
    const isOutside = isExternalUrl(url) && isSafeUrl(url);
    const href = isOutside ? url : isExternalUrl(url) ? '#' : hrefOf(site, url, pointer);
    const opens = /^https?:/i.test(href) && !/\starget=/.test(attributes) ? ' target="_blank" rel="noopener noreferrer"' : '';
    return `<a${attributes.replace(target, (_whole, start: string) => `${start}${escapeMarkup(href)}"`)}${opens}>`;
  });
}

/** Authors of HTML write the base path out, or leave it to us. */
function hrefOf(site: FrameSite, url: string, pointer: string): string {
  const { basePath } = site.config;
  return resolveTo(site, basePath !== '/' && url.startsWith(basePath) ? `/${url.slice(basePath.length)}` : url, pointer).href;
}
