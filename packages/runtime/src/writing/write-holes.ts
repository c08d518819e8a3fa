import type { AssetHole, LinkTable, MentionHole, ResolvedAsset, ResolvedLink } from '@helpgen/model';
import { isSafeUrl } from '@helpgen/model/url';
import { writeAttributes } from './escape-html.ts';

/** The attributes of `<a` for a resolved link; a broken or an unsafe one gets no address, so nothing can be clicked. */
export function writeLinkAttributes(link: ResolvedLink | undefined): string {
  if (link === undefined || link.kind === 'broken' || !isSafeUrl(link.href)) return ' class="hg-broken"';
  const attributes = writeAttributes({ href: link.href });
  // An empty reference means this page, and an empty attribute would be written without its value.
  const href = link.href === '' ? ' href=""' : attributes;
  if (link.kind === 'file') return `${href} download`;
  const isNewTab = link.kind === 'external' && /^(https?:|\/\/)/i.test(link.href);
  return isNewTab ? `${href} class="hg-external" target="_blank" rel="noopener noreferrer" aria-describedby="hg-new-tab"` : href;
}

/** Code that mentions a type: a link where the type has a page. */
export function writeMention({ mention, html }: MentionHole, { mentions = [] }: LinkTable): string {
  const href = mentions[mention];
  return typeof href === 'string' ? `<a${writeAttributes({ href })}>${html}</a>` : html;
}

/** The attributes of `<img`, or of what else shows it, for a resolved asset in the size that `hole` wants; none when it is missing. */
export function writeAssetAttributes(asset: ResolvedAsset | undefined, hole: AssetHole): string {
  if (asset === undefined || asset.href === '' || !isSafeUrl(asset.href)) return '';
  if (hole.as !== undefined) return writeAttributes({ [hole.as]: asset.href });
  if (hole.isMedia === true) return writeAttributes({ src: asset.href, width: hole.width, height: hole.height });
  return writeAttributes({ src: asset.href, ...sizeOf(asset, hole), loading: 'lazy', decoding: 'async' });
}

/** Both sides where they can be known, so that nothing moves when the image comes. */
function sizeOf({ width, height }: ResolvedAsset, wanted: AssetHole): { readonly width?: string | undefined; readonly height?: string | undefined } {
  if (wanted.width?.endsWith('%') === true) return { width: wanted.width };
  if (wanted.width === undefined && wanted.height === undefined) return { width: width?.toString(), height: height?.toString() };
  const ratio = width === undefined || height === undefined ? undefined : height / width;
  return {
    width: wanted.width ?? (ratio === undefined ? undefined : String(Math.round(Number(wanted.height) / ratio))),
    height: wanted.height ?? (ratio === undefined ? undefined : String(Math.round(Number(wanted.width) * ratio))),
  };
}
