import type { Host, Store } from '@helpgen/disk';
import type { ContentOptions, Diagnostic, SiteConfig } from '@helpgen/model';
import { canonicalJson, contentOptionsOf } from '@helpgen/model';
import { openMemory } from './open-memory.ts';
import type { LoadedPresets } from './presets/load-presets.ts';
import type { Project } from './project.ts';
import { createWorkerPool } from './workers/worker-pool.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** The cache and the threads that a site is worked on with. A build has them for one run; a preview keeps them. */
export interface SiteResources {
  readonly store: Store;
  readonly workers: WorkerPool;
  /** How articles of each locale are compiled. */
  readonly contentOptions: { readonly [locale: string]: ContentOptions };
  /** Digestible text of what the threads were started with: when it is another, so must they be. */
  readonly key: string;
  /** What is wrong with the cache. */
  readonly diagnostics: readonly Diagnostic[];
  close(): Promise<void>;
}

/** What resources are opened for. */
export interface ResourceRequest {
  readonly host: Host;
  readonly project: Project;
  readonly config: SiteConfig;
  readonly presets: LoadedPresets;
  /** Threads at most, as in the options of a build. */
  readonly jobs: number | undefined;
  /** Whether nothing may be written. */
  readonly isCheck: boolean;
  /** Whether the cache outlives the run. */
  readonly isKept: boolean;
}

/** Opens the cache and makes the pool of threads, none of which is started yet. */
export function openResources({ host, project, config, presets, jobs, ...mode }: ResourceRequest): SiteResources {
  const contentOptions = Object.fromEntries(config.locales.list.map(({ code }) => [code, contentOptionsOf(config, code)]));
  const searchLanguages = config.search?.languages ?? [];
  const memory = openMemory(host, project, mode);
  const workers = createWorkerPool(host.disk, { root: project.root, contentOptions, searchLanguages, presets: presets.places }, jobs);
  return {
    store: memory.store,
    workers,
    contentOptions,
    key: resourceKey({ config, presets }),
    diagnostics: memory.diagnostics,
    async close() {
      const closing = workers.close();
      memory.close();
      await closing;
    },
  };
}

/** The {@link SiteResources.key} of the resources for a config and its presets. */
export function resourceKey({ config, presets }: Pick<ResourceRequest, 'config' | 'presets'>): string {
  return canonicalJson([presets.digest, config.locales.list.map(({ code }) => [code, contentOptionsOf(config, code)]), config.search?.languages ?? []]);
}
