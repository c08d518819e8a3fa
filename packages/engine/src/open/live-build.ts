import { dirname, join, resolve } from 'node:path';
import type { Host } from '@helpgen/disk';
import { isBelow } from '@helpgen/disk';
import type { Diagnostic, SourcePath } from '@helpgen/model';
import type { PreviewMemory } from '../analyse-site.ts';
import { analyseSite, headOf } from '../analyse-site.ts';
import { runUnmeasured } from '../build-run.ts';
import { completeDiagnostics, completeFindings } from '../complete-diagnostics.ts';
import { sourceFolders } from '../output/output-folder.ts';
import type { Project } from '../project.ts';
import { relativeTo } from '../project.ts';
import { readInputs } from '../read-inputs.ts';
import type { SiteInputs } from '../read-inputs.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { bundlesOf } from '../steps/bundle-theme.ts';
import { compileArticles } from '../steps/compile-articles.ts';
import { createBackgroundWork } from './background-work.ts';
import { editPages } from './edit-pages.ts';
import { createKeptBundle, createKeptResources, type KeptBundle, type KeptResources } from './kept-resources.ts';
import { createLiveIndex } from './live-index.ts';
import type { LiveSite } from './live-site.ts';
import { makeInputsKey, makeLiveSite } from './live-site.ts';
import { createPageCache } from './page-cache.ts';
import type { SiteState } from './site-state.ts';
import { routeAt, sourcesForRoute } from './sources-for-route.ts';

/** What a live build works with. */
export interface LiveContext {
  /** Its disk remembers the states of files until it is told to forget them. */
  readonly host: Host;
  readonly project: Project;
  readonly jobs: number | undefined;
  readonly state: SiteState;
  /** More could be shown by another update. */
  onNews(): void;
}

/**
 * The steps of a build with their memory kept, of a site of which nothing was read yet: each call brings the state of the site up to
 * date. One at a time.
 */
export function createLiveBuild(context: LiveContext) {
  const { host, project, jobs, state, onNews } = context;
  const bundleOf = createKeptBundle();
  const memory: PreviewMemory = { compiled: undefined, graph: undefined, good: new Map(), heads: new Map(), outlines: new Map() };
  const background = createBackgroundWork(onNews);
  const resources = createKeptResources({ host, project, jobs }, () => {
    // What is shown reads its pages from the cache too.
    state.invalidate();
    memory.compiled = undefined;
    background.drop();
  });
  const lasting = { cache: createPageCache(100), index: createLiveIndex(resources.workers), assets: new Map() };
  const addresses = new Set<string>();
  const asked = new Set<SourcePath>();

  async function updateAll(): Promise<void> {
    const inputs = await readLive(context, resources, memory);
    if (inputs === undefined) return;
    const { live } = state;
    if (live === undefined || !state.isCurrent || !state.view.isWhole || !(await isSame(live, inputs, bundleOf))) return analyse(inputs);
    state.keep({ ...live, inputs: { ...live.inputs, stats: inputs.stats } });
    if (!state.isEdited) return;
    // What the edits of single pages have changed of what is found in the whole site; nobody has waited for that.
    const { diagnostics } = await analyseSite(inputs, { memory, asked });
    state.setDiagnostics(await completeFindings(inputs, [...inputs.diagnostics, ...diagnostics, ...live.diagnostics]));
  }

  async function analyse(inputs: SiteInputs): Promise<void> {
    const { run } = inputs;
    const bundling = bundleOf(inputs);
    // Requests that came in while the folders were read are heard now, and the pages they ask for are compiled first.
    await hearRequests();
    for (const address of addresses) for (const path of sourcesAt(address, inputs)) asked.add(path);
    addresses.clear();
    const analysed = await analyseSite(inputs, { memory, asked });
    memory.heads.clear();
    const { value: bundle, diagnostics: bundleFindings } = await bundling;
    const live = bundle === undefined ? state.live : await makeLiveSite(inputs, analysed, { ...lasting, bundle });
    if (bundle !== undefined && live !== undefined) run.store.sweep([bundle.rendererPath, live.prepared.pages.contexts.path, bundlesOf(run.store)]);
    const { missing } = analysed;
    state.setSite(live, {
      diagnostics: await completeFindings(inputs, [...inputs.diagnostics, ...analysed.diagnostics, ...bundleFindings, ...(live?.diagnostics ?? [])]),
      isCurrent: live !== undefined && bundleFindings.length === 0,
      isEarlier: live !== undefined && bundleFindings.some(isError),
      isWhole: missing.length === 0,
      watched: watchedPaths(inputs),
    });
    if (missing.length > 0) return background.start(() => compileArticles(inputs, missing));
    run.store.commit();
    run.store.writeRecord('stats', inputs.stats.rows());
    memory.outlines.clear();
    asked.clear();
    inputs.workers.rest();
  }

  return {
    /** The page at `address`, with the base path, is to be compiled before others. */
    ask: (address: string): void => void addresses.add(address),
    /** Somebody sees a page: what is left may take the processors. */
    seen: background.seen,
    /** Follows what has changed, absolute `paths`: the edited pages alone where that is enough; `thorough`: the whole site. */
    async update(paths: readonly string[], care: 'thorough' | undefined): Promise<void> {
      const named = new Set(paths.map((path) => relativeTo(project, path)));
      const isAnyWrong = state.view.diagnostics.some(({ at }) => at !== undefined && named.has(at.file));
      // What is wrong with an edited file moves or goes.
      const before = care === undefined && paths.length > 0 && !isAnyWrong ? state.live : undefined;
      const edited = before === undefined ? undefined : await editPages(before, paths, memory, lasting);
      if (edited === undefined) await updateAll();
      else state.setEdited(edited);
    },
    /** Compiles the article of `source`, where only its front matter is known. */
    async compileSource(source: SourcePath | undefined): Promise<void> {
      const { live } = state;
      if (live === undefined || source === undefined || !live.analysed.missing.some(({ path }) => path === source)) return;
      asked.add(source);
      await analyse(live.inputs);
    },
    /** Ends it, when `working`, the last piece of work, has had time to end. */
    close(working: Promise<unknown>): Promise<void> {
      background.drop();
      return resources.close(working);
    },
  };
}

