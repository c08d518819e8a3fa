import { basename, dirname, join, resolve } from 'node:path';
import type { Diagnostic, SiteConfig } from '@helpgen/model';
import { digestOf, shortNameOf } from '../cache/digest-of.ts';
import { finding } from '../finding.ts';
import type { FileSystem } from '../host/file-system.ts';
import { isBelow } from '../host/system-path.ts';
import type { Project } from '../project.ts';
import { relativeTo } from '../project.ts';

/** Names of the files that helpgen made, in the output folder itself: what is not named there is never deleted. */
export const manifestName = '.helpgen-manifest';

/** The places of one output folder. */
export interface OutputPlaces {
  readonly folder: string;
  /** The link that leads to {@link folder}, where that was asked for: it stays. */
  readonly link: string | undefined;
  /** Beside the folder, on the same disk, so that it can be swapped in. */
  readonly staging: string;
  readonly lock: string;
  /** Where the site before the one in {@link folder} is kept, of which the next one is made; `undefined`: it is removed. */
  readonly spare?: string | undefined;
}

/**
 * The absolute places for the output folder `outDir` of `project`. A link is followed: the site stands where it leads.
 * `cacheFolder`: where a spare site may be kept.
 */
export function placesOf(disk: FileSystem, project: Project, outDir: string, cacheFolder?: string): OutputPlaces {
  const asked = resolve(project.root, outDir);
  const folder = followLink(disk, asked);
  const beside = (suffix: string): string => join(dirname(folder), `.${basename(folder)}.helpgen-${suffix}`);
  const spare = cacheFolder === undefined ? undefined : join(cacheFolder, `spare-${shortNameOf(folder)}`);
  return { folder, link: folder === asked ? undefined : asked, staging: beside('new'), lock: beside('lock'), spare };
}

/** Where `path` leads when itself, and not a folder that it lies in, is a link to something that is there. */
function followLink(disk: FileSystem, path: string): string {
  if (disk.stat(path) === undefined) return path;
  const real = disk.realPath(path);
  return real === join(disk.realPath(dirname(path)), basename(path)) ? path : real;
}

/** What forbids writing to `places`: sources that overlap it, a file, or files of other origin. */
export function checkOutputFolder(disk: FileSystem, project: Project, config: SiteConfig, places: OutputPlaces): readonly Diagnostic[] {
  const shown = relativeTo(project, places.folder);
  const overlaps = [project.configPath, ...sourceFolders(project, config)].flatMap((source) => {
    const relation = relationOf(places.folder, source);
    return relation === undefined ? [] : [finding('HG5010', { path: shown, relation, source: relativeTo(project, source) })];
  });
  if (overlaps.length > 0) return overlaps.slice(0, 1);
  const stat = disk.stat(places.folder);
  if (stat === undefined) return isDangling(disk, places.folder) ? [finding('HG5017', { path: shown })] : [];
  if (stat.kind !== 'folder') return [finding('HG5011', { path: shown })];
  const foreign = foreignFiles(disk, places.folder);
  if (foreign.length === 0) return [];
  const files = foreign.slice(0, 5).map((file) => `\`${file}\``);
  return [finding('HG5012', { path: shown, files: foreign.length > 5 ? [...files, `and ${foreign.length - 5} more`] : files })];
}

/** Whether a link stands at `path` that leads to nothing. */
function isDangling(disk: FileSystem, path: string): boolean {
  return disk.list(dirname(path))?.some(({ name, kind }) => kind === 'link' && name === basename(path)) === true;
}

/** Every file below `folder`, relative to it, in the order of paths. */
export function filesBelow(disk: FileSystem, folder: string): readonly string[] {
  return treeBelow(disk, folder).files.sort();
}

/** Every file and folder below `folder`, relative to it. */
export function treeBelow(disk: FileSystem, folder: string): { readonly files: string[]; readonly folders: string[] } {
  const files: string[] = [];
  const folders: string[] = [];
  const pending = [''];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const entry of disk.list(join(folder, next)) ?? []) {
      const path = next === '' ? entry.name : `${next}/${entry.name}`;
      if (entry.kind !== 'folder') files.push(path);
      else {
        folders.push(path);
        pending.push(path);
      }
    }
  }
  return { files, folders };
}

/** The manifest's text for files of these paths: digests of names, because it is published and names may be unlisted. */
export function manifestText(paths: readonly string[]): string {
  return `helpgen 1\n${paths.map((path) => digestOf(path)).sort().join('\n')}\n`;
}

/** Files below `folder` that its manifest does not name. */
export function foreignFiles(disk: FileSystem, folder: string): readonly string[] {
  const files = filesBelow(disk, folder);
  if (files.length === 0) return [];
  const own = files.includes(manifestName)
    ? new Set(new TextDecoder().decode(disk.readFile(join(folder, manifestName))).split('\n').slice(1))
    : new Set<string>();
  return files.filter((file) => file !== manifestName && !own.has(digestOf(file)));
}

/** Removes `folder` with the files that `isOwn` admits, and then the folders that are empty. */
export function removeTree(disk: FileSystem, folder: string): void {
  const entries = disk.list(folder);
  if (entries === undefined) return;
  for (const entry of entries) {
    if (entry.kind === 'folder') removeTree(disk, join(folder, entry.name));
    else disk.removeFile(join(folder, entry.name));
  }
  disk.removeFolder(folder);
}

/** Absolute paths of the folders that hold what a site is made of. */
export function sourceFolders(project: Project, config: SiteConfig): readonly string[] {
  const { docs, pages, versions, i18n } = config.content;
  const folders = [docs, ...(pages === null ? [] : [pages]), versions, i18n, ...config.content.static, ...config.versions.map(({ folder }) => folder)];
  return [...new Set(folders)].map((folder) => resolve(project.root, folder));
}

function relationOf(folder: string, source: string): string | undefined {
  if (folder === source) return 'is';
  if (isBelow(folder, source)) return 'holds';
  return isBelow(source, folder) ? 'lies in' : undefined;
}
