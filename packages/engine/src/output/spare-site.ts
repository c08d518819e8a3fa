import { join } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import { removeTree, treeBelow, tryOnDisk } from '@helpgen/disk';
import type { OutputPlaces } from './output-folder.ts';

/**
 * Makes the staging folder of `places`: of the spare site, when there is one, otherwise an empty one. Making the folders of
 * a site of 10 000 pages and its links to files, and removing those of the old one, takes longer than all else after an edit:
 * 3 of 8 processor seconds. The result knows what stands in the folder of the site before the last one, and has not become part of
 * the new one. Its files may be those of the site in the output folder too (hard links): they can be removed, and must not be
 * written to.
 */
export function openStaging(disk: FileSystem, { staging, spare }: OutputPlaces, isSpareUsed: boolean) {
  const isSpare = spare !== undefined && isSpareUsed && moveFolder(disk, spare, staging);
  if (!isSpare) disk.makeFolder(staging);
  const tree = isSpare ? treeBelow(disk, staging) : { files: [], folders: [] };
  const files = new Set(tree.files);
  const folders = new Set(tree.folders);
  const removeFile = (path: string): void => {
    if (files.delete(path)) disk.removeFile(join(staging, path));
  };
  return {
    has: (file: string): boolean => files.has(file),
    /** The file at this path is part of the new site. */
    keep: (file: string): void => void files.delete(file),
    /** Takes away a file at `path`; whether there is a folder, which is part of the new site from now on. */
    takeFolder(path: string): boolean {
      removeFile(path);
      return folders.delete(path);
    },
    /** Takes away what stands at `path`. */
    clear(path: string): void {
      removeFile(path);
      if (!folders.delete(path)) return;
      const below = treeBelow(disk, join(staging, path));
      for (const file of below.files) files.delete(`${path}/${file}`);
      for (const folder of below.folders) folders.delete(`${path}/${folder}`);
      removeTree(disk, join(staging, path));
    },
    clearAll(): void {
      for (const path of files) disk.removeFile(join(staging, path));
      // In reverse order those in a folder come before it.
      for (const folder of [...folders].sort().toReversed()) disk.removeFolder(join(staging, folder));
    },
  };
}

/** Keeps the site in `folder` as the spare one of `places`; false where there is none to be kept, or the system does not let it. */
export function keepSpare(disk: FileSystem, { spare }: OutputPlaces, folder: string): boolean {
  return spare !== undefined && moveFolder(disk, folder, spare);
}

/** Moves a folder, whose place is cleared first. */
function moveFolder(disk: FileSystem, from: string, to: string): boolean {
  return tryOnDisk(() => {
    removeTree(disk, to);
    disk.rename(from, to);
  });
}
