import { canonicalJson, contentOptionsOf } from '@helpgen/model';
import type { Diagnostic, GraphPage } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import { createHastyIndex, createStatIndex } from '../cache/stat-index.ts';
import { completeDiagnostics } from '../complete-diagnostics.ts';
import type { Host } from '../host/host.ts';
import { nodeHost } from '../host/host.ts';
import { createRememberingDisk } from '../host/remembering-disk.ts';
import { systemFailure } from '../host/system-failure.ts';
import { createStepTimer } from '../make-report.ts';
import { openMemory } from '../open-memory.ts';
import type { Memory } from '../open-memory.ts';
import { placesOf } from '../output/output-folder.ts';
import { openProject, relativeTo } from '../project.ts';
import { bundlesOf } from '../steps/bundle-theme.ts';
import { cleanFrameHtml } from '../steps/clean-frame-html.ts';
import { compileArticles } from '../steps/compile-articles.ts';
import { measureLogos } from '../steps/measure-logos.ts';
import { placeInConfig, readConfig } from '../steps/read-config.ts';
import { noGit, readGitState } from '../steps/read-last-updates.ts';
import type { GitState } from '../steps/read-last-updates.ts';
import { readSearchFiles } from '../steps/read-search-files.ts';
import type { Source, Sources } from '../steps/read-sources.ts';
import { readSources } from '../steps/read-sources.ts';
import { compileStepOf, modulesOf } from '../survey-site.ts';
import type { SurveyTools } from '../survey-site.ts';
import { toolId } from '../cache/tool-id.ts';
import type { Workforce } from '../workers/workforce.ts';
import { createWorkforce } from '../workers/workforce.ts';
import { askLive, placeFindings } from './check-live.ts';
import { describePage } from './describe-page.ts';
import { editPages } from './edit-pages.ts';
import { glimpseSite, routeAt } from './glimpse-site.ts';
import { createLiveBundle } from './live-bundle.ts';
import { createLiveIndex } from './live-index.ts';
import type { LiveInputs, LiveSite } from './live-site.ts';
import { makeInputsKey, makeLiveSite } from './live-site.ts';
import type { PageState, SiteFinding, SiteView } from './live-view.ts';
import { createMoment } from './moment.ts';
import { createPageCache } from './page-cache.ts';
import type { LiveMemory } from './survey-live.ts';
import { surveyLive } from './survey-live.ts';
import { trailTo } from './trail-to.ts';
import { watchedPaths } from './watched-paths.ts';

/** What a site is opened with. */
export interface OpenOptions {
  /** Absolute path of the config file; its folder is the site's root. */
  readonly configPath: string;
  /** Threads, as for a build. */
  readonly jobs?: number;
  /** Told when more of the site could be shown by an {@link OpenSite.update}. */
  readonly onNews: () => void;
}

/** A site that is being written: the steps of a build with their memory kept, and pages rendered when they are asked for. */
export interface OpenSite {
  /** What is shown now. */
  view(): SiteView;
  /** The same as soon as there is anything to show, which the first update brings. */
  ready(): Promise<SiteView>;
  /**
   * Looks for the page at `address`, decoded and with the base path, before anything else of the site: what can be told
   * without the rest is shown. Nothing happens once the site was surveyed.
   */
  glimpse(address: string): Promise<SiteView>;
  /** What is shown as soon as the whole site was looked at, which is asked for. */
  surveyed(): Promise<SiteView>;
  /** Forgets the state of files and folders, absolute: the next update looks at them again. */
  invalidate(paths: readonly string[]): void;
  /** Brings the view up to date with what was invalidated; `thorough`: with all that is on the disk. */
  update(care?: 'thorough'): Promise<SiteView>;
  /** The bytes of a file as a build would write it to `path`; `undefined`: there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** What a preview tells of the page whose document is at `path`. */
  describe(path: string): Promise<PageState | undefined>;
  /** All that a check says of the site as it is shown now, as far as that is known. */
  check(): Promise<readonly SiteFinding[]>;
  close(): Promise<void>;
}

/** What a look begins with. */
interface Beginning extends Omit<SurveyTools, 'sources' | 'git'> {
  readonly run: BuildRun;
  readonly found: readonly Diagnostic[];
}

/** What a survey is made of. */
type Gathered = Omit<LiveInputs, 'bundle' | 'survey'>;

/** Longer than this the rest of a site does not wait for the first page to be asked for. */
const firstPageMs = 1500;
/** After this many updates the memory on the disk is looked through for what is not needed any more. */
const updatesBeforeSweep = 500;

