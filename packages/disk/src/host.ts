import { performance } from 'node:perf_hooks';
import type { FileSystem } from './file-system.ts';
import { nodeFileSystem } from './file-system.ts';
import { nameInNfc } from './names-in-nfc.ts';

/** What helpgen asks of the world. A test hands in another one. */
export interface Host {
  readonly disk: FileSystem;
  now(): Date;
  /** Milliseconds from a fixed moment, for measuring. */
  elapsedMs(): number;
}

/** This machine. */
export const nodeHost: Host = {
  disk: nameInNfc(nodeFileSystem),
  now: () => new Date(),
  elapsedMs: () => performance.now(),
};
