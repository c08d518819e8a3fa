import type { BigIntStats, Dirent } from 'node:fs';
import * as fs from 'node:fs';
import { dirname } from 'node:path';

/** What helpgen asks of a disk: the one door, so that a test can hand in a disk that fails. All calls are synchronous. */
export interface FileSystem {
  readFile(path: string): Uint8Array<ArrayBuffer>;
  /** Creates or replaces the file. */
  writeFile(path: string, content: string | Uint8Array): void;
  /** Creates the file; throws `EEXIST` when it is there. */
  createFile(path: string, content: string): void;
  /** Follows links; `undefined` when there is nothing. */
  stat(path: string): FileStat | undefined;
  /** The entries of a folder in the order of their names; `undefined` when it is not there. */
  list(path: string): readonly FolderEntry[] | undefined;
  /** Makes the folder and those above it. */
  makeFolder(path: string): void;
  /** Makes a folder whose parent is there; nothing happens when it is there itself. */
  makeOneFolder(path: string): void;
  rename(from: string, to: string): void;
  link(from: string, to: string): void;
  /** Removes a file; nothing happens when it is not there. */
  removeFile(path: string): void;
  /** Removes an empty folder. */
  removeFolder(path: string): void;
  realPath(path: string): string;
  open(path: string, mode: 'read' | 'append'): OpenFile;
}

/** A file held open, read and written at positions. */
export interface OpenFile {
  readonly size: number;
  read(offset: number, length: number): Uint8Array<ArrayBuffer>;
  /** Writes `pieces` one behind the other. */
  write(offset: number, pieces: readonly Uint8Array[]): void;
  close(): void;
}

/** What identifies the state of a file. Times are nanoseconds as text, so that they survive JSON. */
export interface FileStat {
  readonly kind: 'file' | 'folder' | 'other';
  readonly size: number;
  readonly modified: string;
  readonly changed: string;
  readonly inode: string;
}

/** What of a file's state survives hard links and renames of its folder. */
export function stateOf(stat: FileStat): string {
  return `${stat.inode}:${stat.size}:${stat.modified}`;
}

/** A name in a folder and what stands there, links not followed. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/** The disk of this machine. */
export const nodeFileSystem: FileSystem = {
  readFile: (path) => naming(path, () => fs.readFileSync(path)),
  writeFile: (path, content) => naming(path, () => fs.writeFileSync(path, content)),
  createFile: (path, content) => naming(path, () => fs.writeFileSync(path, content, { flag: 'wx' })),
  stat(path) {
    const stats = fs.statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats === undefined ? undefined : toFileStat(stats);
  },
  list(path) {
    try {
      const entries = fs.readdirSync(path, { withFileTypes: true });
      return entries
        .map((entry) => ({ name: entry.name, kind: entry.isSymbolicLink() ? ('link' as const) : kindOf(entry) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  },
  makeFolder,
  makeOneFolder,
  rename: (from, to) => fs.renameSync(from, to),
  link: (from, to) => fs.linkSync(from, to),
  removeFile: (path) => fs.rmSync(path, { force: true }),
  removeFolder: (path) => fs.rmdirSync(path),
  realPath: (path) => fs.realpathSync(path),
  open(path, mode) {
    const descriptor = fs.openSync(path, mode === 'read' ? 'r' : fs.existsSync(path) ? 'r+' : 'w+');
    return {
      size: fs.fstatSync(descriptor).size,
      read(offset, length) {
        // Not cleared first: what nothing was read into is cut off.
        const bytes = Buffer.allocUnsafeSlow(length);
        const count = naming(path, () => fs.readSync(descriptor, bytes, 0, length, offset));
        return count === length ? bytes : bytes.subarray(0, count);
      },
      write(offset, pieces) {
        let left = pieces.filter(({ length }) => length > 0);
        for (let at = offset; left.length > 0; ) {
          const count = naming(path, () => fs.writevSync(descriptor, left, at));
          at += count;
          left = behind(left, count);
        }
      },
      close: () => fs.closeSync(descriptor),
    };
  },
};

/** The system's code of an error (`ENOSPC`, …); `undefined` for errors of other origin. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Not in one call: of a disk that is read-only Node says then that the folder does not exist, and below `/proc` it never ends. */
function makeFolder(path: string): void {
  if (fs.existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  makeOneFolder(path);
}

function makeOneFolder(path: string): void {
  try {
    fs.mkdirSync(path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** Does `act`, whose error names the file at `path`: the system does so only where it was told the name, not of an open file. */
function naming<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw typeof error === 'object' && error !== null && !('path' in error) ? Object.assign(error, { path }) : error;
  }
}

/** What of `pieces` follows their first `count` bytes. */
function behind(pieces: readonly Uint8Array[], count: number): Uint8Array[] {
  let left = count;
  return pieces.flatMap((piece) => {
    const skipped = Math.min(left, piece.length);
    left -= skipped;
    return skipped === piece.length ? [] : [piece.subarray(skipped)];
  });
}

function kindOf(entry: BigIntStats | Dirent): FileStat['kind'] {
  return entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other';
}

function toFileStat(stats: BigIntStats): FileStat {
  return {
    kind: kindOf(stats),
    size: Number(stats.size),
    modified: String(stats.mtimeNs),
    changed: String(stats.ctimeNs),
    inode: String(stats.ino),
  };
}
