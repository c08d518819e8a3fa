import { types } from 'node:util';
import type { FileStat, FileSystem } from '../host/file-system.ts';
import { digestOf } from './digest-of.ts';

interface Row {
  readonly stat: FileStat;
  readonly digest: string;
  /** Clock of this machine when the row was made, nanoseconds. */
  readonly seen: string;
}

/** Tells digests of files without reading those whose state on the disk is the one remembered. */
export interface StatIndex {
  /** Digest of the file at the absolute `path`; reads it when its state is new. Throws the system's error. */
  digest(path: string): string;
  /** The rows that were asked for, to be kept for the next build. */
  rows(): ReadonlyMap<string, unknown>;
}

/**
 * A state younger than this when it was seen may hide a second change within the clock's grain (two seconds on some
 * file systems), so it is not trusted the next time.
 */
const grainNs = 2_000_000_000n;

/**
 * A stat index that starts from the rows of an earlier build; `now` is the clock in nanoseconds. `onRead` is told of each file
 * that has to be read.
 */
export function createStatIndex(disk: FileSystem, remembered: unknown, now: () => bigint, onRead?: () => void): StatIndex {
  const known = types.isMap(remembered) ? (remembered as ReadonlyMap<string, Row>) : new Map<string, Row>();
  const rows = new Map<string, Row>();
  return {
    digest(path) {
      const current = rows.get(path);
      if (current !== undefined) return current.digest;
      const stat = disk.stat(path);
      const row = known.get(path);
      if (row !== undefined && stat !== undefined && isSame(row.stat, stat) && isOld(row)) {
        rows.set(path, row);
        return row.digest;
      }
      onRead?.();
      const seen = String(now());
      const digest = digestOf(disk.readFile(path));
      if (stat !== undefined) rows.set(path, { stat, digest, seen });
      return digest;
    },
    rows: () => rows,
  };
}

function isSame(a: FileStat, b: FileStat): boolean {
  return a.size === b.size && a.modified === b.modified && a.changed === b.changed && a.inode === b.inode;
}

function isOld(row: Row): boolean {
  const changed = BigInt(row.stat.changed);
  const modified = BigInt(row.stat.modified);
  return BigInt(row.seen) - (changed > modified ? changed : modified) > grainNs;
}
