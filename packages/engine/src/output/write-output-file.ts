import { folderOf } from '@helpgen/model';
import { digestOf } from '../cache/digest-of.ts';
import type { FileSystem } from '../host/file-system.ts';
import { errorCode } from '../host/file-system.ts';

/** A file of the output, with what the manifest says of it. */
export interface WrittenFile {
  readonly path: string;
  readonly digest: string;
  readonly size: number;
}

/** Writes `bytes` to `path` below `folder`, making the folders on the way. */
export function writeOutputFile(disk: FileSystem, folder: string, path: string, bytes: Uint8Array): WrittenFile {
  const target = `${folder}/${path}`;
  try {
    disk.writeFile(target, bytes);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    disk.makeFolder(folderOf(target));
    disk.writeFile(target, bytes);
  }
  return { path, digest: digestOf(bytes), size: bytes.length };
}

/** Makes the folders of paths below `root`, each once; one call of the system a folder, because a site has as many as pages. */
export function createFolderMaker(disk: FileSystem, root: string): (path: string) => void {
  const made = new Set(['']);
  const make = (folder: string): void => {
    if (made.has(folder)) return;
    make(folderOf(folder));
    disk.makeOneFolder(`${root}/${folder}`);
    made.add(folder);
  };
  return (path) => make(folderOf(path));
}
