import type { MadeFile } from '../output/made-file.ts';
import type { IndexStep } from '../steps/index-search.ts';
import { indexSearch, planIndexes } from '../steps/index-search.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { Shelf } from './shelf.ts';
import { once } from './shelf.ts';

/**
 * The search indexes of one state of an open site at `paths`, and the parts that they name: made when one is first asked for, and again
 * when its pages have changed since.
 */
export type LiveIndex = (state: IndexedState, paths: ReadonlySet<string>) => Shelf;

type IndexedState = Omit<IndexStep, 'staging'>;

/** Indexes that the threads of `workers` make. */
export function createLiveIndex(workers: () => WorkerPool): LiveIndex {
  /** Files of the last indexes and of those before, which an open page may still be using. */
  let parts: ReadonlyMap<string, Uint8Array> = new Map();
  let last: { readonly key: string; readonly files: ReadonlyMap<string, Uint8Array> } | undefined;
  let making: Promise<unknown> = Promise.resolve();

  async function make(state: IndexedState): Promise<ReadonlyMap<string, Uint8Array>> {
    const files = new Map<string, Uint8Array>();
    const staging = { reuseAll: () => false, put: ({ path, bytes }: MadeFile) => void files.set(path, bytes) };
    const step = { ...state, staging };
    const planned = planIndexes(step);
    const key = planned.map((index) => index.key).join();
    if (last?.key === key) return last.files;
    // Two threads: the index has one for itself, and whoever writes must not wait for it.
    await indexSearch(step, planned, workers().guarded(48));
    workers().rest();
    parts = new Map([...(last?.files ?? []), ...files]);
    last = { key, files };
    return files;
  }

  return (state, paths) => {
    const files = once(() => {
      const made = making.then(() => make(state));
      making = made.catch(() => undefined);
      return made;
    });
    return {
      has: (path) => paths.has(path) || parts.has(path),
      read: async (path) => (paths.has(path) ? (await files()).get(path) : parts.get(path)),
      list: async () => (await files()).keys(),
    };
  };
}
