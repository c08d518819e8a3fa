import type { Host, Store } from '@helpgen/disk';
import type { ContentGraph, Diagnostic, SiteConfig, SiteSources, SourceFile, SourcePath } from '@helpgen/model';
import { analyseSite } from './analyse-site.ts';
import { runUnmeasured } from './build-run.ts';
import { completeFindings } from './complete-diagnostics.ts';
import type { Project } from './project.ts';
import { readInputs } from './read-inputs.ts';
import { readSiteConfig } from './read-site-config.ts';
import { openResources } from './site-resources.ts';
import type { Source } from './steps/source.ts';

/** A site as a check sees it. */
export interface SiteState {
  readonly config: SiteConfig;
  readonly configFile: SourceFile;
  readonly graph: ContentGraph;
  readonly files: readonly Source[];
  readonly staticFiles: readonly SourcePath[];
  readonly categories: SiteSources['categories'];
  readonly diagnostics: readonly Diagnostic[];
}

/** A site, or `undefined` where its config cannot be read, and what is wrong with it. */
export interface AnalysedState {
  readonly state: SiteState | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Analyses the site of `project` on the disk of `host`; each of `jobs` threads reads the real one. `store` is that of an earlier state.
 * What the site was made of comes along; its store and threads are kept open for more.
 */
export async function analyseState(host: Host, project: Project, jobs: number | undefined, store?: Store) {
  const { value: opened, diagnostics } = await readSiteConfig(host, project);
  const nothing = { state: undefined, diagnostics, inputs: undefined, close: () => Promise.resolve() };
  if (opened === undefined || diagnostics.some(({ severity }) => severity === 'error')) return nothing;
  const resources = openResources({ host, project, ...opened, jobs, isCheck: true, isKept: true });
  const run = runUnmeasured(host, project, opened, store ?? resources.store);
  const inputs = await readInputs(run, resources, { earlier: [...diagnostics, ...resources.diagnostics] });
  const { compiled, graph, diagnostics: found } = await analyseSite(inputs);
  const state: SiteState = {
    config: inputs.run.config,
    configFile: opened.configFile,
    graph,
    files: inputs.sources.files,
    staticFiles: inputs.sources.staticFiles.map(({ source }) => source),
    categories: compiled.categories,
    diagnostics: await completeFindings(inputs, [...inputs.diagnostics, ...found]),
  };
  return { state, diagnostics: state.diagnostics, inputs, close: () => resources.close() };
}