/** Opens the site of a config file. Nothing is read before the first update; what is wrong is in the view. */
export function openSite(options: OpenOptions, host: Host = nodeHost): OpenSite {
  const project = openProject(options.configPath);
  const disk = createRememberingDisk(host.disk);
  const bundles = createLiveBundle();
  const remembered: LiveMemory = { compiled: undefined, good: new Map(), glances: new Map() };
  const lasting = { cache: createPageCache(100), index: createLiveIndex(() => crewOf().workforce), assets: new Map() };
  const touched = new Set<string>();
  let memory: Memory | undefined;
  let crew: { readonly key: string; readonly workforce: Workforce } | undefined;
  let live: LiveSite | undefined;
  /** What is shown before there is a survey. */
  let glimpsed: LiveSite | undefined;
  /** The state that the findings of the view are of; `undefined` while they are of one that cannot be shown. */
  let judged: LiveSite | undefined;
  let view: SiteView = { version: 0, site: undefined, diagnostics: [], isEarlier: false, extent: 'glimpse', watched: [project.configPath] };
  let working: Promise<unknown> = Promise.resolve();
  let questioned: { readonly site: LiveSite['shown']; readonly unanswered: Promise<readonly Diagnostic[]> } | undefined;
  let behind: readonly Source[] | undefined;
  let isHasty = false;
  let isSurveyed = false;
  /** Whether pages were edited since all that is found in the site was. */
  let isEdited = false;
  let updates = 0;
  let isClosed = false;
  const ready = createMoment();
  const seen = createMoment();
  const whole = createMoment();
  const asked = createMoment();
  const closed = createMoment();

  /** One thing at a time: each begins with what the one before has left. */
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = working.then(act);
    working = result.catch(() => undefined);
    return result;
  }

  function crewOf(): NonNullable<typeof crew> {
    if (crew === undefined) throw new Error('nothing was surveyed yet');
    return crew;
  }

  function show(part: Partial<SiteView>): void {
    view = { ...view, ...part, version: view.version + 1 };
    ready.come();
    if (view.extent === 'whole') whole.come();
  }

  /** Tells why nothing else can be shown. */
  function blame(diagnostics: readonly Diagnostic[]): void {
    judged = undefined;
    show({ diagnostics, isEarlier: view.site !== undefined });
  }

  /** Whether something was found in one of `paths`, so that its findings move or go. */
  function isAnyWrong(paths: readonly string[]): boolean {
    return view.diagnostics.some(({ at }) => at !== undefined && paths.includes(`${project.root}/${at.file}`));
  }

  /** What each look begins with; `undefined`, and the reason told, without a config to go by. */
  async function begin(): Promise<Beginning | undefined> {
    const { value: read, diagnostics: found } = readConfig(host.disk, project);
    const { file: configFile } = read;
    const config = read.config === undefined ? undefined : await cleanFrameHtml(read.config);
    if (config === undefined || configFile === undefined) return void blame(completeDiagnostics(host.disk, project.root, found));
    if (memory !== undefined && updates > updatesBeforeSweep) {
      memory.close();
      memory = undefined;
      remembered.compiled = undefined;
      updates = 0;
      // What is shown reads its pages from there: it is to be made anew, though nothing has changed.
      judged = undefined;
    }
    memory ??= openMemory(host, project, { isCheck: false, isKept: true });
    const { store, diagnostics } = memory;
    const ownHost = { ...host, disk };
    const run: BuildRun = { host: ownHost, project, options: { configPath: options.configPath }, timer: createStepTimer(host, () => {}), config, configFile, places: placesOf(project, config.outDir), store };
    const contentOptions = Object.fromEntries(config.locales.list.map(({ code }) => [code, contentOptionsOf(config, code)]));
    const workforce = await workforceFor(run, contentOptions);
    const rows = live === undefined || isHasty ? store.readRecord('stats') : live.tools.stats.rows();
    // Without a memory all is to be compiled anyway: what the files hold is not asked before somebody has seen a page.
    isHasty = behind !== undefined ? isHasty : live === undefined && rows === undefined;
    const stats = isHasty ? createHastyIndex(disk) : createStatIndex(disk, rows, () => BigInt(host.now().getTime()) * 1_000_000n);
    return { run, stats, workforce, contentOptions, found: [...found, ...diagnostics] };
  }

  /** All that a survey needs of the site whose folders hold `sources`. */
  function gather({ run: { config, ...run }, found, ...tools }: Beginning, sources: Sources, git: GitState): Gathered {
    const searchFiles = readSearchFiles(disk, project.root, config);
    return {
      run: { ...run, config: measureLogos(disk, project.root, sources, config) },
      tools: { ...tools, sources, git },
      searchFiles: searchFiles.value,
      found: [...found, ...searchFiles.diagnostics, ...sources.diagnostics],
    };
  }

  async function look(): Promise<void> {
    const begun = await begin();
    if (begun === undefined) return undefined;
    const { config } = begun.run;
    const sources = readSources(disk, project.root, config, begun.stats);
    const git = config.lastUpdate.time || config.lastUpdate.author ? await readGitState(project.root) : noGit;
    const gathered = gather(begun, sources, git);
    const { run, tools } = gathered;
    if (live !== undefined && live === judged && view.extent === 'whole' && (await isAsBefore(live, gathered))) {
      live = judged = { ...live, tools: { ...live.tools, stats: tools.stats } };
      return isEdited ? judgeAgain(gathered, live) : undefined;
    }
    return survey(run, tools, gathered);
  }

  /** Tells what the edits of single pages have changed of what is found in the whole site; nobody has waited for that. */
  async function judgeAgain({ run, tools, found }: Gathered, { diagnostics: preparing }: LiveSite): Promise<void> {
    isEdited = false;
    const { diagnostics: surveying } = await surveyLive(run, tools, remembered);
    const diagnostics = judge(run, [...found, ...surveying, ...preparing]);
    if (view.isEarlier || JSON.stringify(diagnostics) !== JSON.stringify(view.diagnostics)) show({ diagnostics, isEarlier: false });
  }

  function judge(run: BuildRun, found: readonly Diagnostic[]): readonly Diagnostic[] {
    return completeDiagnostics(host.disk, project.root, placeInConfig(found, run.configFile));
  }

  /** Shows what can be told of the page at `address` without the rest of the site. */
  async function glimpse(address: string): Promise<void> {
    const begun = isSurveyed || isClosed ? undefined : await begin();
    if (begun === undefined) return;
    const { config } = begun.run;
    const route = routeAt(address.startsWith(config.basePath) ? address.slice(config.basePath.length) : '');
    const { run, tools, ...read } = gather(begun, readSources(disk, project.root, config, begun.stats, trailTo(route, config)), noGit);
    const bundle = await bundleFor(run, tools);
    if (bundle.value === undefined) return;
    const found = await glimpseSite(run, tools, { route, memory: remembered, parts: { ...lasting, ...read, bundle: bundle.value } });
    // What is shown of one page is not given up for nothing.
    if (glimpsed !== undefined && !found.hasPage) return;
    glimpsed = found.live;
    show({ site: glimpsed.shown, watched: watchedPaths({ run, tools }) });
  }

  /** Whether the site is made of what `before` is made of, so that it need not be looked at. */
  async function isAsBefore(before: LiveSite, now: Gathered): Promise<boolean> {
    const { value, diagnostics } = await bundleFor(now.run, now.tools);
    return value !== undefined && diagnostics.length === 0 && before.survey.isWhole && makeInputsKey(before) === makeInputsKey({ ...now, bundle: value, survey: before.survey });
  }

  function bundleFor(run: BuildRun, { sources, stats }: SurveyTools): ReturnType<typeof bundles.of> {
    return bundles.of({ ...run, disk, root: project.root, stats, toolId, modules: modulesOf(sources) });
  }

  /** Brings the view up to date: by the edited pages alone where that is enough. */
  async function renew(paths: readonly string[], care: 'thorough' | undefined): Promise<void> {
    const before = care === undefined && paths.length > 0 && !isAnyWrong(paths) ? live : undefined;
    const edited = before === undefined ? undefined : await editPages(before, paths, remembered, lasting);
    if (edited === undefined) return look();
    live = judged = edited;
    isEdited = true;
    return show({ site: edited.shown });
  }

  /** Does `act`; a call of the system that fails is what is wrong. */
  async function orBlame(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const failure = systemFailure(error, (path) => relativeTo(project, path));
      if (failure === undefined) throw error;
      blame([failure]);
    }
  }

  async function survey(run: BuildRun, tools: SurveyTools, read: Pick<Gathered, 'found' | 'searchFiles'>): Promise<void> {
    const { store } = run;
    const { stats } = tools;
    const bundling = bundleFor(run, tools);
    const surveyed = await surveyLive(run, tools, remembered);
    const bundle = await bundling;
    if (bundle.value !== undefined) {
      live = await makeLiveSite(run, tools, surveyed, { ...lasting, bundle: bundle.value, searchFiles: read.searchFiles, found: read.found });
      store.sweep([live.bundle.rendererPath, live.prepared.contexts.path, bundlesOf(store, toolId)]);
    }
    const diagnostics = judge(run, [...read.found, ...surveyed.diagnostics, ...bundle.diagnostics, ...(live?.diagnostics ?? [])]);
    isEdited = false;
    const { missing } = surveyed;
    judged = bundle.diagnostics.length === 0 ? live : undefined;
    show({ site: live?.shown, diagnostics, isEarlier: live !== undefined && bundle.diagnostics.some(({ severity }) => severity === 'error'), extent: surveyed.isWhole ? 'whole' : 'glance', watched: watchedPaths({ run, tools }) });
    if (missing.length > 0) return compileBehind(run, tools, missing);
    // What was seen in haste is told as it is by the next update.
    if (isHasty) return options.onNews();
    store.commit();
    store.writeRecord('stats', stats.rows());
    remembered.glances.clear();
    tools.workforce.rest();
  }

  async function workforceFor({ project: { root }, config }: BuildRun, contentOptions: SurveyTools['contentOptions']): Promise<Workforce> {
    const searchLanguages = config.search?.languages ?? [];
    const key = canonicalJson([contentOptions, searchLanguages]);
    if (crew?.key !== key) {
      await crew?.workforce.close();
      behind = undefined;
      crew = { key, workforce: createWorkforce(host.disk, { root, contentOptions, searchLanguages }, options.jobs) };
      // It starts while the folders are read.
      crew.workforce.prepare();
    }
    return crew.workforce;
  }

  /** Compiles what is known at a glance while the site is shown already. */
  function compileBehind(run: BuildRun, tools: SurveyTools, missing: readonly Source[]): void {
    if (behind !== undefined) return;
    behind = missing;
    void Promise.race([asked.happened, new Promise((done) => setTimeout(done, firstPageMs).unref())])
      .then(() => (behind === missing && !isClosed ? compileArticles(compileStepOf(run, tools), missing) : undefined))
      .catch(() => undefined)
      .then(() => {
        if (behind !== missing || isClosed) return;
        behind = undefined;
        options.onNews();
      });
  }

  /** Compiles the article of `page` when it is only known at a glance, and looks at the site with it. */
  async function know(page: GraphPage | undefined): Promise<void> {
    const source = page?.source === undefined ? undefined : live?.survey.missing.find(({ path }) => path === page.source);
    if (source === undefined) return;
    await inTurn(async () => {
      if (live?.survey.missing.includes(source) !== true) return;
      const { articles } = await compileArticles({ ...compileStepOf(live.run, live.tools), urgency: 'urgent' }, [source]);
      if (remembered.compiled !== undefined) remembered.compiled = { ...remembered.compiled, articles: new Map([...remembered.compiled.articles, ...articles]) };
      await survey(live.run, live.tools, live);
    });
  }

  async function settledFor(path: string): Promise<LiveSite | undefined> {
    await ready.happened;
    await know(live?.shown.pageOf(path));
    return live ?? glimpsed;
  }

  return {
    view: () => view,
    ready: () => ready.happened.then(() => view),
    glimpse: (address) => inTurn(() => orBlame(() => glimpse(address))).then(() => view),
    async surveyed() {
      if (!isSurveyed) options.onNews();
      await seen.happened;
      return view;
    },
    invalidate: (paths) => paths.forEach((path) => touched.add(path)),
    update: (care) =>
      inTurn(async () => {
        if (isClosed) return view;
        const paths = [...touched];
        touched.clear();
        if (care === 'thorough') disk.forgetAll();
        else paths.forEach(disk.forget);
        updates += 1;
        // What is under way in threads when the site is closed never ends.
        await Promise.race([orBlame(() => renew(paths, care)), closed.happened]);
        isSurveyed = true;
        seen.come();
        return view;
      }),
    async read(path) {
      const first = await settledFor(path);
      if (first?.shown.isIndex(path) === true) await whole.happened;
      const known = live ?? glimpsed;
      const bytes = await known?.shown.read(path);
      asked.come();
      return bytes;
    },
    async describe(path) {
      const known = await settledFor(path);
      return known === undefined ? undefined : describePage(known, path, view.diagnostics);
    },
    async check() {
      const known = live;
      const { extent, diagnostics } = view;
      if (known === undefined || extent !== 'whole') return placeFindings(known, diagnostics);
      if (questioned?.site !== known.shown) questioned = { site: known.shown, unanswered: askLive(known).catch(() => []) };
      const unanswered = await questioned.unanswered;
      return placeFindings(known, completeDiagnostics(disk, project.root, [...diagnostics, ...unanswered]));
    },
    async close() {
      isClosed = true;
      for (const moment of [ready, seen, asked, whole, closed]) moment.come();
      await crew?.workforce.close();
      await Promise.race([working, new Promise((done) => setTimeout(done, 1000).unref())]);
      memory?.store.commit();
      memory?.close();
    },
  };
}
