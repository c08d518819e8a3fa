import { join } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import { digestOf, stateOf } from '@helpgen/disk';
import type { WrittenFile } from './build-record.ts';

/** A file of the output as it was made. */
export interface MadeFile extends Pick<WrittenFile, 'path' | 'digest' | 'sheets'> {
  readonly bytes: Uint8Array;
}

/** The file of `content` at `path` of the output. */
export function makeFile(path: string, content: string | Uint8Array): MadeFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { path, bytes, digest: digestOf(bytes) };
}

/** Writes `file` below `folder`, which has room for it. */
export function writeMadeFile(disk: FileSystem, folder: string, { path, bytes, digest, sheets }: MadeFile): WrittenFile {
  disk.writeFile(join(folder, path), bytes);
  const stat = disk.stat(join(folder, path));
  // One that somebody takes away at once is in no state, and is made anew the next time.
  return { path, digest, size: bytes.length, state: stat === undefined ? '' : stateOf(stat), ...(sheets === undefined ? {} : { sheets }) };
}
