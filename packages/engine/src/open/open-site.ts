import { join } from 'node:path';
import type { Host } from '@helpgen/disk';
import { createRememberingDisk, nodeHost } from '@helpgen/disk';
import type { Diagnostic, PlacedFinding, PreviewPage } from '@helpgen/model';
import { findingsOf } from '../finding.ts';
import { openProject } from '../project.ts';
import { createChecker } from './check-live.ts';
import { createDeferred } from './deferred.ts';
import { catchLateErrors } from './draw-page.ts';
import { createLiveBuild } from './live-build.ts';
import type { LiveSite } from './live-site.ts';
import { createSiteState, type SiteView } from './site-state.ts';

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
  /** Somebody waits for the page at `address`, decoded and with the base path: the first update compiles it before others. */
  ask(address: string): void;
  /** Forgets the state of files and folders, absolute: the next update looks at them again. */
  invalidate(paths: readonly string[]): void;
  /** Brings the view up to date with what was invalidated; `thorough`: with all that is on the disk. */
  update(care?: 'thorough'): Promise<SiteView>;
  /** The bytes of a file as a build would write it to `path`; `undefined`: there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** What a preview tells of the page whose document is at `path`. */
  describe(path: string): Promise<PageState | undefined>;
  /** All that a check says of the site as it is shown now, as far as that is known. */
  check(): Promise<readonly PlacedFinding[]>;
  close(): Promise<void>;
}

/** A page as it is shown now. */
export interface PageState extends PreviewPage {
  /** Whether its text is shown as it last was without errors. */
  readonly isEarlier: boolean;
  /** Those with a place in the page's source or in what it includes. */
  readonly findings: readonly Diagnostic[];
}

/** Opens the site of a config file. Nothing is read before the first update; what is wrong is in the view. */
export function openSite({ configPath, jobs, onNews }: OpenOptions, host: Host = nodeHost): OpenSite {
  const project = openProject(configPath);
  const disk = createRememberingDisk(host.disk);
  const state = createSiteState(project.configPath);
  const build = createLiveBuild({ host: { ...host, disk }, project, jobs, state, onNews });
  const check = createChecker(project, disk);
  const touched = new Set<string>();
  let working: Promise<unknown> = Promise.resolve();
  const closed = createDeferred();
  const stopCatching = catchLateErrors();
  let isClosed = false;

  /** One thing at a time: each begins with what the one before has left. */
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = working.then(act);
    working = result.catch(() => undefined);
    return result;
  }

  /** Does `act`; a call of the system that fails is what is wrong. */
  async function orFail(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      state.fail(findingsOf(error, project));
    }
  }

  async function knownFor(path: string): Promise<LiveSite | undefined> {
    await state.ready;
    const source = state.live?.shown.pageOf(path)?.source;
    if (state.live?.analysed.missing.some((missing) => missing.path === source) === true) await inTurn(() => build.compileSource(source));
    return state.live;
  }

  return {
    view: () => state.view,
    ready: () => state.ready.then(() => state.view),
    ask: build.ask,
    invalidate: (paths) => paths.forEach((path) => touched.add(path)),
    update: (care) =>
      inTurn(async () => {
        if (isClosed) return state.view;
        const paths = [...touched];
        touched.clear();
        if (care === 'thorough') disk.forgetAll();
        else paths.forEach(disk.forget);
        // What is under way in threads when the site is closed never ends.
        await Promise.race([orFail(() => build.update(paths, care)), closed.promise]);
        return state.view;
      }),
    async read(path) {
      const first = await knownFor(path);
      if (first?.shown.isIndex(path) === true) await state.whole;
      const bytes = await state.live?.shown.read(path);
      if (first?.shown.pageOf(path) !== undefined) build.seen();
      return bytes;
    },
    async describe(path) {
      const known = await knownFor(path);
      return known === undefined ? undefined : describePage(known, path, state.view.diagnostics);
    },
    check: () => check(state.live, state.view),
    async close() {
      isClosed = true;
      stopCatching();
      state.close();
      closed.resolve();
      await build.close(working);
    },
  };
}

/** What a preview tells of the page whose document is at `path`; `undefined` when there is none. */
function describePage({ inputs: { run }, analysed, shown }: LiveSite, path: string, diagnostics: readonly Diagnostic[]): PageState | undefined {
  const page = shown.pageAt(path);
  // What is shown at an address where nothing is stands for no page.
  if (page === undefined || page.kind === 'not-found') return undefined;
  const { source } = page;
  const article = source === undefined ? undefined : analysed.articles.get(source);
  const outline = article?.outline;
  const own = new Set([source, ...(outline?.includes ?? []).map((include) => include.path)]);
  const modified = source === undefined ? undefined : run.host.disk.stat(join(run.project.root, source))?.modified;
  return {
    route: page.route,
    digest: shown.digestOf(page),
    source,
    words: outline?.wordCount ?? 0,
    changedAt: modified === undefined ? '' : new Date(Number(BigInt(modified) / 1_000_000n)).toISOString(),
    isEarlier: source !== undefined && article !== analysed.compiled.articles.get(source),
    findings: [...diagnostics.filter(({ at }) => at !== undefined && own.has(at.file)), ...shown.findingsOf(page)],
  };
}
