import type { SourcePath } from '@helpgen/model';
import type { BuildRun } from './build-run.ts';
import { fails } from './build-run.ts';
import { completeDiagnostics } from './complete-diagnostics.ts';
import { cacheOf, countsOf, emptyReport, sizesOf, slowestOf } from './make-report.ts';
import type { BuildRecord } from './output/build-record.ts';
import { writeBuildRecord } from './output/build-record.ts';
import { removeTree } from './output/output-folder.ts';
import { createStaging } from './output/staging.ts';
import type { Staging } from './output/staging.ts';
import { swapIn } from './output/swap-folders.ts';
import { prepareSite } from './prepare-site.ts';
import type { BuildReport } from './report.ts';
import type { SurveyedSite } from './survey-site.ts';
import type { ThemeBundle } from './steps/bundle-theme.ts';
import { bundlesOf } from './steps/bundle-theme.ts';
import { emitSite } from './steps/emit-site.ts';
import { indexSearch, planIndexes } from './steps/index-search.ts';
import { prepareAssets } from './steps/prepare-assets.ts';
import { readLastUpdates } from './steps/read-last-updates.ts';
import type { RenderStep } from './steps/render-pages.ts';
import { renderPages, takeOverPages } from './steps/render-pages.ts';
import { toolId } from './cache/tool-id.ts';
import { loadRenderer } from './workers/load-renderer.ts';
import type { Workforce } from './workers/workforce.ts';

/** What writing needs besides the surveyed site. */
export interface WriteTools {
  readonly bundle: ThemeBundle;
  /** Words that mean the same, for the search. */
  readonly synonyms: readonly (readonly string[])[];
  /** The site that is in the output folder, as far as it is known. */
  readonly record: BuildRecord | undefined;
  /** Digest of the site's inputs, given what is only known now. */
  readonly keyOf: (bundle: string, includes: readonly SourcePath[]) => string;
  readonly workforce: Workforce;
}

/** Writes the site aside, taking over every file whose inputs are the same, and swaps it in when it is whole. */
export async function writeSite(run: BuildRun, site: SurveyedSite, tools: WriteTools): Promise<BuildReport> {
  const { host, places } = run;
  const staging = createStaging(host.disk, places, run.options.cache === false ? undefined : tools.record);
  try {
    return await fillStaging(run, site, tools, staging);
  } finally {
    removeTree(host.disk, places.staging);
  }
}

async function fillStaging(run: BuildRun, site: SurveyedSite, tools: WriteTools, staging: Staging): Promise<BuildReport> {
  const { host, project, config, store, timer, places } = run;
  const { graph, compiled } = site;
  const { bundle, workforce } = tools;
  const progress = run.options.onProgress ?? (() => {});

  const assets = timer.run('assets', () => prepareAssets(host.disk, project.root, staging, graph.assets, config));
  const indexStep = { config, graph, store, staging, articles: compiled.articles, synonyms: tools.synonyms, toolId };
  const indexes = timer.run('index', () => planIndexes(indexStep));
  // A thread makes the index, the longest job of all, while this one takes over what is there and others render.
  const indexing = timer.run('index', () => indexSearch(indexStep, indexes, workforce.beside()));
  const rendering = timer.run('render', async () => {
    const updates = await lastUpdatesOf(run, site);
    const parts = { ...run, disk: host.disk, root: project.root, graph, articles: compiled.articles, bundle, renderer: loadRenderer(bundle.rendererPath), assets, lastUpdates: updates.value };
    const { facts, policies, contexts, pages } = await prepareSite(parts, staging);
    const step: RenderStep = { ...pages, staging, onProgress: (done, total) => progress({ step: 'render', done, total }) };
    const missing = takeOverPages(step);
    return { updates, facts, policies, contexts, missing, ...(await renderPages(step, missing, workforce.for(missing.length))) };
  });
  // Nobody may be writing any more when the folder is taken away because something failed.
  await Promise.allSettled([indexing, rendering]);
  // Threads take their time to end: they have it while what is left is done here.
  void workforce.close();
  await indexing;
  const { updates, facts, policies, contexts, missing, rendered, diagnostics: renderFindings } = await rendering;
  timer.run('emit', () => emitSite({ disk: host.disk, root: project.root, config, graph, facts, synonyms: tools.synonyms, staging, policies }));

  const found = [...site.diagnostics, ...updates.diagnostics, ...contexts.diagnostics, ...renderFindings, ...staging.diagnostics];
  const diagnostics = completeDiagnostics(host.disk, project.root, found);
  if (fails(run, diagnostics)) return { ...emptyReport('failed', places.folder, timer, diagnostics), counts: countsOf(config, graph, 0) };
  timer.run('swap', () => {
    staging.seal();
    swapIn(host.disk, places, host.exchange);
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
    diagnostics,
  };
  const includes = includesOf(site);
  const spare = new Map([...(tools.record?.files ?? [])].map(([path, { state }]) => [path, state]));
  writeBuildRecord(store, places, { siteKey: tools.keyOf(bundle.digest, includes), includes, report, files, spare });
  store.sweep([bundle.rendererPath, contexts.path, bundlesOf(store, toolId)]);
  return { ...report, timings: timer.timings() };
}

/** The last change of each source, as far as the config wants it; kept until something is committed. */
export async function lastUpdatesOf(run: BuildRun, site: Pick<SurveyedSite, 'git' | 'compiled'>): ReturnType<typeof readLastUpdates> {
  const { time, author } = run.config.lastUpdate;
  if (!time && !author) return { value: new Map(), diagnostics: [] };
  const wanted = [...new Set([...site.compiled.articles].map(([path, { outline }]) => outline.origin ?? path))];
  const name = 'last-updates';
  const key = JSON.stringify([site.git, wanted]);
  const known = run.store.readRecord(name) as { readonly key: string; readonly result: Awaited<ReturnType<typeof readLastUpdates>> } | undefined;
  if (known?.key === key) return known.result;
  const result = await readLastUpdates(run.project.root, site.git, wanted);
  run.store.writeRecord(name, { key, result });
  return result;
}

/** The routes of the articles that were compiled in this run; one article may be a page of several editions. */
function routesOf({ compiled, graph }: SurveyedSite): readonly { readonly route: string; readonly ms: number }[] {
  const times = new Map<SourcePath, number>(compiled.compiled.map(({ path, ms }) => [path, ms]));
  return graph.pages.flatMap(({ route, source }) => {
    const ms = source === undefined ? undefined : times.get(source);
    return ms === undefined ? [] : [{ route, ms }];
  });
}

function includesOf({ compiled }: SurveyedSite): readonly SourcePath[] {
  return [...new Set([...compiled.articles.values()].flatMap(({ outline }) => outline.includes.map(({ path }) => path)))].sort();
}
