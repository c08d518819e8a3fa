import type { OutputPath, SourcePath } from '@helpgen/model';
import { extensionOf, folderOf, parseRoutePath, resolveSourcePath } from '@helpgen/model';
import { decodeSafely, isExternalUrl, isSafeUrl, splitUrl } from '@helpgen/model/url';
import { encodeSuffix } from './encode-suffix.ts';
import { resolveAddress, type Reference, type Resolution } from './resolve-address.ts';
import type { SiteIndex } from './site-index.ts';

const escapePrefix = 'pathname:///';

/** What `reference` names, by the rules of links between documents; nothing is decided about how bad a miss is. */
export function resolveReference(index: SiteIndex, reference: Reference): Resolution {
  const url = reference.url.trim();
  if (url === '') return { kind: 'empty' };
  if (url.startsWith('#')) return { kind: 'anchor', hash: url };
  if (url.startsWith(escapePrefix)) return resolveEscaped(url.slice(escapePrefix.length));
  if (!isExternalUrl(url)) return resolvePath(index, reference, url);
  const inside = cutOrigin(index, url);
  if (inside === undefined) return isSafeUrl(url) ? { kind: 'external', href: url } : { kind: 'unsafe' };
  return resolveAddress(index, splitUrl(inside), reference);
}

/** The part of `url` below this site's base path; `undefined` when it leads to another site. */
function cutOrigin(index: SiteIndex, url: string): string | undefined {
  const { url: origin, basePath } = index.config;
  if (url.slice(0, origin.length).toLowerCase() !== origin.toLowerCase()) return undefined;
  const path = url.slice(origin.length);
  if (path.startsWith(basePath)) return `/${path.slice(basePath.length)}`;
  const bare = basePath.slice(0, -1);
  return path === bare || (path.startsWith(bare) && /^[?#]/.test(path.slice(bare.length))) ? `/${path.slice(bare.length)}` : undefined;
}

function resolveEscaped(path: string): Resolution {
  const parts = splitUrl(path);
  const output = parseRoutePath(decodeSafely(parts.path))?.slice(1) ?? '';
  return { kind: 'static', output: output as OutputPath, suffix: encodeSuffix(parts) };
}

function resolvePath(index: SiteIndex, reference: Reference, url: string): Resolution {
  const parts = splitUrl(url);
  const path = decodeSafely(parts.path);
  const suffix = encodeSuffix(parts);
  if (path === '') {
    return reference.page === undefined ? { kind: 'empty' } : { kind: 'page', page: reference.page, suffix, hash: parts.hash };
  }
  const extension = extensionOf(path);
  if (extension !== '' || path.startsWith('@site/')) {
    const candidates = candidatesOf(index, path, reference.file);
    for (const candidate of candidates) {
      const page = path.endsWith('/') ? undefined : documentAt(index, candidate, reference.locale);
      if (page === 'draft') return { kind: 'draft', target: path };
      if (page !== undefined) return { kind: 'page', page, suffix, hash: parts.hash };
      const source = index.fileAt(candidate);
      if (source !== undefined) return { kind: 'file', source, suffix };
    }
    if (candidates.length === 0) return { kind: 'outside', target: path };
    if (path.startsWith('@site/')) return { kind: 'no-file', target: path };
  }
  const found = resolveAddress(index, parts, reference);
  return found.kind === 'no-page' && extension === '.md' ? { kind: 'no-file', target: path } : found;
}

/** The document at `path`, or the one that a source makes of a file which has taken the place of a Markdown file there. */
function documentAt(index: SiteIndex, path: SourcePath, locale: string): ReturnType<SiteIndex['pageAt']> {
  const places = [path, ...index.madeExtensions.map((extension) => path.replace(/\.md$/, extension) as SourcePath)];
  for (const place of places) {
    const page = index.pageAt(place, locale);
    if (page === 'draft' || page?.outline !== undefined) return page;
  }
  return undefined;
}

/** The source paths that `path` may mean, the likeliest first; none when every one of them leaves the site. */
export function candidatesOf(index: SiteIndex, path: string, file: SourcePath | undefined): readonly SourcePath[] {
  if (path.startsWith('@site/')) return existing([resolveSourcePath('', path.slice('@site'.length))]);
  if (path.startsWith('/')) return existing(index.rootsOf(file).map((root) => resolveSourcePath('', `${root}${path}`)));
  const beside = file === undefined ? undefined : resolveSourcePath(folderOf(file), path);
  // Only a bare path goes on to the roots: `./x` and `../x` say where they start.
  if (path.startsWith('.')) return beside === undefined ? [] : [beside];
  if (beside === undefined && file !== undefined) return [];
  return existing([beside, ...index.rootsOf(file).map((root) => resolveSourcePath(root, path))]);
}

function existing(paths: readonly (SourcePath | undefined)[]): readonly SourcePath[] {
  return paths.filter((path) => path !== undefined);
}
