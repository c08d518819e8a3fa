import type { FileSystem } from '../host/file-system.ts';
import { errorCode } from '../host/file-system.ts';
import type { OutputPlaces } from './output-folder.ts';
import { manifestName, removeTree } from './output-folder.ts';

/** The site before the one in the output folder: most of its folders and files are what the next site needs too. */
export interface SpareFolder {
  /** Every folder of it, relative, parents first. */
  readonly folders: readonly string[];
  /** By path the state of each file, as it was recorded. */
  readonly files: ReadonlyMap<string, string>;
}

const emptyFolder: SpareFolder = { folders: [], files: new Map() };

/**
 * Makes the staging folder of `places` out of the spare one, when that holds nothing but files of `recorded` (states by
 * path); otherwise the staging folder is empty. Making and removing the folders of a site takes longer than the rest of
 * the build after an edit.
 */
export function stageSpare(disk: FileSystem, places: OutputPlaces, recorded: ReadonlyMap<string, string> | undefined): SpareFolder {
  if (places.spare !== undefined && recorded !== undefined && moveFolder(disk, places.spare, places.staging)) {
    const found = survey(disk, places.staging, recorded);
    if (found !== undefined) return found;
    removeTree(disk, places.staging);
  }
  disk.makeFolder(places.staging);
  return emptyFolder;
}

/** Keeps `folder` as the spare one; where that cannot be, it is removed. */
export function putAway(disk: FileSystem, places: OutputPlaces, folder: string): void {
  if (places.spare !== undefined) {
    removeTree(disk, places.spare);
    if (moveFolder(disk, folder, places.spare)) return;
  }
  removeTree(disk, folder);
}

function survey(disk: FileSystem, root: string, recorded: ReadonlyMap<string, string>): SpareFolder | undefined {
  const folders = [''];
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const { name, kind } of disk.list(folder === '' ? root : `${root}/${folder}`) ?? []) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const state = recorded.get(path);
      if (kind === 'folder') folders.push(path);
      else if (kind === 'file' && state !== undefined) files.set(path, state);
      else if (path !== manifestName) return undefined;
    }
  }
  return { folders, files };
}

/** False where there is no such folder, or the other place is on another disk or cannot be written to. */
function moveFolder(disk: FileSystem, from: string, to: string): boolean {
  try {
    disk.rename(from, to);
    return true;
  } catch (error) {
    if (['ENOENT', 'EXDEV', 'EPERM', 'EACCES', 'EROFS'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}
