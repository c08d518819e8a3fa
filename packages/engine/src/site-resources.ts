import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Host, Store } from '@helpgen/disk';
import { isBelow, openStore, openStoreForReading, pathOf, reasonOf, removeTree, tryOnDisk } from '@helpgen/disk';
import type { ContentOptions, Diagnostic, SiteConfig } from '@helpgen/model';
import { canonicalJson, contentOptionsOf } from '@helpgen/model';
import { finding } from './finding.ts';
import { takeLock } from './output/lock.ts';
import type { Project } from './project.ts';
import { relativeTo } from './project.ts';
import type { OpenedConfig } from './read-site-config.ts';
import type { WorkerSetup } from './workers/jobs.ts';
import { createWorkerPool } from './workers/worker-pool.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** The cache and the threads that a site is worked on with. A build has them for one run; a preview keeps them. */
export interface SiteResources {
  readonly store: Store;
  readonly workers: WorkerPool;
  /** How articles of each locale are compiled. */
  readonly contentOptions: { readonly [locale: string]: ContentOptions };
  /** What is wrong with the cache. */
  readonly diagnostics: readonly Diagnostic[];
  close(): Promise<void>;
}

/** What resources are opened for. */
export interface ResourceRequest extends Pick<OpenedConfig, 'config' | 'presets'> {
  readonly host: Host;
  readonly project: Project;
  /** Threads at most, as in the options of a build. */
  readonly jobs: number | undefined;
  /** Whether nothing may be written. */
  readonly isCheck: boolean;
  /** Whether the cache outlives the run. */
  readonly isKept: boolean;
}

/** Opens the cache and makes the pool of threads, none of which is started yet. */
export function openResources({ host, project, config, presets, jobs, ...mode }: ResourceRequest): SiteResources {
  const setup = setupOf(config);
  const memory = openMemory(host, project, mode);
  const workers = createWorkerPool(host.disk, { root: project.root, ...setup, presets: presets.places }, jobs);
  return {
    store: memory.store,
    workers,
    contentOptions: setup.contentOptions,
    diagnostics: memory.diagnostics,
    async close() {
      const closing = workers.close();
      memory.close();
      await closing;
    },
  };
}

/** Digestible text of what threads are started with for a config and its presets: when it is another, so must they be. */
export function resourceKey({ config, presets }: Pick<ResourceRequest, 'config' | 'presets'>): string {
  return canonicalJson([presets.digest, setupOf(config)]);
}

function setupOf(config: SiteConfig): Pick<WorkerSetup, 'contentOptions' | 'searchLanguages'> {
  const contentOptions = Object.fromEntries(config.locales.list.map(({ code }) => [code, contentOptionsOf(config, code)]));
  return { contentOptions, searchLanguages: config.search?.languages ?? [] };
}

/** The store of one run, what is wrong with it, and how it is put away. */
export type Memory = ReturnType<typeof openPassing>;

/** Where a project's memory is kept, and the lock of whoever is using it. */
export function cachePlaces(project: Project): { readonly folder: string; readonly lock: string } {
  const folder = join(project.memoryFolder, 'cache');
  return { folder, lock: join(folder, 'lock') };
}

/** The memory for a run: the project's own, for reading alone in a check, or a passing one when none is to be kept. */
function openMemory(host: Host, project: Project, { isCheck, isKept }: { readonly isCheck: boolean; readonly isKept: boolean }): Memory {
  const { folder, lock: lockPath } = cachePlaces(project);
  if (isCheck) return opened(openStoreForReading(host.disk, isKept ? folder : join(folder, 'none')));
  if (!isKept) return openPassing(host, []);
  try {
    host.disk.makeFolder(folder);
    const lock = takeLock(host.disk, lockPath, host.now);
    // A second build at the same time (into another output folder) does without it.
    if (lock.kind === 'busy') return openPassing(host, [unusable(project, `process ${lock.pid} is using it`)]);
    const memory = opened(openStore(host.disk, folder));
    return {
      ...memory,
      close() {
        memory.close();
        lock.release();
      },
    };
  } catch (error) {
    // The cache only saves time: without it the site comes out the same.
    return openPassing(host, [unusable(project, reasonOf(error))]);
  }
}

/** What `error` says of the cache of `project`, when it is that on which something failed. */
export function cacheFailure(project: Project, error: unknown): Diagnostic | undefined {
  return isBelow(cachePlaces(project).folder, pathOf(error)) ? unusable(project, reasonOf(error)) : undefined;
}

function unusable(project: Project, reason: string): Diagnostic {
  return finding('HG5050', { path: relativeTo(project, cachePlaces(project).folder), reason });
}

/** What was to be kept is kept when it is closed, or is a miss the next time: the site stands, whatever becomes of the cache. */
function opened(store: Store): Memory {
  return { store, diagnostics: [], close: () => void tryOnDisk(() => store.close()) };
}

/** A memory that ends with the run. Bodies wait on the disk between compiling and rendering, so that memory does not grow with the site. */
export function openPassing(host: Host, diagnostics: readonly Diagnostic[]) {
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-'));
  const store = openStore(host.disk, folder);
  return {
    store,
    diagnostics,
    close(): void {
      tryOnDisk(() => store.close());
      tryOnDisk(() => removeTree(host.disk, folder));
    },
  };
}
