import { basename, dirname, join, resolve } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import { digestOf, isBelow, shortNameOf } from '@helpgen/disk';
import type { Diagnostic, SiteConfig } from '@helpgen/model';
import { finding } from '../finding.ts';
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

/** What forbids writing to `places` whatever is in it: sources that overlap it, a file, or a link to nothing. */
export function checkOutputFolder(disk: FileSystem, project: Project, config: SiteConfig, places: OutputPlaces): readonly Diagnostic[] {
  const shown = relativeTo(project, places.folder);
  const overlaps = [project.configPath, ...sourceFolders(project, config)].flatMap((source) => {
    const relation = relationOf(places.folder, source);
    return relation === undefined ? [] : [finding('HG5010', { path: shown, relation, source: relativeTo(project, source) })];
  });
  if (overlaps.length > 0) return overlaps.slice(0, 1);
  const stat = disk.stat(places.folder);
  if (stat === undefined) return isDangling(disk, places.folder) ? [finding('HG5017', { path: shown })] : [];
  return stat.kind === 'folder' ? [] : [finding('HG5011', { path: shown })];
}

/** Whether a link stands at `path` that leads to nothing. */
function isDangling(disk: FileSystem, path: string): boolean {
  return disk.list(dirname(path))?.some(({ name, kind }) => kind === 'link' && name === basename(path)) === true;
}

/** The manifest's text for files of these paths: digests of names, because it is published and names may be unlisted. */
export function manifestText(paths: readonly string[]): string {
  return `helpgen 1\n${paths.map((path) => digestOf(path)).sort().join('\n')}\n`;
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
