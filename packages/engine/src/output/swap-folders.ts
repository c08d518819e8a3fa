import type { FileSystem } from '@helpgen/disk';
import { errorCode, reasonOf, removeTree, tryOnDisk } from '@helpgen/disk';
import { HelpgenError } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { OutputPlaces } from './output-folder.ts';
import { keepSpare } from './spare-site.ts';

/** Where the old site waits between two renames. */
function asideOf(places: OutputPlaces): string {
  return `${places.staging}-old`;
}

/**
 * Puts the staging folder in the place of the output folder by two renames. A process that is killed between them leaves
 * the old site whole but aside, and {@link recoverOutput} of the next command puts it back. Throws a {@link HelpgenError}
 * when the system does not let the output folder go, which is told as `shown`.
 */
export function swapIn(disk: FileSystem, places: OutputPlaces, shown: string = places.folder): void {
  if (disk.stat(places.folder) === undefined) {
    disk.rename(places.staging, places.folder);
    return;
  }
  const aside = asideOf(places);
  removeTree(disk, aside);
  try {
    disk.rename(places.folder, aside);
  } catch (error) {
    // Of a mounted volume the system says so on Linux and macOS; on Windows, of a folder that a program has open.
    if (errorCode(error) !== 'EBUSY') throw error;
    throw new HelpgenError([finding('HG5016', { path: shown, reason: reasonOf(error) })]);
  }
  try {
    disk.rename(places.staging, places.folder);
  } catch (error) {
    disk.rename(aside, places.folder);
    throw error;
  }
  // The new site stands. What could not be removed is removed by the next build, which tells when it cannot either.
  if (!keepSpare(disk, places, aside)) tryOnDisk(() => removeTree(disk, aside));
}

/** Ends what a killed process left: puts a site that waits aside back when its place is empty, removes the rest. */
export function recoverOutput(disk: FileSystem, places: OutputPlaces): void {
  const aside = asideOf(places);
  if (disk.stat(places.folder) === undefined && disk.stat(aside) !== undefined) disk.rename(aside, places.folder);
  removeTree(disk, aside);
  removeTree(disk, places.staging);
}
