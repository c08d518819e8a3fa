import { setTimeout as wait } from 'node:timers/promises';
import { createDeferred } from './deferred.ts';

/** So long a browser has the processors to itself for what it loads with the first page and draws, in milliseconds. */
const drawMs = 300;

/** Longer than this nothing waits for the first page to be seen, in milliseconds. */
const longestMs = 1500;

/** Work that nobody waits for, one piece at a time, none as yet; `onDone` is told when a piece has come to its end and is still of use. */
export function createBackgroundWork(onDone: () => void) {
  let current: (() => Promise<unknown>) | undefined;
  const firstSeen = createDeferred();
  return {
    /** Starts `work` when somebody has seen a page; nothing while another piece is under way. */
    start(work: () => Promise<unknown>): void {
      if (current !== undefined) return;
      current = work;
      const seen = firstSeen.promise.then(() => wait(drawMs, undefined, { ref: false }));
      void Promise.race([seen, wait(longestMs, undefined, { ref: false })])
        .then(() => (current === work ? work() : undefined))
        .catch(() => undefined)
        .then(() => {
          if (current !== work) return;
          current = undefined;
          onDone();
        });
    },
    /** Somebody sees a page. */
    seen: firstSeen.resolve,
    /** What is under way is of no use any more. */
    drop(): void {
      current = undefined;
    },
  };
}
