import { createDeferred } from './deferred.ts';

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
      void Promise.race([firstSeen.promise, new Promise((done) => setTimeout(done, longestMs).unref())])
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
