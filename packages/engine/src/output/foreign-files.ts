import { join } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import { digestOf, treeBelow } from '@helpgen/disk';
import type { Diagnostic } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { Project } from '../project.ts';
import { relativeTo } from '../project.ts';
import type { BuildRecord } from './build-record.ts';
import { isIntact } from './build-record.ts';
import type { OutputPlaces } from './output-folder.ts';
import { manifestName } from './output-folder.ts';

/**
 * Files of other origin in `places`, which would go with the site that is there. It takes as long as all else about a site in which
 * nothing has changed, so that it is asked by who is going to write. `record`: what is known of the site.
 */
export function checkOutputFiles(disk: FileSystem, project: Project, places: OutputPlaces, record?: BuildRecord): readonly Diagnostic[] {
  const shown = relativeTo(project, places.folder);
  const foreign = foreignFiles(disk, places.folder, record);
  if (foreign.length === 0) return [];
  const files = foreign.slice(0, 5).map((file) => `\`${file}\``);
  return [finding('HG5012', { path: shown, files: foreign.length > 5 ? [...files, `and ${foreign.length - 5} more`] : files })];
}

/** Files below `folder`, in the order of paths, that its manifest does not name; by `record`, where it is of this site, names need no digests. */
export function foreignFiles(disk: FileSystem, folder: string, record?: BuildRecord): readonly string[] {
  const { files } = treeBelow(disk, folder);
  const isOwn = record !== undefined && isIntact(disk, folder, record.manifest) ? record.files : manifestIn(disk, folder);
  return files.filter((file) => file !== manifestName && !isOwn.has(file)).sort();
}

/** What the manifest in `folder` names; without one, nothing. */
function manifestIn(disk: FileSystem, folder: string): { has(path: string): boolean } {
  const path = join(folder, manifestName);
  if (disk.stat(path) === undefined) return new Set();
  const digests = new Set(new TextDecoder().decode(disk.readFile(path)).split('\n').slice(1));
  return { has: (file) => digests.has(digestOf(file)) };
}
