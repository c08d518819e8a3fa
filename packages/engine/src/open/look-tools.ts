import { canonicalJson, contentOptionsOf } from '@helpgen/model';
import type { Checked, Diagnostic } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import { createHastyIndex, createStatIndex } from '../cache/stat-index.ts';
import type { StatIndex } from '../cache/stat-index.ts';
import { completeDiagnostics } from '../complete-diagnostics.ts';
import type { FileSystem } from '../host/file-system.ts';
import type { Host } from '../host/host.ts';
import { createStepTimer } from '../make-report.ts';
import { openMemory } from '../open-memory.ts';
import type { Memory } from '../open-memory.ts';
import { loadPresets } from '../presets/load-presets.ts';
import { placesOf } from '../output/output-folder.ts';
import type { Project } from '../project.ts';
import { cleanFrameHtml } from '../steps/clean-frame-html.ts';
import { placeInConfig, readConfig } from '../steps/read-config.ts';
import type { SurveyTools } from '../survey-site.ts';
import { createWorkforce } from '../workers/workforce.ts';
import type { Workforce } from '../workers/workforce.ts';

/** What a look at the site begins with. */
export interface Beginning extends Omit<SurveyTools, 'sources' | 'git'> {
  readonly run: BuildRun;
  readonly found: readonly Diagnostic[];
}

/** The config, the cache, the threads and the states of files, as each look finds them and leaves them to the next. */
export interface LookTools {
  /**
   * What a look begins with; without a config to go by nothing, and the reason. `stats`: the states of files as the last
   * look left them. While work goes on behind (`isBusy`) files are looked at as hastily as before.
   */
  begin(earlier: { readonly stats: StatIndex | undefined; readonly isBusy: boolean }): Promise<Checked<Beginning | undefined>>;
  /** Whether the last look went by what the files hold, and not by their states, which it is to tell later. */
  readonly isHasty: boolean;
  /** The threads; an error before the first look. */
  workforce(): Workforce;
  /** After many of these the cache on the disk is looked through. */
  countUpdate(): void;
  closeThreads(): Promise<void>;
  closeMemory(): void;
}

/** What the tools are made with. */
export interface LookToolOptions {
  readonly host: Host;
  /** That of the host, which remembers the states of files until it is told to forget them. */
  readonly disk: FileSystem;
  readonly project: Project;
  readonly jobs: number | undefined;
  /** The cache was opened anew: what was read from it must be read again. */
  onAnew(): void;
  /** Other threads than before: what the others were working at never ends. */
  onOtherThreads(): void;
}

/** After this many updates the cache on the disk is looked through for what is not needed any more. */
const updatesBeforeSweep = 500;

/** Tools of which none is in use as yet. */
export function createLookTools({ host, disk, project, jobs, onAnew, onOtherThreads }: LookToolOptions): LookTools {
  let memory: Memory | undefined;
  let crew: { readonly key: string; readonly workforce: Workforce } | undefined;
  let isHasty = false;
  let updates = 0;

  function openAnew(): Memory {
    memory?.close();
    updates = 0;
    onAnew();
    return openMemory(host, project, { isCheck: false, isKept: true });
  }

  async function workforceFor({ config, presets }: BuildRun, contentOptions: SurveyTools['contentOptions']): Promise<Workforce> {
    const searchLanguages = config.search?.languages ?? [];
    const key = canonicalJson([contentOptions, searchLanguages, presets.digest]);
    if (crew?.key !== key) {
      await crew?.workforce.close();
      onOtherThreads();
      crew = { key, workforce: createWorkforce(host.disk, { root: project.root, contentOptions, searchLanguages, presets: presets.places }, jobs) };
      // It starts while the folders are read.
      crew.workforce.prepare();
    }
    return crew.workforce;
  }

  return {
    async begin({ stats: earlier, isBusy }) {
      const { value: read, diagnostics: found } = readConfig(host.disk, project);
      const { file: configFile } = read;
      const config = read.config === undefined ? undefined : await cleanFrameHtml(read.config);
      if (config === undefined || configFile === undefined) return { value: undefined, diagnostics: completeDiagnostics(host.disk, project.root, found) };
      const { value: presets, diagnostics: presetFindings } = await loadPresets(disk, project.root, config);
      if (presetFindings.length > 0) {
        return { value: undefined, diagnostics: completeDiagnostics(host.disk, project.root, [...found, ...placeInConfig(presetFindings, configFile)]) };
      }
      if (memory === undefined || updates > updatesBeforeSweep) memory = openAnew();
      const { store, diagnostics } = memory;
      const run: BuildRun = { host: { ...host, disk }, project, options: { configPath: project.configPath }, timer: createStepTimer(host, () => {}), config, configFile, presets, places: placesOf(project, config.outDir), store };
      const contentOptions = Object.fromEntries(config.locales.list.map(({ code }) => [code, contentOptionsOf(config, code)]));
      const workforce = await workforceFor(run, contentOptions);
      const rows = earlier === undefined || isHasty ? store.readRecord('stats') : earlier.rows();
      // Without a cache all is to be compiled anyway: what the files hold is not asked before somebody has seen a page.
      if (!isBusy) isHasty = earlier === undefined && rows === undefined;
      const stats = isHasty ? createHastyIndex(disk) : createStatIndex(disk, rows, () => BigInt(host.now().getTime()) * 1_000_000n);
      return { value: { run, stats, workforce, contentOptions, found: [...found, ...diagnostics] }, diagnostics: [] };
    },
    get isHasty() {
      return isHasty;
    },
    workforce() {
      if (crew === undefined) throw new Error('nothing was surveyed yet');
      return crew.workforce;
    },
    countUpdate() {
      updates += 1;
    },
    async closeThreads() {
      await crew?.workforce.close();
    },
    closeMemory() {
      memory?.store.commit();
      memory?.close();
    },
  };
}
