import { dirname, join, relative } from 'node:path';
import type { FileSystem, Host } from '@helpgen/disk';
import { tryOnDisk } from '@helpgen/disk';
import type { Diagnostic } from '@helpgen/model';
import { HelpgenError } from '@helpgen/model';
import { attempt } from '../attempt.ts';
import { finding, findingsOf } from '../finding.ts';
import { takeLock } from '../output/lock.ts';
import type { Project } from '../project.ts';

/** What files will be, by absolute path: their bytes, or `undefined` where there will be none. */
export type FileChanges = ReadonlyMap<string, Uint8Array<ArrayBuffer> | undefined>;

/** What a move is about to do, with paths below the root of the site: by it, it is undone when it does not come to its end. */
interface MoveRecord {
  readonly files: readonly { readonly path: string; readonly isNew: boolean; readonly isGone: boolean }[];
  /** Folders to be made, outer ones first. */
  readonly folders: readonly string[];
}

/** A record at `begun` is that of a move to be undone, one at `done` that of a move of which only what was kept is to be removed. */
function recordsOf({ memoryFolder }: Project): { readonly begun: string; readonly done: string; readonly lock: string } {
  return { begun: join(memoryFolder, 'move-begun.json'), done: join(memoryFolder, 'move-done.json'), lock: join(memoryFolder, 'move.lock') };
}

const freshOf = (path: string): string => `${path}.helpgen-new`;
const oldOf = (path: string): string => `${path}.helpgen-old`;
const draftOf = (path: string): string => `${path}.part`;

/**
 * Brings `changes` to the disk, all or none: new contents are written beside their places first, then each is renamed to its own while what
 * was there waits under another name. Whatever fails on the way, everything is put back, and the error is thrown on; when the process is
 * killed, {@link recoverMove} of the next command does it.
 */
export function writeMove(host: Host, project: Project, changes: FileChanges): void {
  const { disk } = host;
  const { begun, done, lock: lockPath } = recordsOf(project);
  disk.makeFolder(project.memoryFolder);
  const lock = takeLock(disk, lockPath, host.now);
  if (lock.kind === 'busy') throw new HelpgenError([finding('HG5099', { pid: lock.pid, since: lock.since })]);
  const record = recordOf(disk, project, changes);
  try {
    writeWhole(disk, begun, JSON.stringify(record));
    for (const folder of record.folders) disk.makeOneFolder(join(project.root, folder));
    for (const [path, bytes] of changes) if (bytes !== undefined) disk.writeFile(freshOf(path), bytes);
    for (const { path, isNew, isGone } of record.files) {
      const place = join(project.root, path);
      if (isGone) disk.rename(place, oldOf(place));
      // A file that stays, such as the config, is at its place all the time.
      else if (!isNew) writeWhole(disk, oldOf(place), disk.readFile(place));
    }
    for (const [path, bytes] of changes) if (bytes !== undefined) disk.rename(freshOf(path), path);
    disk.rename(begun, done);
  } catch (error) {
    tryOnDisk(() => undo(disk, project, record));
    lock.release();
    throw error;
  }
  tryOnDisk(() => tidy(disk, project, record));
  lock.release();
}

/** Undoes the move that a killed process has left half done, and says so; nothing while another process is moving. */
export function recoverMove(host: Pick<Host, 'disk' | 'now'>, project: Project): readonly Diagnostic[] {
  const { disk, now } = host;
  const { begun, done, lock: lockPath } = recordsOf(project);
  const isBegun = isThere(disk, begun);
  if (!isBegun && !isThere(disk, done)) return [];
  try {
    const lock = takeLock(disk, lockPath, now);
    if (lock.kind === 'busy') return [];
    try {
      const record = JSON.parse(new TextDecoder().decode(disk.readFile(isBegun ? begun : done))) as MoveRecord;
      (isBegun ? undo : tidy)(disk, project, record);
      return isBegun ? [finding('HG5098', { count: record.files.length })] : [];
    } finally {
      lock.release();
    }
  } catch (error) {
    return findingsOf(error, project);
  }
}

/** Also where the folder of the cache is none: others tell of that. */
function isThere(disk: FileSystem, path: string): boolean {
  return attempt(() => disk.stat(path) !== undefined, false);
}

function recordOf(disk: FileSystem, project: Project, changes: FileChanges): MoveRecord {
  const folders = new Set<string>();
  const files = [...changes].map(([path, bytes]) => {
    const missing: string[] = [];
    for (let folder = dirname(path); disk.stat(folder) === undefined; folder = dirname(folder)) missing.unshift(folder);
    for (const folder of missing) folders.add(relative(project.root, folder));
    return { path: relative(project.root, path), isNew: disk.stat(path) === undefined, isGone: bytes === undefined };
  });
  return { files, folders: [...folders] };
}

/** Writes a file that is there as a whole or not at all. */
function writeWhole(disk: FileSystem, path: string, content: string | Uint8Array): void {
  disk.writeFile(draftOf(path), content);
  disk.rename(draftOf(path), path);
}

/** Puts everything back; what was put back before does no harm. */
function undo(disk: FileSystem, project: Project, { files, folders }: MoveRecord): void {
  for (const { path, isNew } of files) {
    const place = join(project.root, path);
    for (const made of [freshOf(place), draftOf(oldOf(place))]) disk.removeFile(made);
    if (isNew) disk.removeFile(place);
    else if (disk.stat(oldOf(place)) !== undefined) disk.rename(oldOf(place), place);
  }
  for (const folder of folders.toReversed()) tryOnDisk(() => disk.removeFolder(join(project.root, folder)));
  disk.removeFile(recordsOf(project).begun);
}

/** Removes what was kept of a move that is done, and the folders that it has emptied. */
function tidy(disk: FileSystem, project: Project, { files }: MoveRecord): void {
  for (const { path } of files) disk.removeFile(oldOf(join(project.root, path)));
  for (const { path } of files) tryOnDisk(() => removeEmptyFolders(disk, dirname(join(project.root, path))));
  disk.removeFile(recordsOf(project).done);
}

function removeEmptyFolders(disk: FileSystem, folder: string): void {
  if (disk.list(folder)?.length !== 0) return;
  disk.removeFolder(folder);
  removeEmptyFolders(disk, dirname(folder));
}
