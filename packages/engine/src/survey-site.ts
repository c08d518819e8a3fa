import type { ContentGraph, Diagnostic, SiteSources, SourcePath } from '@helpgen/model';
import { buildContentGraph } from '@helpgen/site';
import type { BuildRun } from './build-run.ts';
import { shortNameOf } from './cache/digest-of.ts';
import type { StatIndex } from './cache/stat-index.ts';
import { completeDiagnostics } from './complete-diagnostics.ts';
import { compileArticles } from './steps/compile-articles.ts';
import type { CompiledArticles, CompileStep } from './steps/compile-articles.ts';
import { inspectModules } from './steps/inspect-modules.ts';
import { placeInOrigins } from './presets/place-in-origins.ts';
import { placeInConfig } from './steps/read-config.ts';
import type { GitState } from './steps/read-last-updates.ts';
import type { Sources } from './steps/read-sources.ts';
import { toolId } from './cache/tool-id.ts';
import type { Workforce } from './workers/workforce.ts';

/** Everything that is known of the site before the first byte of it is written. */
export interface SurveyedSite {
  readonly sources: Sources;
  readonly git: GitState;
  readonly compiled: CompiledArticles;
  readonly graph: ContentGraph;
  /** Complete and sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What surveying needs besides the run. */
export interface SurveyTools {
  readonly sources: Sources;
  readonly git: GitState;
  readonly stats: StatIndex;
  readonly workforce: Workforce;
  readonly contentOptions: CompileStep['contentOptions'];
}

/** The step that compiles articles of `run`. */
export function compileStepOf(run: BuildRun, tools: Omit<SurveyTools, 'sources' | 'git'>): CompileStep {
  return {
    disk: run.host.disk,
    root: run.project.root,
    store: run.store,
    stats: tools.stats,
    // What presets change of an article is another one for another build of them.
    toolId: `${toolId}${run.presets.digest}`,
    contentOptions: tools.contentOptions,
    defaultLocale: run.config.locales.default,
    workforce: tools.workforce,
    onProgress: (done, total) => run.options.onProgress?.({ step: 'compile', done, total }),
  };
}

/** Compiles the articles and assembles the graph, going on past every finding so that all are told at once. */
export async function surveySite(run: BuildRun, tools: SurveyTools, earlier: readonly Diagnostic[]): Promise<SurveyedSite> {
  const { host, project, config, timer } = run;
  const { sources } = tools;
  const compiled = await timer.run('compile', () => compileArticles(compileStepOf(run, tools), sources.files));
  const modules = await inspectModules(project.root, modulesOf(sources));
  const outlines = [...compiled.articles.values()].map(({ outline }) => outline);
  const graph = timer.run('assemble', () =>
    buildContentGraph(config, siteSourcesOf(sources, { outlines, categories: compiled.categories, modules: modules.value, includesDrafts: false }), shortNameOf),
  );
  const found = [...earlier, ...sources.diagnostics, ...compiled.diagnostics, ...modules.diagnostics, ...(compiled.isWhole ? graph.diagnostics : [])];
  const placed = await placeInOrigins(host.disk, project.root, sources.files, placeInConfig(found, run.configFile));
  const diagnostics = completeDiagnostics(host.disk, project.root, placed);
  return { sources, git: tools.git, compiled, graph: graph.value, diagnostics };
}

/** All that the graph of a site is made of. */
export function siteSourcesOf(
  { files, staticFiles, claims }: Sources,
  compiled: Omit<SiteSources, 'files' | 'staticFiles' | 'claims'>,
): SiteSources {
  return {
    ...compiled,
    claims,
    files: files.filter(({ role }) => role.kind === 'asset').map(({ path }) => path),
    staticFiles: staticFiles.map(({ source, path }) => ({ source, path })),
  };
}

/** React modules that are pages. */
export function modulesOf(sources: Sources): readonly SourcePath[] {
  return sources.files.filter(({ role }) => role.kind === 'module').map(({ path }) => path);
}
