import type { ContentGraph, SiteConfig } from '@helpgen/model';
import type { FileSystem } from '../host/file-system.ts';
import { removeTree } from '../output/output-folder.ts';
import type { CompiledArticles } from '../steps/compile-articles.ts';
import { indexSearch, planIndexes } from '../steps/index-search.ts';
import type { PageStep } from '../steps/render-pages.ts';
import { summarisePages } from '../steps/render-pages.ts';
import { toolId } from '../tool-id.ts';
import type { Workforce } from '../workers/workforce.ts';

/** The search indexes of an open site: made when one is first asked for, and again when its pages have changed since. */
export interface LiveIndex {
  of(state: IndexedState): StateIndex;
  close(): void;
}

/** What the indexes of one state are made of. */
export interface IndexedState {
  readonly pages: PageStep;
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
  readonly articles: CompiledArticles['articles'];
  readonly synonyms: readonly (readonly string[])[];
}

/** The indexes of one state. */
export interface StateIndex {
  /** Whether `path` is a part that an index names. */
  isPart(path: string): boolean;
  readPart(path: string): Uint8Array;
  /** The index at `path` as the pages are now. */
  read(path: string): Promise<Uint8Array | undefined>;
  list(): Promise<readonly string[]>;
}

/** Indexes whose files lie in `folder`; `workforce` gives the threads that make them. */
export function createLiveIndex(disk: FileSystem, folder: string, workforce: () => Workforce): LiveIndex {
  /** Files of the last indexes and of those before, which an open page may still be using. */
  let parts = new Map<string, string>();
  let last: { readonly key: string; readonly files: ReadonlyMap<string, string> } | undefined;
  let making: Promise<unknown> = Promise.resolve();
  let count = 0;

  async function make(state: IndexedState): Promise<ReadonlyMap<string, string>> {
    const own = `${folder}/index-${count}`;
    const files = new Map<string, string>();
    const staging = { folder: own, reuseAll: () => false, note: ({ path }: { readonly path: string }) => void files.set(path, `${own}/${path}`) };
    const step = { ...state, store: state.pages.store, staging, toolId };
    const planned = planIndexes(step, summarisePages(state.pages));
    const key = planned.map((index) => index.key).join();
    if (last?.key === key) return last.files;
    count += 1;
    disk.makeFolder(own);
    // Two threads: the index has one for itself, and whoever writes must not wait for it.
    await indexSearch(step, planned, workforce().guarded(48));
    workforce().rest();
    parts = new Map([...(last?.files ?? []), ...files]);
    if (count > 2) removeTree(disk, `${folder}/index-${count - 3}`);
    last = { key, files };
    return files;
  }

  return {
    of(state) {
      let made: Promise<ReadonlyMap<string, string>> | undefined;
      const files = (): Promise<ReadonlyMap<string, string>> => {
        made ??= making.then(() => make(state));
        making = made.catch(() => undefined);
        return made;
      };
      return {
        isPart: (path) => parts.has(path),
        readPart: (path) => disk.readFile(parts.get(path) ?? ''),
        async read(path) {
          const file = (await files()).get(path);
          return file === undefined ? undefined : disk.readFile(file);
        },
        list: async () => [...(await files()).keys()],
      };
    },
    close: () => removeTree(disk, folder),
  };
}
