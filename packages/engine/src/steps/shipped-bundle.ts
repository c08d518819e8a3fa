import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FileSystem } from '../host/file-system.ts';
import type { MadeBundle } from './make-theme-bundle.ts';

/** The bundle of the default theme as it is shipped: compressed, because every installation has it. */
export function packShipped(bundle: MadeBundle): Uint8Array {
  return brotliCompressSync(serialize(bundle));
}

/** The bundle that {@link packShipped} packed into the file at `path`; `undefined`: there is none, as when helpgen runs from its sources. */
export function readShipped(disk: FileSystem, path: string): MadeBundle | undefined {
  try {
    return deserialize(brotliDecompressSync(disk.readFile(path))) as MadeBundle;
  } catch {
    return undefined;
  }
}
