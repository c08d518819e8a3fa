import { join } from 'node:path';
import type { Host } from '@helpgen/disk';
import { decodeText, digestOf, filesBelow, nodeHost } from '@helpgen/disk';
import { buildCatalogue, defineDiagnostics, HelpgenError } from '@helpgen/model';
import type { ManifestHead, ManifestPage, UnlistedPage } from './site-manifest.ts';
import { manifestVersion, siteManifestPath } from './site-manifest.ts';

const finding = defineDiagnostics(buildCatalogue);

/** The manifest of a built site. */
export interface SiteManifest {
  readonly head: ManifestHead;
  /** In the order of routes. */
  readonly pages: readonly ManifestPage[];
}

/** Reads the manifest of the site in `folder`. Throws a {@link HelpgenError} when there is none, or one of another version. */
export function readSiteManifest(folder: string, { disk }: Host = nodeHost): SiteManifest {
  const path = join(folder, siteManifestPath);
  if (disk.stat(path)?.kind !== 'file') throw new HelpgenError([finding('HG5080', { folder })]);
  const [first = '', ...lines] = decodeText(disk.readFile(path)).trimEnd().split('\n');
  const head = parse(first, folder) as ManifestHead | null;
  if (head?.format !== 'helpgen-site-manifest') throw new HelpgenError([finding('HG5080', { folder })]);
  if (head.version !== manifestVersion)
    throw new HelpgenError([finding('HG5081', { folder, version: String(head.version), known: manifestVersion })]);
  const read = lines.map((line) => parse(line, folder) as ManifestPage | UnlistedPage);
  if (!read.some((page) => 'unlisted' in page)) return { head, pages: read as readonly ManifestPage[] };
  const files = new Map(filesBelow(disk, folder).map((file) => [digestOf(file), file]));
  return { head, pages: read.map((page) => ('unlisted' in page ? named(page, files.get(page.unlisted) ?? '') : page)) };
}

function named({ unlisted: _digest, ...page }: UnlistedPage, file: string): ManifestPage {
  const route = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  return { ...page, file, route, title: '', sources: [], anchors: [] };
}

function parse(line: string, folder: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw new HelpgenError([finding('HG5080', { folder })]);
  }
}
