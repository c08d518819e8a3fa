import { performance } from 'node:perf_hooks';
import { exchangeBySystem } from '../output/swap-folders.ts';
import type { ExchangeFolders } from '../output/swap-folders.ts';
import type { FileSystem } from './file-system.ts';
import { nodeFileSystem } from './file-system.ts';

/** What helpgen asks of the world. A test hands in another one. */
export interface Host {
  readonly disk: FileSystem;
  readonly exchange: ExchangeFolders;
  now(): Date;
  /** Milliseconds from a fixed moment, for measuring. */
  elapsedMs(): number;
}

/** This machine. */
export const nodeHost: Host = {
  disk: nodeFileSystem,
  exchange: exchangeBySystem,
  now: () => new Date(),
  elapsedMs: () => performance.now(),
};
