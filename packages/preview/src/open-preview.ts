import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { OpenSite, SiteView } from '@helpgen/engine';
import type { Wordings } from '@helpgen/model';
import type { OwnAnswer, SiteHolder } from '@helpgen/server';
import { answerClient } from './answer-client.ts';
import { createStateAnswer } from './answer-state.ts';
import { createFixAnswer, createRedirectAnswer } from './apply-fix.ts';
import { createRebuildLoop } from './create-rebuild-loop.ts';
import { createMoveFollower } from './follow-moves.ts';
import { createLiveEvents, type LiveEvents } from './live-events.ts';
import { createLiveHolder } from './live-holder.ts';
import { createEditorAnswer } from './open-editor.ts';
import { clientPath, eventsPath, fixPath, openPath, redirectPath, statePath } from './preview-paths.ts';
import { watchFiles } from './watch-files.ts';

/** How often the whole site is looked at while somebody looks on; an event of the system may have been lost. */
const checkMs = 20_000;
/** The files are watched so long after the first look at the whole site; what happened until then is found by another. */
const watchAfterMs = 200;
/** How often at most it is looked at because somebody asks for a page. */
const askedMs = 3000;

/** What a preview is made with, and whom it tells. */
export interface PreviewTools {
  /** Absolute. */
  readonly configPath: string;
  readonly engine: Pick<typeof import('@helpgen/engine'), 'openSite'>;
  readonly env: { readonly [name: string]: string | undefined };
  /** The words of findings on a page in the language `lang`; empty: it names none. */
  wordingsFor(lang: string): Promise<Wordings>;
  /** The site is what `view` has, after a look at `paths` that took `ms`. */
  onUpdate(view: SiteView, paths: readonly string[], ms: number): void;
  /** The system does not tell of changes, for `reason`: they are found every `everyMs`. Called once. */
  onRefused(reason: string, everyMs: number): void;
  onError(error: unknown): void;
}

/** A site as it is being written. */
export interface Preview {
  readonly site: SiteHolder;
  /** What is answered besides its files. */
  readonly own: ReadonlyMap<string, OwnAnswer>;
  /** Begins to look, and resolves when there is something to be shown, or to be told. */
  begin(): Promise<SiteView>;
  close(): Promise<void>;
}

/** Opens the site of `configPath` for a preview. */
export async function openPreview(tools: PreviewTools): Promise<Preview> {
  const { configPath, engine, onUpdate, onRefused, onError } = tools;
  const token = randomBytes(18).toString('base64url');
  const events = createLiveEvents(token);
  const site = await engine.openSite({ configPath, onNews: () => loop.change() });
  const loop = createRebuildLoop({
    async update(paths, care) {
      const startMs = performance.now();
      const before = site.view();
      site.invalidate(paths);
      const view = await site.update(care);
      // The thorough look that finds nothing is no news.
      if (before.version !== view.version) events.tell({ version: view.version });
      onUpdate(view, paths, performance.now() - startMs);
      files.follow(view.watched);
      // To watch a large site is work for the system, and nobody waits for it.
      setTimeout(files.start, watchAfterMs).unref();
    },
    onError,
  });
  let isPolling = false;
  const files = watchFiles(dirname(configPath), [configPath], {
    onChange: (path) => loop.change(path),
    onReady: () => loop.check(),
    onRefused(reason) {
      if (!isPolling) onRefused(reason, checkMs);
      isPolling = true;
    },
  });
  let checkedMs = performance.now();
  const onAsked = (path: string): void => {
    if (!path.endsWith('.html') || performance.now() - checkedMs < askedMs) return;
    checkedMs = performance.now();
    loop.check();
  };
  let checking: ReturnType<typeof setInterval> | undefined;
  return {
    site: createLiveHolder(site, token, onAsked),
    own: ownAnswers(tools, { site, events, token }),
    begin() {
      checking = setInterval(() => (events.count() > 0 || isPolling ? loop.check() : undefined), checkMs);
      loop.change();
      return site.ready();
    },
    async close() {
      clearInterval(checking);
      events.close();
      await Promise.all([files.close(), site.close()]);
      await loop.close();
    },
  };
}

interface Opened {
  readonly site: OpenSite;
  readonly events: LiveEvents;
  readonly token: string;
}

function ownAnswers({ configPath, env, wordingsFor }: PreviewTools, { site, events, token }: Opened): Preview['own'] {
  const root = dirname(configPath);
  const holder = createLiveHolder(site, token, () => undefined);
  const moves = createMoveFollower(root);
  return new Map([
    [clientPath, answerClient],
    [statePath, createStateAnswer(site, holder, { token, server: randomBytes(6).toString('hex'), wordingsFor, moves })],
    [eventsPath, events.answer],
    [fixPath, createFixAnswer({ token, root, site })],
    [redirectPath, createRedirectAnswer({ token, site, configPath, moves })],
    [openPath, createEditorAnswer({ token, root, env, site, holder })],
  ]);
}
