/** What the loop drives. */
export interface RebuildWork {
  /** Looks at the site again: at `paths`, or `thorough`ly at everything. */
  update(paths: readonly string[], care?: 'thorough'): Promise<void>;
  /** An update that failed for a reason that is nobody's mistake but ours. */
  onError(error: unknown): void;
}

/** Turns changes of files into updates, one at a time. */
export interface RebuildLoop {
  /** Something happened to `path`; without one: to something. */
  change(path?: string): void;
  /** Looks at everything when there is nothing else to do: an event may have been lost. */
  check(): void;
  /** Ends the loop; resolves when nothing runs any more. */
  close(): Promise<void>;
}

/** Times in milliseconds; see the drawing. */
export interface LoopTimes {
  readonly quietMs: number;
  readonly longestMs: number;
  readonly restMs: number;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'settling'; readonly timer: NodeJS.Timeout; readonly sinceMs: number }
  | { readonly kind: 'building' }
  | { readonly kind: 'building-again' }
  | { readonly kind: 'resting'; readonly timer: NodeJS.Timeout }
  | { readonly kind: 'closed' };

const standard: LoopTimes = { quietMs: 12, longestMs: 120, restMs: 700 };

/**
 * The loop, idle at first:
 *
 *     idle ──change──► settling ──quiet for a moment──► building ──done──► resting ──nothing more──► building, thoroughly ──► idle
 *                        ▲  ▲                              │                  │
 *                        │  └────────────change────────────┼──────────────────┘
 *                        │                               change
 *                        │                                 ▼
 *                        └──────────────done──────── building-again
 *     any ──close──► closed
 *
 * A file that is saved without end is built all the same, after `longestMs`. The thorough look finds what the system
 * did not tell: a lost event costs time, and is never a wrong page.
 */
export function createRebuildLoop(work: RebuildWork, times: LoopTimes = standard): RebuildLoop {
  const paths = new Set<string>();
  let state: State = { kind: 'idle' };
  let running: Promise<void> = Promise.resolve();

  function settle(sinceMs: number): void {
    if (state.kind === 'settling' || state.kind === 'resting') clearTimeout(state.timer);
    const waitMs = Math.max(0, Math.min(times.quietMs, sinceMs + times.longestMs - performance.now()));
    state = { kind: 'settling', sinceMs, timer: setTimeout(() => build(), waitMs) };
  }

  function build(care?: 'thorough'): void {
    const changed = [...paths];
    paths.clear();
    state = { kind: 'building' };
    running = work.update(changed, care).catch(work.onError).then(() => {
      if (state.kind === 'building-again') settle(performance.now());
      else if (state.kind === 'building')
        state = care === 'thorough' ? { kind: 'idle' } : { kind: 'resting', timer: setTimeout(() => build('thorough'), times.restMs) };
    });
  }

  return {
    change(path) {
      if (state.kind === 'closed') return;
      if (path !== undefined) paths.add(path);
      if (state.kind === 'building') state = { kind: 'building-again' };
      else if (state.kind !== 'building-again') settle(state.kind === 'settling' ? state.sinceMs : performance.now());
    },
    check() {
      if (state.kind === 'idle') build('thorough');
    },
    async close() {
      if (state.kind === 'settling' || state.kind === 'resting') clearTimeout(state.timer);
      state = { kind: 'closed' };
      await running;
    },
  };
}
