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
  inFolder(disk, `${folder}/${path}`, (target) => disk.writeFile(target, bytes));
  return { path, digest: digestOf(bytes), size: bytes.length };
}

/** Runs `act` on `target`; when the folder is not there yet, makes it and runs once more. */
export function inFolder(disk: FileSystem, target: string, act: (target: string) => void): void {
  try {
    act(target);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    disk.makeFolder(folderOf(target));
    act(target);
  }
}
