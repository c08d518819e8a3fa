import { createDeferred } from './deferred.ts';

/** Work that nobody waits for, one piece at a time. */
export interface BackgroundWork {
  /** Starts `work` when somebody has seen a page; nothing while another piece is under way. */
  start(work: () => Promise<unknown>): void;
  /** Somebody sees a page. */
  seen(): void;
  /** What is under way is of no use any more. */
  drop(): void;
}

/** Longer than this nothing waits for the first page to be seen, in milliseconds. */
const longestMs = 1500;

/** No work as yet; `onDone` is told when a piece has come to its end and is still of use. */
export function createBackgroundWork(onDone: () => void): BackgroundWork {
  let current: (() => Promise<unknown>) | undefined;
  const firstSeen = createDeferred();
  return {
    start(work) {
      if (current !== undefined) return;
      current = work;
      void Promise.race([firstSeen.promise, new Promise((done) => setTimeout(done, longestMs).unref())])
        .then(() => (current === work ? work() : undefined))
        .catch(() => undefined)
        .then(() => {
          if (current !== work) return;
          current = undefined;
          onDone();
        });
    },
    seen: firstSeen.resolve,
    drop() {
      current = undefined;
    },
  };
}
