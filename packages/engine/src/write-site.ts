import { join } from 'node:path';
import { joinSheets } from '@helpgen/bundler';
import type { FileSystem } from '@helpgen/disk';
import { removeTree } from '@helpgen/disk';
import { siteManifestPath, writeManifest } from '@helpgen/manifest';
import type { BundleFile, Diagnostic, SourcePath } from '@helpgen/model';
import { offlineWorkerPath } from '@helpgen/model';
import type { AnalysedSite } from './analyse-site.ts';
import { fails } from './build-run.ts';
import { completeFindings } from './complete-diagnostics.ts';
import { cacheOf, countsOf, emptyReport, sizesOf, slowestOf } from './make-report.ts';
import type { BuildRecord } from './output/build-record.ts';
import { writeBuildRecord } from './output/build-record.ts';
import { createStaging } from './output/staging.ts';
import type { Staging } from './output/staging.ts';
import { swapIn } from './output/swap-folders.ts';
import { prepareSite } from './prepare-site.ts';
import { emitPresets } from './presets/emit-presets.ts';
import type { EmittedSite } from './presets/emit-presets.ts';
import { relativeTo } from './project.ts';
import type { SiteInputs } from './read-inputs.ts';
import type { BuildReport } from './report.ts';
import { includesOf, makeSiteKey } from './site-key.ts';
import type { ThemeBundle } from './steps/bundle-theme.ts';
import { bundlesOf, isOurTheme } from './steps/bundle-theme.ts';
import { emitSite } from './steps/emit-site.ts';
import { indexSearch, planIndexes } from './steps/index-search.ts';
import { prepareAssets } from './steps/prepare-assets.ts';
import { writeFullText } from './steps/write-full-text.ts';
import { recordAnswers, tellUnanswered } from './steps/golden-questions.ts';
import { lastUpdatesOf } from './steps/read-last-updates.ts';
import { createPageKeys } from './steps/page-keys.ts';
import type { RenderStep } from './steps/render-pages.ts';
import { renderPages, takeOverPages } from './steps/render-pages.ts';
import { loadRenderer } from './workers/load-renderer.ts';

