import type { Diagnostic } from '@helpgen/model';
import { folderOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { RecordedFile, WrittenFile } from './build-record.ts';

/** What lies in a folder that is being filled, nothing as yet: each place is given away once. `make` makes one folder on the disk. */
export function createStagedTree(make: (folder: string) => void) {
  const files = new Map<string, RecordedFile>();
  const diagnostics: Diagnostic[] = [];
  /** By path, the key of the first file in it. */
  const folders = new Map<string, string>();

  /** The key of what lies where the file at `path` would be, or of a file where its folder would be. */
  function keyInTheWay(path: string): string | undefined {
    for (let folder = folderOf(path); folder !== '' && !folders.has(folder); folder = folderOf(folder)) {
      const file = files.get(folder);
      if (file !== undefined) return file.key;
    }
    return files.get(path)?.key ?? folders.get(path);
  }

  function makeFolder(folder: string, key: string): void {
    if (folder === '' || folders.has(folder)) return;
    makeFolder(folderOf(folder), key);
    make(folder);
    folders.set(folder, key);
  }

  return {
    files,
    /** Files that two steps wanted to write. */
    diagnostics,
    /** Whether nothing lies at `path`, where a folder would have to be, or below it. */
    isEmpty: (path: string): boolean => keyInTheWay(path) === undefined,
    /** Whether the place of `file` is free; two steps that want it for different bytes are told. */
    isFree({ path, digest }: Pick<WrittenFile, 'path' | 'digest'>, key: string): boolean {
      const first = keyInTheWay(path);
      if (first !== undefined && files.get(path)?.digest !== digest) {
        diagnostics.push(finding('HG5015', { path, first: stepOf(first), second: stepOf(key) }));
      }
      return first === undefined;
    },
    /** Makes `folder` and what it is in for a file that is made under `key`: one call of the system each, because a site has as many as pages. */
    makeFolder,
  };
}

/** Keys begin with the name of the step that made the file. */
function stepOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}
