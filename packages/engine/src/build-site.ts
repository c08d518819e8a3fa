import { join } from 'node:path';
import type { Host } from '@helpgen/disk';
import { nodeHost } from '@helpgen/disk';
import type { Diagnostic } from '@helpgen/model';
import type { AnalysedSite } from './analyse-site.ts';
import type { BuildRequest } from './build-run.ts';
import { createStepTimer, fails } from './build-run.ts';
import { completeDiagnostics, completeFindings, openFindingLines } from './complete-diagnostics.ts';
import { finding, findingsOf } from './finding.ts';
import { cacheOf, countsOf, emptyReport } from './make-report.ts';
import { readBuildRecord } from './output/build-record.ts';
import type { BuildRecord } from './output/build-record.ts';
import { checkOutputFiles } from './output/foreign-files.ts';
import { takeLock } from './output/lock.ts';
import { checkOutputFolder, placesOf } from './output/output-folder.ts';
import { recoverOutput } from './output/swap-folders.ts';
import { openProject, relativeTo } from './project.ts';
import { readInputs } from './read-inputs.ts';
import type { SiteInputs } from './read-inputs.ts';
import { readSiteConfig } from './read-site-config.ts';
import type { BuildOptions, BuildReport } from './report.ts';
import { isWholeSite, makeSiteKey } from './site-key.ts';
import { cacheFailure, cachePlaces, openPassing, openResources } from './site-resources.ts';
import type { Memory } from './site-resources.ts';
import { bundleKey, bundleTheme, isOurTheme } from './steps/bundle-theme.ts';
import { checkWords } from './steps/own-words.ts';
import { loadRenderer } from './workers/load-renderer.ts';

/**
 * Builds the site of a config file: opens it, analyses it, writes it, closes it. Findings are in the report; rejects only
 * with errors of our own.
 */
export async function buildSite(options: BuildOptions, host: Host = nodeHost): Promise<BuildReport> {
  const project = openProject(options.configPath);
  const timer = createStepTimer(host, options.onProgress ?? (() => {}));
  const failed = (diagnostics: readonly Diagnostic[], outDir = ''): BuildReport =>
    emptyReport('failed', outDir, timer, completeDiagnostics(host.disk, project.root, diagnostics));

  const { value: opened, diagnostics: configFindings } = await timer.run('read', () => readSiteConfig(host, project));
  if (opened === undefined) return failed(configFindings);
  const { config } = opened;
  const isCheck = options.mode === 'check';

  try {
    const places = placesOf(host.disk, project, options.outDir ?? config.outDir, options.cache === false ? undefined : cachePlaces(project).folder);
    const hindrances = isCheck ? [] : checkOutputFolder(host.disk, project, config, places);
    if (hindrances.length > 0) return failed([...configFindings, ...hindrances], places.folder);
    const lock = isCheck ? undefined : takeLock(host.disk, places.lock, host.now);
    if (lock?.kind === 'busy') {
      return failed([finding('HG5013', { path: relativeTo(project, places.folder), pid: lock.pid, since: lock.since })], places.folder);
    }
    try {
      if (!isCheck) recoverOutput(host.disk, places);
      const request: BuildRequest = { host, project, options, timer, ...opened, places };
      const report = await buildAnyway(request, configFindings);
      const isVerified = options.verify === true && (report.status === 'built' || report.status === 'unchanged');
      if (!isVerified) return report;
      const { verifySite } = await import('./beyond-unchanged.ts');
      return await verifySite(request, report, (again) => buildOnce(again, configFindings));
    } finally {
      lock?.release();
    }
  } catch (error) {
    return failed(findingsOf(error, project));
  }
}

/** Builds once, or twice when the cache fails on the way: it is a convenience, and the site is made without it then. */
async function buildAnyway(request: BuildRequest, earlier: readonly Diagnostic[]): Promise<BuildReport> {
  try {
    return await buildOnce(request, earlier);
  } catch (error) {
    const failure = cacheFailure(request.project, error);
    if (failure === undefined) throw error;
    return await buildOnce({ ...request, options: { ...request.options, cache: false } }, [...earlier, failure]);
  }
}

