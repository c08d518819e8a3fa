import { folderOf } from '@helpgen/model';
import { digestOf } from '../cache/digest-of.ts';
import type { FileSystem } from '../host/file-system.ts';

/** A file of the output, with what the manifest says of it. */
export interface WrittenFile {
  readonly path: string;
  readonly digest: string;
  readonly size: number;
}

/** Writes bytes to a path of the output. */
export type OutputWriter = (path: string, bytes: Uint8Array) => WrittenFile;

/** A writer of files below `folder`, which makes each folder on the way once. */
export function createOutputWriter(disk: FileSystem, folder: string): OutputWriter {
  const makeFolderOf = createFolderMaker(disk, folder);
  return (path, bytes) => {
    makeFolderOf(path);
    disk.writeFile(`${folder}/${path}`, bytes);
    return { path, digest: digestOf(bytes), size: bytes.length };
  };
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
