import { types } from 'node:util';
import type { FileStat, FileSystem } from './file-system.ts';
import { digestLength, digestOf } from './digest-of.ts';

/** Digest of a file, a space, and the state that it was in; no state where that may hide a change. */
type Row = string;

/** Tells digests of files without reading those whose state on the disk is the one remembered. */
export interface StatIndex {
  /** Digest of the file at the absolute `path`; reads it when its state is new. Throws the system's error. */
  digest(path: string): string;
  /** The rows that were asked for, to be kept for the next build. */
  rows(): ReadonlyMap<string, unknown>;
  /** Whether these are others than it started from. */
  isChanged(): boolean;
}

/**
 * A state younger than this when it was seen may hide a second change within the clock's grain (two seconds on some
 * file systems), so it is not trusted the next time.
 */
const grainNs = 2_000_000_000n;

/**
 * A stat index that starts from the rows of an earlier build; `now` is the clock in nanoseconds. `onRead` is handed each file
 * that has to be read, by its absolute path.
 */
export function createStatIndex(disk: FileSystem, remembered: unknown, now: () => bigint, onRead?: (path: string, bytes: Uint8Array) => void): StatIndex {
  const known = types.isMap(remembered) ? (remembered as ReadonlyMap<string, Row>) : new Map<string, Row>();
  const rows = new Map<string, Row>();
  let hasRead = false;
  return {
    digest(path) {
      const current = rows.get(path);
      if (current !== undefined) return digestIn(current);
      const stat = disk.stat(path);
      const row = known.get(path);
      if (row !== undefined && stat !== undefined && row === rowOf(digestIn(row), stat)) {
        rows.set(path, row);
        return digestIn(row);
      }
      hasRead = true;
      const isSettled = stat !== undefined && now() - lastChangeOf(stat) > grainNs;
      const bytes = disk.readFile(path);
      onRead?.(path, bytes);
      const digest = digestOf(bytes);
      if (stat !== undefined) rows.set(path, isSettled ? rowOf(digest, stat) : digest);
      return digest;
    },
    rows: () => rows,
    isChanged: () => hasRead || rows.size !== known.size,
  };
}

function rowOf(digest: string, { inode, size, modified, changed }: FileStat): Row {
  return `${digest} ${inode}:${size}:${modified}:${changed}`;
}

function digestIn(row: Row): string {
  return row.slice(0, digestLength);
}

function lastChangeOf(stat: FileStat): bigint {
  const changed = BigInt(stat.changed);
  const modified = BigInt(stat.modified);
  return changed > modified ? changed : modified;
}
