import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import type { OpenSite, SiteView } from '@helpgen/engine';
import type { Wordings } from '@helpgen/model';
import { writeFailure } from '../report/write-failure.ts';
import { writeFindings } from '../report/write-findings.ts';
import { createStyle } from '../report/style.ts';
import { createSiteServer } from '../serve/create-site-server.ts';
import type { OwnAnswer, SiteServerOptions } from '../serve/create-site-server.ts';
import { listen } from '../serve/listen.ts';
import { commonOptions, ended } from '../serve/run-serve.ts';
import type { ServeFlags } from '../serve/run-serve.ts';
import { sendText } from '../serve/send-file.ts';
import { writeAddress } from '../serve/write-address.ts';
import { resolveConfigPath } from '../config-path.ts';
import { exitCodes } from '../session.ts';
import type { Engine, Session } from '../session.ts';
import { languageOf, speak, wordingsIn } from '../speak.ts';
import { createStateAnswer } from './answer-state.ts';
import { createFixAnswer, createRedirectAnswer } from './apply-fix.ts';
import { createRebuildLoop } from './create-rebuild-loop.ts';
import type { RebuildLoop } from './create-rebuild-loop.ts';
import { createLiveEvents } from './live-events.ts';
import type { LiveEvents } from './live-events.ts';
import { createMoveFollower } from './follow-moves.ts';
import { createLiveHolder } from './live-holder.ts';
import { createEditorAnswer } from './open-editor.ts';
import { clientPath, eventsPath, fixPath, openPath, redirectPath, statePath } from './preview-paths.ts';
import { watchFiles } from './watch-files.ts';
import type { FileWatch } from './watch-files.ts';

/** How often the whole site is looked at while somebody looks on; an event of the system may have been lost. */
const checkMs = 20_000;
/** The files are watched so long after the first look at the whole site; what happened until then is found by another. */
const watchAfterMs = 200;
/** Percent by which the heap may grow before it is looked through: each save leaves something behind, and a day has thousands. */
const heapGrowth = 50;
/** How often at most it is looked at because somebody asks for a page. */
const askedMs = 3000;

/** Serves the site as it is being written until the session is interrupted, which is the usual end and so counts as fine. */
export async function runWatch(plain: Session, flags: ServeFlags): Promise<number> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
  const configPath = await resolveConfigPath(plain.streams.cwd, flags.config);
  const session = { ...plain, streams: await speak(plain, configPath, flags.lang) };
  const { streams, program } = session;
  const root = dirname(configPath);
  let site: OpenSite | undefined;
  let watching: { readonly loop: RebuildLoop; readonly files: FileWatch; readonly events: LiveEvents } | undefined;
  try {
    const engine = await session.loadEngine();
    const common = await commonOptions(session, flags, configPath);
    const token = randomBytes(18).toString('base64url');
    const events = createLiveEvents(token);
    const opened = (site = await engine.openSite({ configPath, onNews: () => loop.change() }));
    const teller = createTeller(session, flags, root);
    const loop = createRebuildLoop({
      async update(paths, care) {
        const startMs = performance.now();
        const before = opened.view();
        opened.invalidate(paths);
        const view = await opened.update(care);
        if (!isSame(before, view)) events.tell({ version: view.version });
        teller.tell(view, paths, performance.now() - startMs);
        files.follow(view.watched);
        // To watch a large site is work for the system, and nobody waits for it.
        setTimeout(files.start, watchAfterMs).unref();
      },
      onError: (error) => void writeFailure(streams, { error, program, json: false, siteFolder: root }),
    });
    const files = watchFiles(root, [configPath], {
      onChange: (path) => loop.change(path),
      onReady: () => loop.check(),
      onRefused: (reason) =>
        teller.warn(
          `Files cannot be watched: ${reason}\nOn Linux, \`sysctl fs.inotify.max_user_watches=524288\` allows more. ` +
            `Until then changes are found every ${checkMs / 1000} s.`,
        ),
    });
    watching = { loop, files, events };
    let checkedMs = performance.now();
    const onAsked = (path: string): void => {
      if (!path.endsWith('.html') || performance.now() - checkedMs < askedMs) return;
      checkedMs = performance.now();
      loop.check();
    };
    const server = createSiteServer({
      ...common,
      site: createLiveHolder(opened, token, onAsked),
      own: ownAnswers(common, { engine, opened, events, token, session, root, configPath, asked: flags.lang }),
    });
    const listening = await listen(server, flags);
    const checking = setInterval(() => (events.count() > 0 || teller.isPolling() ? loop.check() : undefined), checkMs);
    loop.change();
    const first = await opened.ready();
    if (first.site === undefined && !existsSync(configPath)) {
      // Whoever is in the wrong folder waits for nothing; a config with mistakes is there, and will be mended.
      clearInterval(checking);
      server.close();
      return exitCodes.findings;
    }
    const basePath = first.site?.config.basePath ?? '/';
    await writeAddress(session, {
      ...flags,
      ...listening,
      isSecure: common.tls !== undefined,
      basePath,
      title: `Watching ${relative(streams.cwd, root) || '.'} and showing it at`,
      report: {},
    });
    await ended(server, streams.interrupted);
    clearInterval(checking);
    return exitCodes.fine;
  } catch (error) {
    return writeFailure(streams, { error, program, json: flags.json === true, siteFolder: root });
  } finally {
    watching?.events.close();
    await Promise.all([watching?.files.close(), site?.close()]);
    await watching?.loop.close();
  }
}

