import type { Diagnostic, Outline, SiteConfig } from '@helpgen/model';
import { baseNameOf, folderOf, parseRoutePath } from '@helpgen/model';
import { decodeSafely } from '@helpgen/model/url';
import { finding } from '../finding.ts';
import { cutNumberPrefixes, parseNumberPrefix } from '../parse-number-prefix.ts';

/** Where a document stands in its version, whatever the edition. */
export interface DocumentPlace {
  /** Id inside the version. */
  readonly id: string;
  /** Last part of the id: the title of last resort. */
  readonly name: string;
  /** Route below the version's root. */
  readonly slug: string;
  /** Folder below the content folder, as it is spelled on disk; empty for the content folder itself. */
  readonly folder: string;
  readonly fileName: string;
  /** Whether it is the page of its folder: `index`, `README`, or named like the folder. */
  readonly isIndex: boolean;
  /** Sort key in generated sidebars. */
  readonly position?: number;
}

/** The place of the document at `path` below its content folder; what is wrong with the id or the slug that it asks for is added to `diagnostics`. */
export function placeDocument(config: SiteConfig, path: string, outline: Outline, diagnostics: Diagnostic[]): DocumentPlace {
  const { frontMatter } = outline;
  const hasPrefixes = config.markdown.numberPrefixes && frontMatter.parse_number_prefixes !== false;
  const rawFolder = folderOf(path);
  const folder = hasPrefixes ? cutNumberPrefixes(rawFolder) : rawFolder;
  const fileName = baseNameOf(path);
  const rawName = fileName.slice(0, fileName.lastIndexOf('.'));
  const { name, position: prefix } = hasPrefixes ? parseNumberPrefix(rawName) : { name: rawName };
  const ownId = checkId(outline, diagnostics) ?? name;
  const isIndex = isIndexName(name, folder);
  const position = frontMatter.sidebar_position ?? prefix;
  return {
    id: joinPath(folder, ownId),
    name: ownId,
    slug: resolveSlug(outline, folder, diagnostics) ?? (isIndex ? `/${folder}` : `/${joinPath(folder, ownId)}`),
    folder: rawFolder,
    fileName,
    isIndex,
    ...(position === undefined ? {} : { position }),
  };
}

/** Whether a page named `name` is the page of `folder` itself. */
export function isIndexName(name: string, folder: string): boolean {
  const lower = name.toLowerCase();
  return lower === 'index' || lower === 'readme' || (folder !== '' && lower === baseNameOf(folder).toLowerCase());
}

/** The route below the root that the front matter's slug asks for; `undefined`: none, or none that can be an address. */
export function resolveSlug(outline: Outline, folder: string, diagnostics: Diagnostic[]): string | undefined {
  const written = outline.frontMatter.slug;
  if (written === undefined || written === '') return undefined;
  const slug = decodeSafely(written);
  const route = parseRoutePath(slug.startsWith('/') ? slug : `${folder}/${slug}`);
  const reason = reasonAgainst(written, slug, route);
  if (reason === undefined) return route;
  diagnostics.push(finding('HG3104', { slug: written, reason }, { at: { file: outline.source, ...outline.frontMatterSpans['slug'] } }));
  return undefined;
}

function reasonAgainst(written: string, slug: string, route: string | undefined): string | undefined {
  if (/[?#]/.test(written)) return 'it holds a query or an anchor';
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(slug)) return 'it names another site';
  if (/[\\\p{Cc}\p{Cs}]/u.test(slug)) return 'it holds a backslash or a control character';
  return route === undefined ? 'it climbs above the root of the version' : undefined;
}

function checkId(outline: Outline, diagnostics: Diagnostic[]): string | undefined {
  const id = outline.frontMatter.id?.normalize('NFC').replace(/\p{Cs}/gu, '\uFFFD');
  if (id === undefined || id === '') return undefined;
  if (!id.includes('/')) return id;
  const nearest = id.split('/').findLast((segment) => segment !== '' && segment !== '.' && segment !== '..');
  diagnostics.push(finding('HG3105', { id, nearest: nearest ?? '' }, { at: { file: outline.source, ...outline.frontMatterSpans['id'] } }));
  return nearest;
}

function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
