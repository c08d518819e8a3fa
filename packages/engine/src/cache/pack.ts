import { types } from 'node:util';
import type { FileSystem } from '../host/file-system.ts';
import { readChecked, writeChecked } from './checked-file.ts';
import { digestOf } from './digest-of.ts';

/** Where an entry stands in the pack's file, and the digest of its bytes. */
interface Entry {
  readonly offset: number;
  readonly length: number;
  readonly check: string;
}

/**
 * Many small values in one file, addressed by key. Entries are appended; the index is replaced at {@link Pack.commit},
 * so a process that dies in between leaves what was committed before. Whatever does not match its digest is absent.
 */
export interface Pack {
  /** Asking, too, keeps an entry alive. */
  has(key: string): boolean;
  get(key: string): Uint8Array<ArrayBuffer> | undefined;
  /** `check` is the digest of `bytes`, for who knows it already. */
  put(key: string, bytes: Uint8Array, check?: string): void;
  /** Writes the index; when less than half of a big file was asked for since opening, keeps only that half. */
  commit(): void;
  close(): void;
}

const smallestWorthCollecting = 4 * 1024 * 1024;
/** Entries are written together in pieces of about this many bytes: a call of the system costs as much as many bytes. */
const pieceSize = 1024 * 1024;

/** Opens `<path>.pack` and `<path>.index`, making them when they are absent; a damaged index is an empty one. */
export function openPack(disk: FileSystem, path: string): Pack {
  const indexPath = `${path}.index`;
  let entries = readIndex(disk, indexPath);
  let file = disk.open(`${path}.pack`, 'append');
  let end = 0;
  for (const entry of entries.values()) end = Math.max(end, entry.offset + entry.length);
  const asked = new Set<string>();
  let isChanged = false;
  let unwritten: Uint8Array[] = [];
  let written = end;
  const flush = (): void => {
    if (written === end) return;
    file.write(written, unwritten);
    unwritten = [];
    written = end;
  };

  return {
    has(key) {
      asked.add(key);
      return entries.has(key);
    },
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.offset >= written) flush();
      const bytes = file.read(entry.offset, entry.length);
      if (bytes.length !== entry.length || digestOf(bytes) !== entry.check) {
        entries.delete(key);
        isChanged = true;
        return undefined;
      }
      asked.add(key);
      return bytes;
    },
    put(key, bytes, check = digestOf(bytes)) {
      unwritten.push(bytes);
      entries.set(key, { offset: end, length: bytes.length, check });
      end += bytes.length;
      asked.add(key);
      isChanged = true;
      if (end - written >= pieceSize) flush();
    },
    commit() {
      if (!isChanged) return;
      flush();
      const live = [...entries].filter(([key]) => asked.has(key));
      const liveBytes = live.reduce((sum, [, entry]) => sum + entry.length, 0);
      if (end > smallestWorthCollecting && liveBytes * 2 < end) collect(live);
      writeChecked(disk, indexPath, entries);
      isChanged = false;
    },
    close: () => file.close(),
  };

  function collect(live: readonly (readonly [string, Entry])[]): void {
    const kept = new Map<string, Entry>();
    const target = disk.open(`${path}.pack.new`, 'append');
    let at = 0;
    for (const [key, entry] of live) {
      target.write(at, [file.read(entry.offset, entry.length)]);
      kept.set(key, { ...entry, offset: at });
      at += entry.length;
    }
    target.close();
    // Without an index a reader finds nothing; with the old one it would find other entries' bytes (and refuse them).
    disk.removeFile(indexPath);
    file.close();
    disk.rename(`${path}.pack.new`, `${path}.pack`);
    file = disk.open(`${path}.pack`, 'append');
    entries = kept;
    end = at;
    written = at;
  }
}

function readIndex(disk: FileSystem, path: string): Map<string, Entry> {
  const value = readChecked(disk, path);
  return types.isMap(value) ? (value as Map<string, Entry>) : new Map();
}

/** The pack at `path` for reading; what is put is held in memory. */
export function openPackForReading(disk: FileSystem, path: string): Pack {
  const entries = disk.stat(`${path}.pack`) === undefined ? new Map<string, Entry>() : readIndex(disk, `${path}.index`);
  const file = entries.size === 0 ? undefined : disk.open(`${path}.pack`, 'read');
  const added = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    has: (key) => added.has(key) || entries.has(key),
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined || file === undefined) return added.get(key);
      const bytes = file.read(entry.offset, entry.length);
      return digestOf(bytes) === entry.check ? bytes : undefined;
    },
    put: (key, bytes) => void added.set(key, new Uint8Array(bytes)),
    commit: () => {},
    close: () => file?.close(),
  };
}
