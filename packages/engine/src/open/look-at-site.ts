import type { Diagnostic, GraphPage } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import { toolId } from '../cache/tool-id.ts';
import { completeDiagnostics } from '../complete-diagnostics.ts';
import type { FileSystem } from '../host/file-system.ts';
import type { Host } from '../host/host.ts';
import type { Project } from '../project.ts';
import { placeInOrigins } from '../presets/place-in-origins.ts';
import { bundlesOf } from '../steps/bundle-theme.ts';
import { compileArticles } from '../steps/compile-articles.ts';
import { measureLogos } from '../steps/measure-logos.ts';
import { placeInConfig } from '../steps/read-config.ts';
import { noGit, readGitState } from '../steps/read-last-updates.ts';
import type { GitState } from '../steps/read-last-updates.ts';
import { readSearchFiles } from '../steps/read-search-files.ts';
import { readSources } from '../steps/read-sources.ts';
import type { Sources } from '../steps/read-sources.ts';
import { compileStepOf, modulesOf } from '../survey-site.ts';
import type { SurveyTools } from '../survey-site.ts';
import type { BehindWork } from './compile-behind.ts';
import { editPages } from './edit-pages.ts';
import { glimpseSite, routeAt } from './glimpse-site.ts';
import { createLiveBundle } from './live-bundle.ts';
import { createLiveIndex } from './live-index.ts';
import type { LiveInputs, LiveSite } from './live-site.ts';
import { makeInputsKey, makeLiveSite } from './live-site.ts';
import { createLookTools } from './look-tools.ts';
import type { Beginning, LookTools } from './look-tools.ts';
import { createPageCache } from './page-cache.ts';
import type { SiteState } from './site-state.ts';
import type { LiveMemory } from './survey-live.ts';
import { surveyLive } from './survey-live.ts';
import { trailTo } from './trail-to.ts';
import { watchedPaths } from './watched-paths.ts';

/** The ways to look at the sources, each of which brings the state of the site up to date. One at a time. */
export interface Looks {
  /** At all that a page at `address` is drawn from, and not at the rest of the site. */
  glimpse(address: string): Promise<void>;
  /** At what has changed, absolute `paths`: the edited pages alone where that is enough; `thorough`: at the whole site. */
  renew(paths: readonly string[], care: 'thorough' | undefined): Promise<void>;
  /** At the article of `page` in full, where it is only known at a glance. */
  know(page: GraphPage): Promise<void>;
  readonly tools: LookTools;
}

/** What looks are made with. */
export interface LookOptions {
  readonly host: Host;
  /** That of the host, which remembers the states of files until it is told to forget them. */
  readonly disk: FileSystem;
  readonly project: Project;
  readonly jobs: number | undefined;
  readonly state: SiteState;
  readonly behind: BehindWork;
  /** More could be shown by another look. */
  onNews(): void;
}

/** What a survey is made of. */
type Gathered = Omit<LiveInputs, 'bundle' | 'survey'>;

