import type { Host } from '@helpgen/disk';
import type { Project } from '../project.ts';
import type { OpenedConfig } from '../read-site-config.ts';
import { openResources, resourceKey } from '../site-resources.ts';
import type { SiteResources } from '../site-resources.ts';
import type { BundleStep, ThemeBundle } from '../steps/bundle-theme.ts';
import { bundleTheme, isOurTheme } from '../steps/bundle-theme.ts';
import { forgetRenderer } from '../workers/load-renderer.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

/** The cache and the threads of an open site, kept from one update to the next. */
export type KeptResources = ReturnType<typeof createKeptResources>;

/** After so many updates cache and threads are opened anew: what is not needed any more goes. */
const mostUpdates = 500;

/** So long the cache stays open for what is still written into it, in milliseconds. */
const closingMs = 1000;

/** None as yet. `onOthers` is told when others take their place: what the old ones were working at never ends. */
export function createKeptResources(
  { host, project, jobs }: { readonly host: Host; readonly project: Project; readonly jobs: number | undefined },
  onOthers: () => void,
) {
  let resources: SiteResources | undefined;
  let key = '';
  let updates = 0;
  return {
    /** Those for a config; others than before when the threads must be, or when they have served for long. */
    async take(opened: OpenedConfig): Promise<SiteResources> {
      updates += 1;
      if (resources !== undefined && key === resourceKey(opened) && updates <= mostUpdates) return resources;
      updates = 0;
      key = resourceKey(opened);
      onOthers();
      await resources?.close();
      resources = openResources({ host, project, ...opened, jobs, isCheck: false, isKept: true });
      // For the first edit, which somebody waits for.
      resources.workers.prepare();
      return resources;
    },
    /** The threads; an error before the first update. */
    workers(): WorkerPool {
      if (resources === undefined) throw new Error('nothing was read yet');
      return resources.workers;
    },
    /** Ends them, the cache when `working`, the last piece of work, has had time to end. */
    async close(working: Promise<unknown>): Promise<void> {
      await resources?.workers.close();
      await Promise.race([working, new Promise((done) => setTimeout(done, closingMs).unref())]);
      resources?.store.commit();
      await resources?.close();
    },
  };
}

/** Gives the bundle of an open site for a step; when that has mistakes, the last good one with the findings. */
export type KeptBundle = (step: BundleStep) => ReturnType<typeof bundleTheme>;

/** A bundle that is kept while nothing it is made of can change. */
export function createKeptBundle(): KeptBundle {
  let last: { readonly key: string; readonly value: ThemeBundle } | undefined;
  return async (step) => {
    // The default theme comes with helpgen; with anything else its own inputs tell whether it is still good.
    const { config, presets } = step.run;
    const isFixed = isOurTheme(step);
    const key = isFixed ? JSON.stringify([config.router, config.locales.list, presets.list.map(({ name }) => name)]) : '';
    if (isFixed && last?.key === key) return { value: last.value, diagnostics: [] };
    const { value, diagnostics } = await bundleTheme(step);
    if (value === undefined) return { value: last?.value, diagnostics };
    if (last !== undefined && last.value.rendererPath !== value.rendererPath) forgetRenderer(last.value.rendererPath);
    last = { key, value };
    return { value, diagnostics };
  };
}
