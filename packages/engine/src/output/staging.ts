import type { Diagnostic } from '@helpgen/model';
import { buildCatalogue, defineDiagnostics } from '@helpgen/model';
import { digestOf } from '../cache/digest-of.ts';
import type { FileSystem } from '../host/file-system.ts';
import { errorCode } from '../host/file-system.ts';
import type { BuildRecord, RecordedFile } from './build-record.ts';
import { isIntact, stateOf } from './build-record.ts';
import { manifestName, manifestText } from './output-folder.ts';
import type { OutputPlaces } from './output-folder.ts';
import type { WrittenFile } from './output-writer.ts';
import { createFolderMaker } from './output-writer.ts';

const finding = defineDiagnostics(buildCatalogue);

/** The new site while it is being put together beside the old one. */
export interface Staging {
  readonly folder: string;
  /** Takes over the old site's files when all were made with the same key and nobody touched them; says whether it did. */
  reuse(paths: readonly string[], key: string): boolean;
  /** Takes over every file of the old site that was made with `key`, when `path` is one of them; says whether it did. */
  reuseAll(path: string, key: string): boolean;
  /** Writes a file of `step`, or takes over the old site's when it has the same bytes. */
  write(path: string, step: string, bytes: string | Uint8Array): void;
  /** Notes a file that a job has written. */
  note(file: WrittenFile, key: string): void;
  /** Writes the manifest; what is in the staging folder is then a whole site. */
  seal(): void;
  readonly files: ReadonlyMap<string, WrittenFile & { readonly key: string }>;
  /** Files that two steps wanted to write. */
  readonly diagnostics: readonly Diagnostic[];
}

/** An empty staging folder at `places`, able to take over files of the site that `previous` describes. */
export function createStaging(disk: FileSystem, places: OutputPlaces, previous: BuildRecord | undefined): Staging {
  const files = new Map<string, WrittenFile & { readonly key: string }>();
  const diagnostics: Diagnostic[] = [];
  disk.makeFolder(places.staging);
  const makeFolderOf = createFolderMaker(disk, places.staging);

  const claim = (file: WrittenFile, key: string): boolean => {
    const other = files.get(file.path);
    if (other !== undefined && other.digest !== file.digest) {
      diagnostics.push(finding('HG5015', { path: file.path, first: stepOf(other.key), second: stepOf(key) }));
      return false;
    }
    files.set(file.path, { ...file, key });
    return other === undefined;
  };

  return {
    folder: places.staging,
    files,
    diagnostics,
    reuse(paths, key) {
      const old = paths.map((path) => previous?.files.get(path));
      const isWhole = old.every((file) => file !== undefined && file.key === key && isIntact(disk, places.folder, file));
      if (!isWhole) return false;
      for (const [index, path] of paths.entries()) {
        makeFolderOf(path);
        if (linkOver(disk, `${places.folder}/${path}`, `${places.staging}/${path}`)) continue;
        // What was linked must go: writing to it would change the file of the old site too.
        for (const linked of paths.slice(0, index)) disk.removeFile(`${places.staging}/${linked}`);
        return false;
      }
      for (const file of old) if (file !== undefined) claim({ path: file.path, digest: file.digest, size: file.size }, key);
      return true;
    },
    reuseAll(path, key) {
      if (previous?.files.get(path)?.key !== key) return false;
      return this.reuse([...previous.files.values()].filter((file) => file.key === key).map((file) => file.path), key);
    },
    write(path, step, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const digest = digestOf(bytes);
      const key = `${step}:${digest}`;
      const file = { path, digest, size: bytes.length };
      if (!files.has(path) && this.reuse([path], key)) return;
      if (!claim(file, key)) return;
      makeFolderOf(path);
      disk.writeFile(`${places.staging}/${path}`, bytes);
    },
    note: (file, key) => void claim(file, key),
    seal: () => disk.writeFile(`${places.staging}/${manifestName}`, manifestText([...files.keys()])),
  };
}

/** The record of the files of `staging`, which lie in `folder` by now. */
export function recordFiles(disk: FileSystem, folder: string, staging: Staging): ReadonlyMap<string, RecordedFile> {
  const recorded = new Map<string, RecordedFile>();
  for (const file of staging.files.values()) {
    const stat = disk.stat(`${folder}/${file.path}`);
    if (stat !== undefined) recorded.set(file.path, { ...file, state: stateOf(stat) });
  }
  return recorded;
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