/** All that the site is made of now; `undefined` without a config to go by, which the state then says. */
async function readLive({ host, project, state }: LiveContext, resources: KeptResources, { heads }: PreviewMemory): Promise<SiteInputs | undefined> {
  const { value, diagnostics } = await readSiteConfig(host, project);
  if (value === undefined) {
    state.fail(completeDiagnostics(host.disk, project.root, diagnostics));
    return undefined;
  }
  const opened = await resources.take(value);
  return readInputs(runUnmeasured(host, project, value, opened.store), opened, {
    earlier: [...diagnostics, ...opened.diagnostics],
    rows: state.live?.inputs.stats.rows(),
    onRead: (path, bytes) => void heads.set(path, headOf(bytes)),
  });
}

/** Whether the site is made of what `before` is made of, so that it need not be analysed. */
async function isSame(before: LiveSite, inputs: SiteInputs, bundleOf: KeptBundle): Promise<boolean> {
  const { value, diagnostics } = await bundleOf(inputs);
  return value !== undefined && diagnostics.length === 0 && makeInputsKey(before.inputs, before) === makeInputsKey(inputs, { ...before, bundle: value });
}

/** One turn of the event loop takes in a connection, the next what is said on it. */
async function hearRequests(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done));
}

/** The sources that the page at `address` is most likely made of. */
function sourcesAt(address: string, { run: { config }, sources }: SiteInputs): readonly SourcePath[] {
  return address.startsWith(config.basePath) ? sourcesForRoute(routeAt(address.slice(config.basePath.length)), sources.files) : [];
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/**
 * Absolute paths of the folders and single files that a site is made of; those in a listed folder are not listed again, and
 * links lead to folders of their own.
 */
function watchedPaths({ run, sources, stats }: SiteInputs): readonly string[] {
  const { config, project, presets } = run;
  const theme = config.theme.startsWith('.') ? [resolve(project.root, config.theme)] : [];
  const folders = [...sourceFolders(project, config), ...theme];
  const isInside = (path: string): boolean => folders.some((folder) => isBelow(folder, path));
  const { synonyms, thesaurus, questions } = config.search ?? {};
  const searchFiles = [synonyms, thesaurus, questions].flatMap((path) => (typeof path === 'string' ? [join(project.root, path)] : []));
  const wordFiles = config.locales.list.flatMap(({ wordsFile }) => (wordsFile === null ? [] : [join(project.root, wordsFile)]));
  const asked = [...stats.rows().keys()].filter(
    (path) => isBelow(project.root, path) && !/[\\/]node_modules[\\/]/.test(path) && !isBelow(project.memoryFolder, path) && !isInside(path),
  );
  const files = [project.configPath, ...presets.files, ...searchFiles, ...wordFiles, ...sources.linked];
  return [...new Set([...files, ...folders, ...asked])].filter((path) => dirname(path) !== path);
}
