import { join } from 'node:path';
import type { FileSystem } from './file-system.ts';

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

/** Removes `folder` with all that is in it. */
export function removeTree(disk: FileSystem, folder: string): void {
  const entries = disk.list(folder);
  if (entries === undefined) return;
  for (const entry of entries) {
    if (entry.kind === 'folder') removeTree(disk, join(folder, entry.name));
    else disk.removeFile(join(folder, entry.name));
  }
  disk.removeFolder(folder);
}
