import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { MadeBundle } from '@helpgen/bundler';
import type { FileSystem } from '@helpgen/disk';
import { digestOf } from '@helpgen/disk';

const digestLength = digestOf('').length;

/** The bundle of the default theme as it is shipped: compressed, because every installation has it, behind its digest. */
export function packShipped(bundle: MadeBundle): Uint8Array {
  return Buffer.concat([Buffer.from(bundle.files.digest), brotliCompressSync(serialize(bundle))]);
}

/** The bundle that {@link packShipped} packed into the file at `path`; `undefined`: there is none, as when helpgen runs from its sources. */
export function readShipped(disk: FileSystem, path: string): MadeBundle | undefined {
  try {
    return deserialize(brotliDecompressSync(disk.readFile(path).subarray(digestLength))) as MadeBundle;
  } catch {
    return undefined;
  }
}

/** The digest of {@link readShipped}'s bundle alone: to unpack the bundle takes a tenth of a build with nothing to do. */
export function readShippedDigest(disk: FileSystem, path: string): string | undefined {
  return disk.stat(path) === undefined ? undefined : new TextDecoder().decode(disk.readFile(path).subarray(0, digestLength));
}
