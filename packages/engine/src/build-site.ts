import type { Diagnostic } from '@helpgen/model';
import { buildCatalogue, defineDiagnostics } from '@helpgen/model';
import type { BuildRun } from './build-run.ts';
import { completeDiagnostics } from './complete-diagnostics.ts';
import type { Host } from './host/host.ts';
import { nodeHost } from './host/host.ts';
import { systemFailure } from './host/system-failure.ts';
import { createStepTimer, emptyReport } from './make-report.ts';
import { makeSite } from './make-site.ts';
import { openMemory } from './open-memory.ts';
import { takeLock } from './output/lock.ts';
import { checkOutputFolder, placesOf } from './output/output-folder.ts';
import { recoverOutput } from './output/swap-folders.ts';
import { loadPresets } from './presets/load-presets.ts';
import { openProject, relativeTo } from './project.ts';
import type { BuildOptions, BuildReport } from './report.ts';
import { placeInConfig, readConfig } from './steps/read-config.ts';
import { verifySite } from './verify-site.ts';

const finding = defineDiagnostics(buildCatalogue);

/**
 * Builds the site of a config file: reads, compiles, assembles, bundles, renders, indexes, emits, and swaps the new
 * site in when it is whole. Findings are in the report; rejects only with errors of our own.
 */
export async function buildSite(options: BuildOptions, host: Host = nodeHost): Promise<BuildReport> {
  const project = openProject(options.configPath);
  const timer = createStepTimer(host, options.onProgress ?? (() => {}));
  const failed = (diagnostics: readonly Diagnostic[], outDir = ''): BuildReport =>
    emptyReport('failed', outDir, timer, completeDiagnostics(host.disk, project.root, diagnostics));

  const { value: read, diagnostics: configFindings } = timer.run('read', () => readConfig(host.disk, project));
  const { config, file: configFile } = read;
  if (config === undefined || configFile === undefined) return failed(configFindings);
  const { value: presets, diagnostics: presetFindings } = await loadPresets(host.disk, project.root, config);
  if (presetFindings.length > 0) return failed([...configFindings, ...placeInConfig(presetFindings, configFile)]);
  const places = placesOf(project, options.outDir ?? config.outDir, { isKept: options.cache !== false });
  const isCheck = options.mode === 'check';

  const hindrances = isCheck ? [] : checkOutputFolder(host.disk, project, config, places);
  if (hindrances.length > 0) return failed([...configFindings, ...hindrances], places.folder);
  try {
    const lock = isCheck ? undefined : takeLock(host.disk, places.lock, host.now);
    if (lock?.kind === 'busy') {
      return failed([finding('HG5013', { path: relativeTo(project, places.folder), pid: lock.pid, since: lock.since })], places.folder);
    }
    const memory = openMemory(host, project, { isCheck, isKept: options.cache !== false });
    try {
      if (!isCheck) recoverOutput(host.disk, places);
      const run: BuildRun = { host, project, options, timer, config, configFile, presets, places, store: memory.store };
      const report = await makeSite(run, [...configFindings, ...memory.diagnostics]);
      const isVerified = options.verify === true && (report.status === 'built' || report.status === 'unchanged');
      return isVerified ? await verifySite(run, report) : report;
    } finally {
      memory.close();
      lock?.release();
    }
  } catch (error) {
    const failure = systemFailure(error, (path) => relativeTo(project, path));
    if (failure === undefined) throw error;
    return failed([failure], places.folder);
  }
}
