import { dirname } from 'node:path';
import type { FileSystem } from '../host/file-system.ts';
import { errorCode } from '../host/file-system.ts';
import type { FileChanges } from './overlay-disk.ts';

/**
 * Brings `changes` to the disk, all or none: new contents are written beside their places first, then each is renamed to its own while what
 * was there waits under another name. Whatever fails on the way, everything is put back, and the error is thrown on.
 */
export function writeMove(disk: FileSystem, changes: FileChanges): void {
  const undo: (() => void)[] = [];
  const staged: { readonly path: string; readonly fresh: string }[] = [];
  const kept: string[] = [];
  try {
    for (const [path, bytes] of changes) {
      if (bytes === undefined) continue;
      makeFolders(disk, dirname(path), undo);
      const fresh = `${path}.helpgen-new`;
      undo.push(() => disk.removeFile(fresh));
      disk.writeFile(fresh, bytes);
      staged.push({ path, fresh });
    }
    for (const path of changes.keys()) {
      if (disk.stat(path) === undefined) continue;
      const old = `${path}.helpgen-old`;
      disk.rename(path, old);
      undo.push(() => disk.rename(old, path));
      kept.push(old);
    }
    for (const { path, fresh } of staged) {
      disk.rename(fresh, path);
      undo.push(() => disk.removeFile(path));
    }
  } catch (error) {
    for (const step of undo.toReversed()) quietly(step);
    throw error;
  }
  // Everything is in its place: what stays of the old files does no harm.
  for (const old of kept) quietly(() => disk.removeFile(old));
  for (const path of changes.keys()) quietly(() => removeEmptyFolders(disk, dirname(path)));
}

function makeFolders(disk: FileSystem, folder: string, undo: (() => void)[]): void {
  if (disk.stat(folder) !== undefined) return;
  makeFolders(disk, dirname(folder), undo);
  disk.makeOneFolder(folder);
  undo.push(() => disk.removeFolder(folder));
}

function removeEmptyFolders(disk: FileSystem, folder: string): void {
  if (disk.list(folder)?.length !== 0) return;
  disk.removeFolder(folder);
  removeEmptyFolders(disk, dirname(folder));
}

function quietly(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
  }
}
