import type { Diagnostic, SiteConfig, SourceFile } from '@helpgen/model';
import type { Store } from './cache/store.ts';
import type { Host } from './host/host.ts';
import type { StepTimer } from './make-report.ts';
import type { OutputPlaces } from './output/output-folder.ts';
import type { LoadedPresets } from './presets/load-presets.ts';
import type { Project } from './project.ts';
import type { BuildOptions } from './report.ts';

/** One run of a build: what it was asked, and where. */
export interface BuildRequest {
  readonly host: Host;
  readonly project: Project;
  readonly options: BuildOptions;
  readonly timer: StepTimer;
  readonly config: SiteConfig;
  readonly presets: LoadedPresets;
  readonly configFile: SourceFile;
  readonly places: OutputPlaces;
}

/** A run with its cache. */
export interface BuildRun extends BuildRequest {
  readonly store: Store;
}

/** Whether `diagnostics` forbid the new site to take the place of the old one. */
export function fails({ options: { strict = false, anyway = false } }: BuildRun, diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity, code }) => {
    // What is wrong in the content leaves a site that can be looked at.
    if (anyway && /^HG[23]/.test(code)) return false;
    return severity === 'error' || (severity === 'warning' && strict);
  });
}
