import type { GraphPage, PlacedFinding } from '@helpgen/model';
import type { Host } from '../host/host.ts';
import { nodeHost } from '../host/host.ts';
import { createRememberingDisk } from '../host/remembering-disk.ts';
import { systemFailure } from '../host/system-failure.ts';
import { openProject, relativeTo } from '../project.ts';
import { createChecker } from './check-live.ts';
import { createBehindWork } from './compile-behind.ts';
import { describePage } from './describe-page.ts';
import type { LiveSite } from './live-site.ts';
import type { PageState, SiteView } from './live-view.ts';
import { createLooks } from './look-at-site.ts';
import { createMoment } from './moment.ts';
import { createSiteState } from './site-state.ts';

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
  check(): Promise<readonly PlacedFinding[]>;
  close(): Promise<void>;
}

/** Opens the site of a config file. Nothing is read before the first update; what is wrong is in the view. */
export function openSite({ configPath, jobs, onNews }: OpenOptions, host: Host = nodeHost): OpenSite {
  const project = openProject(configPath);
  const disk = createRememberingDisk(host.disk);
  const state = createSiteState(project.configPath);
  const behind = createBehindWork(onNews);
  const looks = createLooks({ host, disk, project, jobs, state, behind, onNews });
  const checker = createChecker(project, disk);
  const touched = new Set<string>();
  let working: Promise<unknown> = Promise.resolve();
  /** Comes with the end of the first update. */
  const surveyed = createMoment();
  let isSurveyed = false;
  const closed = createMoment();
  let isClosed = false;

  /** One thing at a time: each begins with what the one before has left. */
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = working.then(act);
    working = result.catch(() => undefined);
    return result;
  }

  /** Does `act`; a call of the system that fails is what is wrong. */
  async function orBlame(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const failure = systemFailure(error, (path) => relativeTo(project, path));
      if (failure === undefined) throw error;
      state.blame([failure]);
    }
  }

  async function knownFor(path: string): Promise<LiveSite | undefined> {
    await state.ready;
    const page = state.live?.shown.pageOf(path);
    if (page !== undefined && isMissing(state.live, page)) await inTurn(() => looks.know(page));
    return state.known;
  }

  return {
    view: () => state.view,
    ready: () => state.ready.then(() => state.view),
    async glimpse(address) {
      await inTurn(() => orBlame(async () => (isSurveyed || isClosed ? undefined : looks.glimpse(address))));
      return state.view;
    },
    async surveyed() {
      if (!isSurveyed) onNews();
      await surveyed.happened;
      return state.view;
    },
    invalidate: (paths) => paths.forEach((path) => touched.add(path)),
    update: (care) =>
      inTurn(async () => {
        if (isClosed) return state.view;
        const paths = [...touched];
        touched.clear();
        if (care === 'thorough') disk.forgetAll();
        else paths.forEach(disk.forget);
        looks.tools.countUpdate();
        // What is under way in threads when the site is closed never ends.
        await Promise.race([orBlame(() => looks.renew(paths, care)), closed.happened]);
        isSurveyed = true;
        surveyed.come();
        return state.view;
      }),
    async read(path) {
      const first = await knownFor(path);
      if (first?.shown.isIndex(path) === true) await state.whole;
      const bytes = await state.known?.shown.read(path);
      behind.heed();
      return bytes;
    },
    async describe(path) {
      const known = await knownFor(path);
      return known === undefined ? undefined : describePage(known, path, state.view.diagnostics);
    },
    check: () => checker.check(state.live, state.view),
    async close() {
      isClosed = true;
      behind.close();
      state.close();
      surveyed.come();
      closed.come();
      await looks.tools.closeThreads();
      await Promise.race([working, new Promise((done) => setTimeout(done, 1000).unref())]);
      looks.tools.closeMemory();
    },
  };
}

function isMissing(live: LiveSite | undefined, { source }: GraphPage): boolean {
  return source !== undefined && live?.survey.missing.some(({ path }) => path === source) === true;
}
