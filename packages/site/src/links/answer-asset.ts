import type { GraphPage } from '@helpgen/model';
import { outputToHref, parseRoutePath } from '@helpgen/model';
import { decodeSafely, isExternalUrl, isSafeUrl, splitUrl } from '@helpgen/model/url';
import type { Problem } from '../finding.ts';
import type { Reference } from './resolve-address.ts';
import { candidatesOf, resolveReference } from './resolve-reference.ts';
import type { SiteIndex } from './site-index.ts';

/** The file that an image names, and what is wrong with its address. */
export interface AssetAnswer {
  readonly asset: GraphPage['assets'][number];
  readonly problem?: Problem;
}

/** The answer to the address of an image or of another file that an article shows. */
export function answerAsset(index: SiteIndex, reference: Reference): AssetAnswer {
  const url = reference.url.trim();
  const policy = index.config.checks.brokenImages;
  if (url === '') return { asset: null, problem: { code: 'HG3012', args: {}, policy } };
  if (isExternalUrl(url)) {
    const found = resolveReference(index, reference);
    if (found.kind === 'static') return { asset: { href: outputToHref(found.output, index.config) } };
    return { asset: isSafeUrl(url) ? { href: url } : null };
  }
  const path = decodeSafely(splitUrl(url).path);
  const candidates = candidatesOf(index, path, reference.file);
  const source = candidates.map((candidate) => index.fileAt(candidate)).find((found) => found !== undefined);
  if (source !== undefined) return { asset: source };
  const href = staticHref(index, path);
  if (href !== undefined) return { asset: { href } };
  if (candidates.length === 0) return { asset: null, problem: { code: 'HG3006', args: { url }, policy } };
  return { asset: null, problem: { code: 'HG3011', args: { url, nearest: index.nearest.file(path, reference.file) }, policy } };
}

/** The address of the static file at `path` (with or without base path, `/` in front or not); `undefined`: there is none. */
export function staticHref(index: SiteIndex, path: string): string | undefined {
  const { basePath } = index.config;
  const forms = path.startsWith(basePath) && basePath !== '/' ? [path, path.slice(basePath.length)] : [path];
  for (const form of forms) {
    const output = index.statics.get(parseRoutePath(form)?.slice(1) ?? '');
    if (output !== undefined) return outputToHref(output, index.config);
  }
  return undefined;
}