/** Looks at a site that was never looked at. */
export function createLooks({ host, disk, project, jobs, state, behind, onNews }: LookOptions): Looks {
  const bundles = createLiveBundle();
  const remembered: LiveMemory = { compiled: undefined, good: new Map(), glances: new Map() };
  const tools = createLookTools({
    host,
    disk,
    project,
    jobs,
    onAnew() {
      remembered.compiled = undefined;
      // What is shown reads its pages from the cache too.
      state.doubt();
    },
    onOtherThreads: behind.drop,
  });
  const lasting = { cache: createPageCache(100), index: createLiveIndex(tools.workforce), assets: new Map() };

  async function begin(): Promise<Beginning | undefined> {
    const { value, diagnostics } = await tools.begin({ stats: state.live?.tools.stats, isBusy: behind.isBusy });
    if (value === undefined) state.blame(diagnostics);
    return value;
  }

  /** All that a survey needs of the site whose folders hold `sources`. */
  function gather({ run: { config, ...run }, found, ...begun }: Beginning, sources: Sources, git: GitState): Gathered {
    const searchFiles = readSearchFiles(disk, project.root, config);
    return {
      run: { ...run, config: measureLogos(disk, project.root, sources, config) },
      tools: { ...begun, sources, git },
      searchFiles: searchFiles.value,
      found: [...found, ...searchFiles.diagnostics, ...sources.diagnostics],
    };
  }

  async function look(): Promise<void> {
    const begun = await begin();
    if (begun === undefined) return;
    const { config } = begun.run;
    const sources = await readSources({ ...begun.run, disk, root: project.root, stats: begun.stats });
    const git = config.lastUpdate.time || config.lastUpdate.author ? await readGitState(project.root) : noGit;
    const gathered = gather(begun, sources, git);
    const { live } = state;
    if (live === undefined || !state.isJudged || state.view.extent !== 'whole' || !(await isAsBefore(live, gathered))) return survey(gathered);
    state.keep({ ...live, tools: { ...live.tools, stats: gathered.tools.stats } });
    if (state.isEdited) await judgeAgain(gathered, live);
  }

  /** Whether the site is made of what `before` is made of, so that it need not be looked at. */
  async function isAsBefore(before: LiveSite, now: Gathered): Promise<boolean> {
    const { value, diagnostics } = await bundleFor(now.run, now.tools);
    return value !== undefined && diagnostics.length === 0 && before.survey.isWhole && makeInputsKey(before) === makeInputsKey({ ...now, bundle: value, survey: before.survey });
  }

  /** Tells what the edits of single pages have changed of what is found in the whole site; nobody has waited for that. */
  async function judgeAgain({ run, tools: used, found }: Gathered, { diagnostics: preparing }: LiveSite): Promise<void> {
    const { diagnostics: surveying } = await surveyLive(run, used, remembered);
    state.judge(await complete(run, used, [...found, ...surveying, ...preparing]));
  }

  async function complete(run: BuildRun, { sources }: SurveyTools, found: readonly Diagnostic[]): Promise<readonly Diagnostic[]> {
    const placed = await placeInOrigins(host.disk, project.root, sources.files, placeInConfig(found, run.configFile));
    return completeDiagnostics(host.disk, project.root, placed);
  }

  function bundleFor(run: BuildRun, { sources, stats }: SurveyTools): ReturnType<typeof bundles.of> {
    return bundles.of({ ...run, disk, root: project.root, stats, toolId, modules: modulesOf(sources) });
  }

  async function survey({ run, tools: used, searchFiles, found }: Gathered): Promise<void> {
    const { store } = run;
    const bundling = bundleFor(run, used);
    const surveyed = await surveyLive(run, used, remembered);
    const bundle = await bundling;
    const live = bundle.value === undefined ? state.live : await makeLiveSite(run, used, surveyed, { ...lasting, bundle: bundle.value, searchFiles, found });
    if (bundle.value !== undefined && live !== undefined) store.sweep([live.bundle.rendererPath, live.prepared.contexts.path, bundlesOf(store, toolId)]);
    const { missing } = surveyed;
    state.survey(live, {
      diagnostics: await complete(run, used, [...found, ...surveyed.diagnostics, ...bundle.diagnostics, ...(live?.diagnostics ?? [])]),
      isJudged: live !== undefined && bundle.diagnostics.length === 0,
      isEarlier: live !== undefined && bundle.diagnostics.some(({ severity }) => severity === 'error'),
      extent: surveyed.isWhole ? 'whole' : 'glance',
      watched: watchedPaths({ run, tools: used }),
    });
    if (missing.length > 0) return behind.begin(() => compileArticles(compileStepOf(run, used), missing));
    // What was seen in haste is told as it is by the next update.
    if (tools.isHasty) return onNews();
    store.commit();
    store.writeRecord('stats', used.stats.rows());
    remembered.glances.clear();
    used.workforce.rest();
  }

  return {
    tools,
    async glimpse(address) {
      const begun = await begin();
      if (begun === undefined) return;
      const { config } = begun.run;
      const route = routeAt(address.startsWith(config.basePath) ? address.slice(config.basePath.length) : '');
      const sources = await readSources({ ...begun.run, disk, root: project.root, stats: begun.stats }, trailTo(route, config));
      const { run, tools: used, ...read } = gather(begun, sources, noGit);
      const bundle = await bundleFor(run, used);
      if (bundle.value === undefined) return;
      const found = await glimpseSite(run, used, { route, memory: remembered, parts: { ...lasting, ...read, bundle: bundle.value } });
      // What is shown of one page is not given up for nothing.
      if (found.hasPage || state.known === undefined) state.glimpse(found.live, watchedPaths({ run, tools: used }));
    },
    async renew(paths, care) {
      const isAnyWrong = state.view.diagnostics.some(({ at }) => at !== undefined && paths.includes(`${project.root}/${at.file}`));
      // What is wrong with an edited file moves or goes.
      const before = care === undefined && paths.length > 0 && !isAnyWrong ? state.live : undefined;
      const edited = before === undefined ? undefined : await editPages(before, paths, remembered, lasting);
      if (edited === undefined) await look();
      else state.edit(edited);
    },
    async know(page) {
      const { live } = state;
      const source = live?.survey.missing.find(({ path }) => path === page.source);
      if (live === undefined || source === undefined) return;
      const { articles } = await compileArticles({ ...compileStepOf(live.run, live.tools), urgency: 'urgent' }, [source]);
      if (remembered.compiled !== undefined) remembered.compiled = { ...remembered.compiled, articles: new Map([...remembered.compiled.articles, ...articles]) };
      await survey(live);
    },
  };
}
