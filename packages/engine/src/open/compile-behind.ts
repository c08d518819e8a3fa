import { createMoment } from './moment.ts';

/** Work that goes on while the site is shown already, one piece at a time. */
export interface BehindWork {
  readonly isBusy: boolean;
  /** Begins `work` once the first page was asked for, but does not wait for that long; nothing when another piece is under way. */
  begin(work: () => Promise<unknown>): void;
  /** A page was asked for. */
  heed(): void;
  /** What is under way is of no use any more. */
  drop(): void;
  /** Nothing is begun any more. */
  close(): void;
}

/** Longer than this the rest of a site does not wait for the first page to be asked for. */
const firstPageMs = 1500;

/** No work as yet; `onDone` is told when a piece has come to its end and is still of use. */
export function createBehindWork(onDone: () => void): BehindWork {
  let current: (() => Promise<unknown>) | undefined;
  let isClosed = false;
  const asked = createMoment();
  return {
    get isBusy() {
      return current !== undefined;
    },
    begin(work) {
      if (current !== undefined || isClosed) return;
      current = work;
      void Promise.race([asked.happened, new Promise((done) => setTimeout(done, firstPageMs).unref())])
        .then(() => (current === work ? work() : undefined))
        .catch(() => undefined)
        .then(() => {
          if (current !== work) return;
          current = undefined;
          onDone();
        });
    },
    heed: asked.come,
    drop() {
      current = undefined;
    },
    close() {
      isClosed = true;
      current = undefined;
      asked.come();
    },
  };
}
