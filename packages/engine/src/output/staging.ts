import { join } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import { errorCode } from '@helpgen/disk';
import type { Diagnostic } from '@helpgen/model';
import { folderOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { BuildRecord, RecordedFile, WrittenFile } from './build-record.ts';
import { isIntact } from './build-record.ts';
import { makeFile, type MadeFile, writeMadeFile } from './made-file.ts';
import { manifestName, manifestText } from './output-folder.ts';
import type { OutputPlaces } from './output-folder.ts';
import { openStaging } from './spare-site.ts';

/** Takes files of the site from the steps that make them. */
export type OutputSink = Pick<Staging, 'write'>;

/**
 * The new site while it is being put together beside the old one; every file of it goes through here, but the pages,
 * which their threads write.
 */
export type Staging = ReturnType<typeof createStaging>;

/** A staging folder at `places` for a new site, able to take over files of the site that `previous` describes. */
export function createStaging(disk: FileSystem, places: OutputPlaces, previous: BuildRecord | undefined) {
  const placeOf = (path: string): string => join(places.staging, path);
  const spare = openStaging(disk, places, previous !== undefined);
  const { files, diagnostics, isEmpty, isFree, makeFolder } = createStagedTree((folder) => {
    if (!spare.takeFolder(folder)) disk.makeOneFolder(placeOf(folder));
  });
  const clear = (path: string, key: string): void => {
    makeFolder(folderOf(path), key);
    spare.clear(path);
  };
  /** Takes over `file` of the old site; `undefined` when it is not what it was any more. */
  const takeOver = (file: RecordedFile): WrittenFile | undefined => {
    const from = join(places.folder, file.path);
    if (spare.has(file.path) && isIntact(disk, places.staging, file)) {
      spare.keep(file.path);
      makeFolder(folderOf(file.path), file.key);
      return file;
    }
    if (!isIntact(disk, places.folder, file)) return undefined;
    clear(file.path, file.key);
    if (linkTo(disk, from, placeOf(file.path))) return file;
    const copy = makeFile(file.path, disk.readFile(from));
    return copy.digest === file.digest ? { ...file, ...writeMadeFile(disk, places.staging, copy) } : undefined;
  };
  /** Takes over the old site's files when all were made with the same key and nobody touched them; says whether it did. */
  const reuse = (paths: readonly string[], key: string): boolean => {
    const taken: WrittenFile[] = [];
    for (const path of paths) {
      const file = previous?.files.get(path);
      const copy = file?.key === key && isEmpty(path) ? takeOver(file) : undefined;
      if (copy === undefined) {
        // All are made anew then. What was linked must not be written to: it is the old site's file too.
        for (const linked of taken) disk.removeFile(placeOf(linked.path));
        return false;
      }
      taken.push(copy);
    }
    for (const file of taken) files.set(file.path, { ...file, key });
    return true;
  };
  /** Writes a file that was made under `key`. */
  const put = (file: MadeFile, key: string): void => {
    if (!isFree(file, key)) return;
    clear(file.path, key);
    files.set(file.path, { ...writeMadeFile(disk, places.staging, file), key });
  };

  return {
    folder: places.staging,
    /** Whether there is an old site, whose files can be taken over. */
    hasOld: previous !== undefined,
    files: files as ReadonlyMap<string, RecordedFile>,
    /** Files that two steps wanted to write. */
    diagnostics: diagnostics as readonly Diagnostic[],
    reuse,
    /** Takes over every file of the old site that was made with `key`, when `path` is one of them; says whether it did. */
    reuseAll(path: string, key: string): boolean {
      if (previous?.files.get(path)?.key !== key) return false;
      return reuse([...previous.files.values()].filter((file) => file.key === key).map((file) => file.path), key);
    },
    /** Writes a file of `step`, or takes over the old site's when it has the same bytes. */
    write(path: string, step: string, content: string | Uint8Array): void {
      const file = makeFile(path, content);
      const key = `${step}:${file.digest}`;
      if (files.has(path) || !reuse([path], key)) put(file, key);
    },
    put,
    /** Makes the folders of `paths` and takes away what lies there: whoever makes these files under `key` can write them. */
    makeRoom(paths: readonly string[], key: string): void {
      for (const path of paths) {
        // A file that is in the way, which is told when the page is admitted, may be the old site's too.
        if (files.has(path)) disk.removeFile(placeOf(path));
        clear(path, key);
      }
    },
    /** Takes in a file that was made under `key` and is written already. */
    admit(file: WrittenFile, key: string): void {
      if (isFree(file, key)) files.set(file.path, { ...file, key });
    },
    /** Writes the manifest, which comes back; what is in the staging folder is then a whole site. */
    seal(): WrittenFile {
      spare.clearAll();
      return writeMadeFile(disk, places.staging, makeFile(manifestName, manifestText([...files.keys()])));
    },
  };
}

/** Hard-links, which costs no space; false where a disk cannot. */
function linkTo(disk: FileSystem, from: string, to: string): boolean {
  try {
    disk.link(from, to);
    return true;
  } catch (error) {
    if (['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

/** What lies in a folder that is being filled, nothing as yet: each place is given away once. `make` makes one folder on the disk. */
function createStagedTree(make: (folder: string) => void) {
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