/** Opens the site of `request`, analyses it and, unless it is a check or the findings forbid it, writes it. `earlier` are findings so far. */
async function buildOnce(request: BuildRequest, earlier: readonly Diagnostic[]): Promise<BuildReport> {
  const { places, timer, options } = request;
  const isCheck = options.mode === 'check';
  const resources = openResources({ ...request, jobs: options.jobs, isCheck, isKept: options.cache !== false });
  // A check may not write: what must lie in a file lies here.
  const passing = isCheck ? openPassing(request.host, []) : undefined;
  try {
    const inputs = await readInputs({ ...request, store: resources.store }, resources, { earlier: [...earlier, ...resources.diagnostics] });
    const { run } = inputs;
    const record = isCheck ? undefined : readBuildRecord(run.store, places);
    if (record !== undefined && isAsBefore(inputs, record)) {
      keepStats(inputs);
      const status = fails(run, record.report.diagnostics) ? 'failed' : 'unchanged';
      return { ...record.report, ...idleWork(record.report), status, timings: timer.timings() };
    }

    const foreign = isCheck ? [] : checkOutputFiles(run.host.disk, run.project, places, record);
    if (foreign.length > 0) return emptyReport('failed', places.folder, timer, await completeFindings(inputs, [...earlier, ...foreign]));

    const bundling = startBundling(inputs, passing);
    // It may fail while nobody waits for it.
    bundling.catch(() => undefined);
    // A build with nothing to do is over without what makes a site.
    const { analyseSite } = await import('./beyond-unchanged.ts');
    const site = await analyseSite(inputs);
    const onlyByCheck = isCheck ? await askQuestions(inputs, site) : [];
    const bundle = await bundling;
    const lines = openFindingLines(inputs);
    const diagnostics = await completeFindings(
      inputs,
      [...inputs.diagnostics, ...site.diagnostics, ...onlyByCheck, ...bundle.diagnostics],
      { readLine: lines.read },
    );
    run.store.commit();
    lines.keep();
    keepStats(inputs);
    const isWritten = !fails(run, diagnostics) && bundle.value !== undefined;
    const { writeSite } = await import('./beyond-unchanged.ts');
    if (isWritten && passing !== undefined && drawsByForeignParts(inputs)) {
      const aside = asideOf(inputs, passing);
      const report = await writeSite(aside, { site, bundle: bundle.value, record: undefined, diagnostics });
      return { ...report, status: report.status === 'failed' ? 'failed' : 'checked', outDir: places.folder };
    }
    if (isCheck || !isWritten) {
      const status = fails(run, diagnostics) ? 'failed' : 'checked';
      return { ...emptyReport(status, places.folder, timer, diagnostics), counts: countsOf(run.config, site.graph, 0), cache: cacheOf(site.compiled) };
    }
    return await writeSite(inputs, { site, bundle: bundle.value, record, diagnostics });
  } finally {
    await resources.close();
    passing?.close();
  }
}

/** Lets the next build know what state each file was in, where that is not what this one knew. */
function keepStats({ run, stats }: SiteInputs): void {
  if (stats.isChanged()) run.store.writeRecord('stats', stats.rows());
}

/** What was done for a site that is as an earlier build left it: nothing, as all of it was kept. */
function idleWork({ cache: { compiled, rendered } }: BuildReport): Pick<BuildReport, 'cache' | 'rebuilt' | 'slowestPages'> {
  const allOf = ({ hits, misses }: typeof compiled): typeof compiled => ({ hits: hits + misses, misses: 0 });
  return { cache: { compiled: allOf(compiled), rendered: allOf(rendered) }, rebuilt: { compiled: [], rendered: [] }, slowestPages: [] };
}

/** Whether pages may be drawn by components that are not ours: whether these fail is known only when they have drawn. */
function drawsByForeignParts(inputs: SiteInputs): boolean {
  const { directives, elementParts } = inputs.run.config.markdown;
  return !isOurTheme(inputs) || Object.keys(directives).length + elementParts.length > 0;
}

/** `inputs` for a site that lies in the `passing` memory and goes with it. */
function asideOf(inputs: SiteInputs, { store: { folder } }: Memory): SiteInputs {
  const { run } = inputs;
  const places = placesOf(run.host.disk, run.project, join(folder, 'site'));
  return { ...inputs, run: { ...run, places, store: { ...run.store, folder } } };
}

/** Whether the site of `record` was made of the same and stands where it was written. */
function isAsBefore(inputs: SiteInputs, record: BuildRecord): boolean {
  const { run } = inputs;
  const isSame = record.siteKey === makeSiteKey(inputs, bundleKey(inputs), record.includes);
  return isSame && run.timer.run('read', () => isWholeSite(run, record));
}

/**
 * Bundles the theme: esbuild runs in a process of its own, and has the bundle ready by the time the articles are compiled. What Node
 * must have as a file lies in the `passing` memory of a check.
 */
async function startBundling(inputs: SiteInputs, passing: Memory | undefined): ReturnType<typeof bundleTheme> {
  const { host, project, config, store, timer } = inputs.run;
  const folder = passing?.store.folder ?? store.folder;
  const bundle = await timer.run('bundle', () => bundleTheme({ ...inputs, run: { ...inputs.run, store: { ...store, folder } } }));
  if (bundle.value === undefined) return bundle;
  const words = checkWords(host.disk, project.root, config, loadRenderer(bundle.value.rendererPath).strings);
  return { ...bundle, diagnostics: [...bundle.diagnostics, ...words] };
}

/** The golden questions that the index of `site` does not answer. */
async function askQuestions({ run, searchFiles }: SiteInputs, { graph, articles }: AnalysedSite): Promise<readonly Diagnostic[]> {
  const { askGoldenQuestions, openAsked } = await import('./beyond-unchanged.ts');
  const { config, store, options } = run;
  const open = (): ReturnType<typeof openAsked> => openAsked({ config, graph, store, articles, ...searchFiles }, options.searchServer);
  return askGoldenQuestions({ config, graph, files: searchFiles, open });
}
