import { contentOptionsOf } from '@helpgen/model';
import type { Diagnostic, SourcePath } from '@helpgen/model';
import type { BuildRun } from './build-run.ts';
import { fails } from './build-run.ts';
import { createStatIndex } from './cache/stat-index.ts';
import { completeDiagnostics } from './complete-diagnostics.ts';
import { cacheOf, countsOf, emptyReport } from './make-report.ts';
import { readBuildRecord } from './output/build-record.ts';
import type { BuildReport } from './report.ts';
import { isWholeSite, makeSiteKey } from './site-key.ts';
import { askGoldenQuestions, openAsked } from './steps/ask-golden-questions.ts';
import { cleanFrameHtml } from './steps/clean-frame-html.ts';
import { bundleKey, bundleTheme } from './steps/bundle-theme.ts';
import type { BundleStep } from './steps/bundle-theme.ts';
import { measureLogos } from './steps/measure-logos.ts';
import { placeInConfig } from './steps/read-config.ts';
import { noGit, readGitState } from './steps/read-last-updates.ts';
import { readSearchFiles } from './steps/read-search-files.ts';
import { readSources } from './steps/read-sources.ts';
import { modulesOf, surveySite } from './survey-site.ts';
import { toolId } from './cache/tool-id.ts';
import { loadRenderer } from './workers/load-renderer.ts';
import { createWorkforce } from './workers/workforce.ts';
import { writeSite } from './write-site.ts';

/** Surveys the site and, unless it is a check or the findings forbid it, writes it. `earlier` are findings so far. */
export async function makeSite(asked: BuildRun, earlier: readonly Diagnostic[]): Promise<BuildReport> {
  const { host, project, store, timer, places } = asked;
  const isCheck = asked.options.mode === 'check';
  const contentOptions = Object.fromEntries(asked.config.locales.list.map(({ code }) => [code, contentOptionsOf(asked.config, code)]));
  const searchLanguages = asked.config.search?.languages ?? [];
  const workforce = createWorkforce(host.disk, { root: project.root, contentOptions, searchLanguages, presets: asked.presets.places }, asked.options.jobs);
  // Nearly every build has something to compile: a thread gets ready while the sources are read.
  workforce.prepare();
  const stats = createStatIndex(host.disk, store.readRecord('stats'), () => BigInt(host.now().getTime()) * 1_000_000n);
  const reading = { disk: host.disk, root: project.root, config: asked.config, presets: asked.presets, stats, store };
  const sources = await timer.run('read', () => readSources(reading));
  const config = measureLogos(host.disk, project.root, sources, await cleanFrameHtml(asked.config));
  const run: BuildRun = { ...asked, config };
  const searchFiles = readSearchFiles(host.disk, project.root, config);
  const git = config.lastUpdate.time || config.lastUpdate.author ? await timer.run('read', () => readGitState(project.root)) : noGit;
  const bundleStep: BundleStep = { ...run, disk: host.disk, root: project.root, stats, toolId, modules: modulesOf(sources) };

  const record = isCheck ? undefined : readBuildRecord(store, places);
  const keyOf = (bundle: string, includes: readonly SourcePath[]): string => makeSiteKey({ run, sources, searchFiles: searchFiles.value, git, stats, bundle, includes });
  if (record?.siteKey === keyOf(bundleKey(bundleStep), record?.includes ?? []) && timer.run('read', () => isWholeSite(run, record))) {
    store.writeRecord('stats', stats.rows());
    void workforce.close();
    return { ...record.report, status: fails(run, record.report.diagnostics) ? 'failed' : 'unchanged', timings: timer.timings() };
  }

  // esbuild runs in a process of its own: it has its bundle ready by the time the articles are compiled.
  const bundling = isCheck ? undefined : timer.run('bundle', () => bundleTheme(bundleStep));
  // The renderer, too, is loaded before all is compiled; what is wrong with it is told when it is needed.
  const loading = bundling?.then(({ value }) => {
    if (value === undefined) return;
    workforce.getReadyToRender(value.rendererPath);
    loadRenderer(value.rendererPath);
  });
  loading?.catch(() => {});
  try {
    const site = await surveySite(run, { sources, git, stats, workforce, contentOptions }, [...earlier, ...searchFiles.diagnostics]);
    const bundle = await bundling;
    const asked = { config, graph: site.graph, store, articles: site.compiled.articles, synonyms: searchFiles.value.synonyms, server: run.options.searchServer };
    const unanswered = isCheck ? await askGoldenQuestions({ config, graph: site.graph, files: searchFiles.value, open: () => openAsked(asked) }) : [];
    const diagnostics = completeDiagnostics(host.disk, project.root, [...site.diagnostics, ...unanswered, ...placeInConfig(bundle?.diagnostics ?? [], run.configFile)]);
    store.commit();
    store.writeRecord('stats', stats.rows());
    if (isCheck || fails(run, diagnostics) || bundle?.value === undefined) {
      const status = fails(run, diagnostics) ? 'failed' : 'checked';
      return { ...emptyReport(status, places.folder, timer, diagnostics), counts: countsOf(config, site.graph, 0), cache: cacheOf(site.compiled) };
    }
    return await writeSite(run, { ...site, diagnostics }, { bundle: bundle.value, synonyms: searchFiles.value.synonyms, record, keyOf, workforce });
  } finally {
    await workforce.close();
  }
}
