import { types } from 'node:util';
import type { FileSystem, OpenFile } from './file-system.ts';
import { readChecked, writeChecked } from './checked-file.ts';
import { stateOf } from './file-system.ts';
import { digestOf } from './digest-of.ts';

/** Where an entry stands in the pack's file, and the digest of its bytes. */
interface Entry {
  readonly offset: number;
  readonly length: number;
  readonly check: string;
}

/** What the file of the index holds. */
interface PackIndex {
  /** Of the pack's file when the index was written: in another state its entries are looked at, each for itself. */
  readonly state: string;
  readonly entries: ReadonlyMap<string, Entry>;
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
/** So many bytes are read at once. */
const windowSize = 256 * 1024;

/** Opens `<path>.pack` and `<path>.index`, making them when they are absent; a damaged index is an empty one. */
export function openPack(disk: FileSystem, path: string): Pack {
  const indexPath = `${path}.index`;
  let file = disk.open(`${path}.pack`, 'append');
  let entries = readEntries(disk, path, file);
  let end = 0;
  for (const entry of entries.values()) end = Math.max(end, entry.offset + entry.length);
  const asked = new Set<string>();
  let isChanged = false;
  let unwritten: Uint8Array[] = [];
  let read = createWindow(file);
  let written = end;
  const flush = (): void => {
    if (written === end) return;
    file.write(written, unwritten);
    // Behind what was committed may have stood what a process left that died.
    read = createWindow(file);
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
      const bytes = readEntry(read, entry);
      if (bytes === undefined) {
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
      writeChecked(disk, indexPath, { state: stateOfFile(disk, path), entries } satisfies PackIndex);
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
    read = createWindow(file);
    entries = kept;
    end = at;
    written = at;
  }
}

/** The entries of the pack at `path` that are what was written. */
function readEntries(disk: FileSystem, path: string, file: OpenFile): Map<string, Entry> {
  const index = readChecked(disk, `${path}.index`);
  if (!isPackIndex(index)) return new Map();
  if (index.state === stateOfFile(disk, path)) return new Map(index.entries);
  const read = createWindow(file);
  return new Map([...index.entries].filter(([, entry]) => readEntry(read, entry) !== undefined));
}

function isPackIndex(value: unknown): value is PackIndex {
  return typeof value === 'object' && value !== null && 'state' in value && 'entries' in value && types.isMap(value.entries);
}

function stateOfFile(disk: FileSystem, path: string): string {
  const stat = disk.stat(`${path}.pack`);
  return stat === undefined ? '' : stateOf(stat);
}

/**
 * Reads from `file` in windows: entries of pages that follow each other stand one behind the other, and a call of the system
 * for each of 10 000 takes longer than all else about them.
 */
function createWindow(file: OpenFile): OpenFile['read'] {
  let start = 0;
  let window: Uint8Array<ArrayBuffer> = new Uint8Array();
  return (offset, length) => {
    const isWithin = offset >= start && offset + length <= start + window.length;
    if (!isWithin) {
      start = offset;
      window = file.read(offset, Math.max(length, windowSize));
    }
    // A copy: a part of a window would keep all of it, and take all of it along to another thread.
    return new Uint8Array(window.subarray(offset - start, offset - start + length));
  };
}

/** The bytes of an entry; `undefined` when they are not what was written. */
function readEntry(read: OpenFile['read'], { offset, length, check }: Entry): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = read(offset, length);
    return bytes.length === length && digestOf(bytes) === check ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** The pack at `path` for reading; what is put is held in memory. */
export function openPackForReading(disk: FileSystem, path: string): Pack {
  const file = openIfThere(disk, `${path}.pack`);
  const entries = file === undefined ? new Map<string, Entry>() : readEntries(disk, path, file);
  const added = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = file === undefined ? undefined : createWindow(file);
  return {
    has: (key) => added.has(key) || entries.has(key),
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined || read === undefined) return added.get(key);
      return readEntry(read, entry);
    },
    put: (key, bytes) => void added.set(key, new Uint8Array(bytes)),
    commit: () => {},
    close: () => file?.close(),
  };
}

function openIfThere(disk: FileSystem, path: string): OpenFile | undefined {
  try {
    return disk.open(path, 'read');
  } catch {
    return undefined;
  }
}
