import type { ContentGraph, SiteConfig } from '@helpgen/model';
import type { MadeFile } from '../output/made-file.ts';
import type { CompiledArticles } from '../steps/compile-articles.ts';
import { indexSearch, planIndexes } from '../steps/index-search.ts';
import type { SearchFiles } from '../steps/read-search-files.ts';
import type { PageStep } from '../steps/render-pages.ts';
import { toolId } from '../tool-id.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

/** The search indexes of an open site: made when one is first asked for, and again when its pages have changed since. */
export interface LiveIndex {
  of(state: IndexedState): StateIndex;
}

/** What the indexes of one state are made of. */
export interface IndexedState {
  readonly pages: PageStep;
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
  readonly articles: CompiledArticles['articles'];
  readonly synonyms: readonly (readonly string[])[];
  readonly thesaurus: SearchFiles['thesaurus'];
}

/** The indexes of one state. */
export interface StateIndex {
  /** Whether `path` is a part that an index names. */
  isPart(path: string): boolean;
  readPart(path: string): Uint8Array | undefined;
  /** The index at `path` as the pages are now. */
  read(path: string): Promise<Uint8Array | undefined>;
  list(): Promise<readonly string[]>;
}

/** Indexes that the threads of `workers` make. */
export function createLiveIndex(workers: () => WorkerPool): LiveIndex {
  /** Files of the last indexes and of those before, which an open page may still be using. */
  let parts: ReadonlyMap<string, Uint8Array> = new Map();
  let last: { readonly key: string; readonly files: ReadonlyMap<string, Uint8Array> } | undefined;
  let making: Promise<unknown> = Promise.resolve();

  async function make(state: IndexedState): Promise<ReadonlyMap<string, Uint8Array>> {
    const files = new Map<string, Uint8Array>();
    const staging = { reuseAll: () => false, put: ({ path, bytes }: MadeFile) => void files.set(path, bytes) };
    const step = { ...state, store: state.pages.store, staging, toolId };
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

  return {
    of(state) {
      let made: Promise<ReadonlyMap<string, Uint8Array>> | undefined;
      const files = (): Promise<ReadonlyMap<string, Uint8Array>> => {
        made ??= making.then(() => make(state));
        making = made.catch(() => undefined);
        return made;
      };
      return {
        isPart: (path) => parts.has(path),
        readPart: (path) => parts.get(path),
        read: async (path) => (await files()).get(path),
        list: async () => [...(await files()).keys()],
      };
    },
  };
}