/** The thorough look that finds nothing is no news. */
function isSame(before: SiteView, after: SiteView): boolean {
  return before.version === after.version;
}

interface Answering {
  readonly engine: Engine;
  readonly opened: OpenSite;
  readonly events: LiveEvents;
  readonly token: string;
  readonly session: Session;
  readonly root: string;
  readonly configPath: string;
  /** The language of findings that was asked for. */
  readonly asked: string | undefined;
}

function ownAnswers(
  { own }: Pick<SiteServerOptions, 'own'>,
  { engine, opened, events, token, session, root, configPath, asked }: Answering,
): SiteServerOptions['own'] {
  const holder = createLiveHolder(opened, token, () => undefined);
  const { wordings = {} } = session.streams;
  const known = new Map<string, Promise<Wordings>>();
  // The panel speaks as the page does, and so do findings in it, unless their language was asked for.
  const wordingsFor = async (lang: string): Promise<Wordings> => {
    if (asked !== undefined) return wordings;
    const language = languageOf(session.streams, lang === '' ? undefined : lang);
    const found = known.get(language) ?? wordingsIn(language, session, configPath).then((own = {}) => own);
    known.set(language, found);
    return found;
  };
  const moves = createMoveFollower(root);
  const client: OwnAnswer = async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered.');
    }
    const text = await engine.readPreviewClient();
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : text);
  };
  return new Map([
    ...own,
    [clientPath, client],
    [statePath, createStateAnswer(opened, holder, { token, server: randomBytes(6).toString('hex'), wordingsFor, moves })],
    [eventsPath, events.answer],
    [fixPath, createFixAnswer({ token, root, site: opened })],
    [redirectPath, createRedirectAnswer({ token, site: opened, configPath, moves })],
    [openPath, createEditorAnswer({ token, root, env: session.streams.env, site: opened, holder })],
  ]);
}

/** Says in the terminal what is wrong, once, and when nothing is any more. */
function createTeller({ streams }: Session, flags: ServeFlags, root: string) {
  const style = createStyle(streams.stderr, streams.env);
  let told = '[]';
  let isPolling = false;
  return {
    /** Whether the system does not tell of changes. */
    isPolling: (): boolean => isPolling,
    warn(text: string): void {
      if (isPolling) return;
      isPolling = true;
      streams.stderr.write(`${text}\n`);
    },
    tell({ diagnostics, isWhole, site }: SiteView, paths: readonly string[], ms: number): void {
      const text = JSON.stringify(diagnostics);
      // Editors write beside a file first, and then put that in its place: the name of what is gone says nothing.
      const there = paths.filter((path) => existsSync(path));
      const named = there.length > 0 ? there : paths;
      const first = named[0];
      if (first !== undefined && flags.quiet !== true) {
        const more = named.length > 1 ? ` and ${named.length - 1} more` : '';
        streams.stderr.write(style.dim(`${relative(root, first)}${more}, ${Math.round(ms)} ms\n`));
      }
      // While articles are missing, nobody can say what leads nowhere.
      if (text === told || (!isWhole && site !== undefined)) return;
      told = text;
      if (diagnostics.length > 0) writeFindings(streams, diagnostics, root);
      else if (flags.quiet !== true) streams.stderr.write(`${style.green('✔')} Nothing is wrong any more.\n`);
    },
  };
}
