import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import type { Stats } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A built file as it can be sent. */
export type StoredFile =
  | { readonly kind: 'bytes'; readonly bytes: Buffer; readonly digest: string; readonly gzip: () => Promise<Buffer> }
  /** Too large to be kept; the receiver closes `handle`. */
  | { readonly kind: 'large'; readonly handle: FileHandle; readonly sizeBytes: number; readonly digest: string };

/** Reads files of one folder and keeps the recently sent ones. */
export interface FileStore {
  /** The file at `path` (relative to the folder, from the table of addresses); `undefined`: gone, or no ordinary file. */
  read(path: string): Promise<StoredFile | undefined>;
}

/** Files above this are streamed. */
const maxKeptFileBytes = 8 * 1024 * 1024;
/** All kept files together, compressed forms included. */
const maxKeptBytes = 96 * 1024 * 1024;

const compress = promisify(gzip);

interface Kept {
  readonly signature: string;
  readonly file: Promise<StoredFile & { readonly kind: 'bytes' }>;
  sizeBytes: number;
}

/** A store of the files below `root` (absolute), as `change` gives them. Symbolic links are not followed, in no part of a path. */
export function createFileStore(root: string, change: (path: string, bytes: Buffer) => Buffer): FileStore {
  const kept = new Map<string, Kept>();
  let keptBytes = 0;

  const grow = (path: string, entry: Kept, bytes: number): void => {
    if (kept.get(path) !== entry) return;
    entry.sizeBytes += bytes;
    keptBytes += bytes;
    for (const [oldest] of kept) {
      if (keptBytes <= maxKeptBytes || oldest === path) break;
      drop(oldest);
    }
  };
  const drop = (path: string): void => {
    keptBytes -= kept.get(path)?.sizeBytes ?? 0;
    kept.delete(path);
  };

  const keep = (path: string, stats: Stats): Kept => {
    const entry: Kept = {
      signature: signatureOf(stats),
      file: load(join(root, path), (bytes) => change(path, bytes), (bytes) => grow(path, entry, bytes)),
      sizeBytes: 0,
    };
    drop(path);
    kept.set(path, entry);
    grow(path, entry, stats.size);
    entry.file.catch(() => kept.get(path) === entry && drop(path));
    return entry;
  };

  return {
    async read(path) {
      try {
        const stats = await ordinaryFileStats(root, path);
        if (stats === undefined) return undefined;
        if (stats.size > maxKeptFileBytes) return await openLarge(join(root, path));
        const known = kept.get(path);
        if (known?.signature !== signatureOf(stats)) return await keep(path, stats).file;
        // Moved to the end, so that the file asked for longest ago is the first to go.
        kept.delete(path);
        kept.set(path, known);
        return await known.file;
      } catch {
        return undefined;
      }
    },
  };
}

async function load(
  path: string,
  change: (bytes: Buffer) => Buffer,
  onGrow: (bytes: number) => void,
): Promise<StoredFile & { readonly kind: 'bytes' }> {
  const handle = await openWithoutLinks(path);
  try {
    const bytes = change(await handle.readFile());
    let compressed: Promise<Buffer> | undefined;
    return {
      kind: 'bytes',
      bytes,
      digest: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
      gzip: () => {
        compressed ??= compress(bytes, { level: 6 }).then((result) => {
          onGrow(result.length);
          return result;
        });
        return compressed;
      },
    };
  } finally {
    await handle.close();
  }
}

async function openLarge(path: string): Promise<StoredFile> {
  const handle = await openWithoutLinks(path);
  const stats = await handle.stat();
  return { kind: 'large', handle, sizeBytes: stats.size, digest: signatureOf(stats) };
}

/** Not on Windows, where the look at the path before must do. */
function openWithoutLinks(path: string): Promise<FileHandle> {
  return open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
}

async function ordinaryFileStats(root: string, path: string): Promise<Stats | undefined> {
  const segments = path.split('/');
  for (let count = 1; count < segments.length; count += 1) {
    if (!(await lstat(join(root, ...segments.slice(0, count)))).isDirectory()) return undefined;
  }
  const stats = await lstat(join(root, path));
  return stats.isFile() ? stats : undefined;
}

function signatureOf(stats: Stats): string {
  return [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].map((fact) => Math.round(fact).toString(36)).join('-');
}
