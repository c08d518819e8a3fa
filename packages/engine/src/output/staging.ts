import type { Diagnostic } from '@helpgen/model';
import { buildCatalogue, defineDiagnostics, folderOf } from '@helpgen/model';
import type { FileSystem } from '../host/file-system.ts';
import { errorCode } from '../host/file-system.ts';
import type { BuildRecord, RecordedFile, WrittenFile } from './build-record.ts';
import { isIntact } from './build-record.ts';
import { makeFile, type MadeFile, writeMadeFile } from './made-file.ts';
import { manifestName, manifestText } from './output-folder.ts';
import type { OutputPlaces } from './output-folder.ts';
import { stageSpare } from './spare-folder.ts';

const finding = defineDiagnostics(buildCatalogue);

/** Takes files of the site from the steps that make them. */
export type Shelf = Pick<Staging, 'write'>;

/** The new site while it is being put together beside the old one; every file of it goes through here, but the pages, which their threads write. */
export interface Staging {
  readonly folder: string;
  /** Whether there is an old site, whose files can be taken over. */
  readonly hasOld: boolean;
  /** Takes over the old site's files when all were made with the same key and nobody touched them; says whether it did. */
  reuse(paths: readonly string[], key: string): boolean;
  /** Takes over every file of the old site that was made with `key`, when `path` is one of them; says whether it did. */
  reuseAll(path: string, key: string): boolean;
  /** Writes a file of `step`, or takes over the old site's when it has the same bytes. */
  write(path: string, step: string, content: string | Uint8Array): void;
  /** Writes a file that was made under `key`. */
  put(file: MadeFile, key: string): void;
  /** Makes the folders of `paths`, and takes away what lies there: whoever makes these files can write them. */
  makeRoom(paths: readonly string[]): void;
  /** Takes in a file that was made under `key` and is written already. */
  admit(file: WrittenFile, key: string): void;
  /** Writes the manifest; what is in the staging folder is then a whole site. */
  seal(): void;
  readonly files: ReadonlyMap<string, RecordedFile>;
  /** Files that two steps wanted to write. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A staging folder at `places`, able to take over files of the site that `previous` describes. */
export function createStaging(disk: FileSystem, places: OutputPlaces, previous: BuildRecord | undefined): Staging {
  const files = new Map<string, RecordedFile>();
  const diagnostics: Diagnostic[] = [];
  const staged = stageSpare(disk, places, previous?.spare);
  /** What is left of the spare site, by path with its state: it is either what the new site needs, or it must go. */
  const leftover = new Map(staged.files);
  const folders = new Set(['', ...staged.folders]);
  const placeOf = (path: string): string => `${places.staging}/${path}`;

  /** Whether the place of `file` is free; two steps that want it for different bytes are told. */
  const isFree = ({ path, digest }: Pick<WrittenFile, 'path' | 'digest'>, key: string): boolean => {
    const other = files.get(path);
    if (other !== undefined && other.digest !== digest) diagnostics.push(finding('HG5015', { path, first: stepOf(other.key), second: stepOf(key) }));
    return other === undefined;
  };
  const admit = (file: WrittenFile, key: string): void => {
    if (isFree(file, key)) files.set(file.path, { ...file, key });
  };
  // One call of the system a folder, because a site has as many as pages.
  const makeFolder = (folder: string): void => {
    if (folders.has(folder)) return;
    makeFolder(folderOf(folder));
    disk.makeOneFolder(placeOf(folder));
    folders.add(folder);
  };
  // A leftover may be the same file as one of the site that is being read: it is taken away and never written to.
  const makeRoom = (path: string): void => {
    if (leftover.delete(path)) disk.removeFile(placeOf(path));
    else makeFolder(folderOf(path));
  };
  const isStaged = (file: RecordedFile): boolean => leftover.get(file.path) === file.state && isIntact(disk, places.staging, file);

  return {
    folder: places.staging,
    hasOld: previous !== undefined,
    files,
    diagnostics,
    reuse(paths, key) {
      const wanted: RecordedFile[] = [];
      for (const path of paths) {
        const file = previous?.files.get(path);
        if (file?.key !== key) return false;
        wanted.push(file);
      }
      const missing = wanted.filter((file) => !isStaged(file));
      if (!missing.every((file) => isIntact(disk, places.folder, file))) return false;
      for (const [index, { path }] of missing.entries()) {
        makeRoom(path);
        if (linkOver(disk, `${places.folder}/${path}`, placeOf(path))) continue;
        // What was linked must go: writing to it would change the file of the old site too.
        for (const linked of missing.slice(0, index)) disk.removeFile(placeOf(linked.path));
        return false;
      }
      for (const file of wanted) {
        leftover.delete(file.path);
        admit(file, key);
      }
      return true;
    },
    reuseAll(path, key) {
      if (previous?.files.get(path)?.key !== key) return false;
      return this.reuse([...previous.files.values()].filter((file) => file.key === key).map((file) => file.path), key);
    },
    write(path, step, content) {
      const file = makeFile(path, content);
      const key = `${step}:${file.digest}`;
      if (files.has(path) || !this.reuse([path], key)) this.put(file, key);
    },
    put(file, key) {
      if (!isFree(file, key)) return;
      makeRoom(file.path);
      files.set(file.path, { ...writeMadeFile(disk, places.staging, file), key });
    },
    makeRoom: (paths) => paths.forEach(makeRoom),
    admit,
    seal() {
      removeFiles(disk, places.staging, [...leftover.keys()]);
      disk.writeFile(placeOf(manifestName), manifestText([...files.keys()]));
    },
  };
}

/** Removes the files at `paths` below `root`, and the folders that are empty then. */
function removeFiles(disk: FileSystem, root: string, paths: readonly string[]): void {
  for (const path of paths) disk.removeFile(`${root}/${path}`);
  for (const path of paths) {
    for (let folder = folderOf(path); folder !== '' && disk.list(`${root}/${folder}`)?.length === 0; folder = folderOf(folder)) disk.removeFolder(`${root}/${folder}`);
  }
}

/** Hard-links, which costs no space; where a disk cannot, the caller makes the file anew. */
function linkOver(disk: FileSystem, from: string, to: string): boolean {
  try {
    disk.link(from, to);
    return true;
  } catch (error) {
    if (['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOENT', 'ENOSYS'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

/** Keys begin with the name of the step that made the file. */
function stepOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}
