import { basename, dirname, join } from 'node:path';
import type { FileStat, FileSystem, FolderEntry } from '@helpgen/disk';
import { errorCode } from '@helpgen/disk';

/** What files will be, by absolute path: their bytes, or `undefined` where there will be none. */
export type FileChanges = ReadonlyMap<string, Uint8Array<ArrayBuffer> | undefined>;

/** `disk` as it will be with `changes`: for reading whole files, their states and folders; what is written goes to the disk itself. */
export function overlayDisk(disk: FileSystem, changes: FileChanges): FileSystem {
  const folders = foldersOf(changes);
  const realPath = (path: string): string => {
    try {
      return disk.realPath(path);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
      return join(realPath(dirname(path)), basename(path));
    }
  };
  return {
    ...disk,
    realPath,
    readFile(path) {
      const bytes = changes.get(path);
      if (bytes !== undefined) return bytes;
      if (changes.has(path)) throw Object.assign(new Error('no such file'), { code: 'ENOENT', path });
      return disk.readFile(path);
    },
    stat(path) {
      const bytes = changes.get(path);
      if (bytes !== undefined) return plannedState(bytes);
      if (changes.has(path)) return undefined;
      return disk.stat(path) ?? (folders.has(path) ? { ...plannedState(new Uint8Array()), kind: 'folder' } : undefined);
    },
    list(path) {
      const added = folders.get(path);
      const there = disk.list(path);
      if (there === undefined && added === undefined) return undefined;
      const kept = (there ?? []).filter(({ name }) => !changes.has(join(path, name)) || changes.get(join(path, name)) !== undefined);
      const names = new Set(kept.map(({ name }) => name));
      const fresh = [...(added ?? [])].flatMap(([name, kind]): FolderEntry[] => (names.has(name) ? [] : [{ name, kind }]));
      return [...kept, ...fresh].sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}

function plannedState(bytes: Uint8Array): FileStat {
  return { kind: 'file', size: bytes.length, modified: '0', changed: '0', inode: 'planned' };
}

/** What stands in each folder on the way to a file that will be there. */
function foldersOf(changes: FileChanges): ReadonlyMap<string, ReadonlyMap<string, 'file' | 'folder'>> {
  const folders = new Map<string, Map<string, 'file' | 'folder'>>();
  for (const [file, bytes] of changes) {
    if (bytes === undefined) continue;
    let kind: 'file' | 'folder' = 'file';
    for (let path = file; dirname(path) !== path; path = dirname(path)) {
      const entries = folders.get(dirname(path)) ?? new Map<string, 'file' | 'folder'>();
      folders.set(dirname(path), entries.set(basename(path), kind));
      kind = 'folder';
    }
  }
  return folders;
}
