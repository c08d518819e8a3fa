import type { Host, Store } from '@helpgen/disk';
import type { Diagnostic } from '@helpgen/model';
import type { OutputPlaces } from './output/output-folder.ts';
import { placesOf } from './output/output-folder.ts';
import type { Project } from './project.ts';
import type { OpenedConfig } from './read-site-config.ts';
import type { BuildOptions, BuildProgress, BuildReport, StepName } from './report.ts';

/** One run of a build: what it was asked, and where. */
export interface BuildRequest extends OpenedConfig {
  readonly host: Host;
  readonly project: Project;
  readonly options: BuildOptions;
  readonly timer: StepTimer;
  readonly places: OutputPlaces;
}

/** A run with its cache. */
export interface BuildRun extends BuildRequest {
  readonly store: Store;
}

/** Measures the steps of a build. */
export type StepTimer = ReturnType<typeof createStepTimer>;

/** A timer that tells `onProgress` of each step as it begins. */
export function createStepTimer(host: Host, onProgress: (progress: BuildProgress) => void) {
  const start = host.elapsedMs();
  const spent = new Map<StepName, number>();
  const add = (step: StepName, from: number): void => void spent.set(step, (spent.get(step) ?? 0) + host.elapsedMs() - from);
  return {
    /** Runs `act` as `step`; a step that is run more than once adds up. */
    run<Result>(step: StepName, act: () => Result): Result {
      const from = host.elapsedMs();
      onProgress({ step, done: 0, total: 0 });
      const result = act();
      if (result instanceof Promise) return result.finally(() => add(step, from)) as typeof result;
      add(step, from);
      return result;
    },
    timings: (): BuildReport['timings'] => ({ totalMs: host.elapsedMs() - start, steps: [...spent].map(([step, ms]) => ({ step, ms })) }),
  };
}

/** A run whose steps nobody measures: of whoever looks at a site and does not build it. */
export function runUnmeasured(host: Host, project: Project, opened: OpenedConfig, store: Store): BuildRun {
  const places = placesOf(host.disk, project, opened.config.outDir);
  return { host, project, options: { configPath: project.configPath }, timer: createStepTimer(host, () => {}), ...opened, places, store };
}

/** Whether `diagnostics` forbid the new site to take the place of the old one. */
export function fails({ options: { strict = false, anyway = false } }: BuildRun, diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity, code }) => {
    // What is wrong in the content leaves a site that can be looked at.
    if (anyway && /^HG[23]/.test(code)) return false;
    return severity === 'error' || (severity === 'warning' && strict);
  });
}