/** What a site is written with besides its inputs. */
export interface WriteTools {
  readonly site: AnalysedSite;
  readonly bundle: ThemeBundle;
  /** The site that is in the output folder, as far as it is known. */
  readonly record: BuildRecord | undefined;
  /** All that was found so far, complete. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Writes the site aside, taking over every file whose inputs are the same, and swaps it in when it is whole. */
export async function writeSite(inputs: SiteInputs, tools: WriteTools): Promise<BuildReport> {
  const { host, places, options } = inputs.run;
  const staging = createStaging(host.disk, places, options.cache === false ? undefined : tools.record);
  try {
    return await fillStaging(inputs, tools, staging);
  } finally {
    removeTree(host.disk, places.staging);
  }
}

async function fillStaging(inputs: SiteInputs, { site, bundle, record, diagnostics: earlier }: WriteTools, staging: Staging): Promise<BuildReport> {
  const { run, workers } = inputs;
  const { synonyms, thesaurus } = inputs.searchFiles;
  const { host, project, config, store, timer, places } = run;
  const { graph, compiled } = site;
  const progress = run.options.onProgress ?? (() => {});
  const executorOf = isOurTheme(inputs) ? workers.trusted : workers.guarded;

  const assets = timer.run('assets', () => prepareAssets(run, graph.assets, staging));
  const indexStep = { config, graph, store, staging, articles: compiled.articles, synonyms, thesaurus };
  const indexes = timer.run('index', () => planIndexes(indexStep));
  // A thread makes the index, the longest job of all, while this one takes over what is there and others render.
  const indexing = timer.run('index', () => indexSearch(indexStep, indexes, workers.beside()));
  const rendering = timer.run('render', async () => {
    const updates = await lastUpdatesOf(run, inputs.git, compiled.articles);
    const parts = { run, graph, articles: compiled.articles, bundle, assets, lastUpdates: updates.value };
    const { facts, policies, pages } = await prepareSite(parts, staging);
    const keys = createPageKeys({ inputs, step: pages, graphKey: site.graphKey, facts, compiled, before: record?.pages });
    const step: RenderStep = { ...pages, staging, keys, onProgress: (done, total) => progress({ step: 'render', done, total }) };
    const missing = takeOverPages(step);
    return { updates, facts, policies, pages, keys, missing, ...(await renderPages(step, missing, executorOf(missing.length))) };
  });
  // Nobody may be writing any more when the folder is taken away because something failed.
  await Promise.allSettled([indexing, rendering]);
  // Threads take their time to end: they have it while what is left is done here.
  void workers.close();
  await indexing;
  const { updates, facts, policies, pages, keys, missing, rendered, diagnostics: renderFindings } = await rendering;
  const choices = new Set([...staging.files.values()].flatMap(({ sheets = [] }) => sheets));
  const styles = [...choices].flatMap((choice) => joinSheets(bundle, choice) ?? []);
  for (const { path, bytes } of styles) staging.write(path, 'bundle', bytes);
  // A preview has none: in it nothing is to be kept.
  if (config.offline) {
    const worker = loadRenderer(bundle.rendererPath).offlineWorker(textsAmong([...bundle.files, ...styles], staging));
    staging.write(offlineWorkerPath, 'emit', worker);
  }
  timer.run('emit', () => emitSite(run, { config, graph, facts, policies }, staging));
  timer.run('emit', () => writeFullText(host.disk, config, graph, staging));
  const emitted = await timer.run('emit', () => emitPresets({ ...run, graph, maker: pages.maker, read: readStaged(host.disk, staging) }));
  for (const { path, content, preset } of emitted.files) staging.write(path, `preset ${preset}`, content);

  const found = [...updates.diagnostics, ...emitted.diagnostics];
  const lasting = await completeFindings(inputs, found, { earlier });
  const diagnostics = await completeFindings(inputs, [...renderFindings, ...staging.diagnostics], { earlier: lasting });
  const failed = (told: readonly Diagnostic[]): BuildReport => ({
    ...emptyReport('failed', places.folder, timer, told),
    counts: countsOf(config, graph, 0),
  });
  if (fails(run, diagnostics)) return failed(diagnostics);
  const answers = await timer.run('emit', () => recordAnswers(run, inputs.searchFiles, staging));
  // Who builds it anyway, as a review does, compares the answers in the manifest.
  const unanswered = answers === undefined || run.options.anyway === true ? [] : tellUnanswered({ config, graph, files: inputs.searchFiles }, answers);
  const findings = await completeFindings(inputs, unanswered, { earlier: diagnostics });
  if (fails(run, findings)) return failed(findings);
  timer.run('emit', () => {
    const told = { config, graph, sources: inputs.sources.files, theme: bundle.files, presets: run.presets.digest, diagnostics: lasting, answers };
    const made = { files: staging.files.values(), keyOf: keys.of, membersOf: pages.maker.members };
    staging.write(siteManifestPath, 'manifest', writeManifest({ ...told, ...made, store }));
  });
  const manifest = timer.run('swap', () => {
    const sealed = staging.seal();
    swapIn(host.disk, places, relativeTo(project, places.folder));
    return sealed;
  });

  const { files } = staging;
  const compiledPages = routesOf(site);
  const report: BuildReport = {
    status: 'built',
    outDir: places.folder,
    counts: countsOf(config, graph, files.size),
    timings: timer.timings(),
    cache: cacheOf(compiled, { hits: graph.pages.length - missing.length, misses: missing.length }),
    rebuilt: { compiled: compiledPages.map(({ route }) => route).sort(), rendered: rendered.map(({ route }) => route).sort() },
    sizes: sizesOf([...files.values()], bundle, indexes),
    slowestPages: slowestOf(compiledPages, rendered),
    diagnostics: findings,
  };
  const includes = includesOf(compiled.articles);
  const siteKey = makeSiteKey(inputs, bundle.key, includes);
  writeBuildRecord(store, places, { siteKey, includes, report, files, manifest, pages: keys.all() });
  store.sweep([bundle.rendererPath, pages.contexts.path, bundlesOf(store)]);
  return { ...report, timings: timer.timings() };
}

/** The scripts and styles of `bundled` that are in the site: some pages load each of them, and none loads all. */
function textsAmong(bundled: readonly BundleFile[], { files }: Staging): readonly string[] {
  const paths = bundled.map(({ path }) => path).filter((path) => /\.(js|css)$/.test(path) && files.has(path));
  return [...new Set(paths)].sort();
}

/** Reads files of the site that is being written. */
function readStaged({ readFile }: FileSystem, { folder, files }: Staging): EmittedSite['read'] {
  return async (path) => (files.has(path) ? readFile(join(folder, path)) : undefined);
}

/** The routes of the articles that were compiled in this run; one article may be a page of several editions. */
function routesOf({ compiled, graph }: AnalysedSite): readonly { readonly route: string; readonly ms: number }[] {
  const times = new Map<SourcePath, number>(compiled.compiled.map(({ path, ms }) => [path, ms]));
  return graph.pages.flatMap(({ route, source }) => {
    const ms = source === undefined ? undefined : times.get(source);
    return ms === undefined ? [] : [{ route, ms }];
  });
}
