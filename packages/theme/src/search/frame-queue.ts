import { layOut } from './short-tasks.ts';

/** How long the browser may take to draw a frame before less is put into the next one, in milliseconds. */
const frameMs = 5;

/** Does what changes the page piece by piece, so that no frame takes long on a slow machine. */
export interface FrameQueue {
  /** Does `job` now, or behind those that wait, in a later frame; never once `signal` says that nobody wants it. */
  add(job: () => void, signal: AbortSignal): void;
  /** Does at once whatever waits. */
  flush(): void;
}

/** A queue that begins with one job a frame, and doubles that as long as frames are drawn in time. */
export function createFrameQueue(): FrameQueue {
  let waiting: { readonly job: () => void; readonly signal: AbortSignal }[] = [];
  let inFrame = 1;
  let isDrawing = false;

  function work(most: number): void {
    for (let done = 0; done < most && waiting.length > 0; ) {
      const next = waiting.shift();
      if (next === undefined || next.signal.aborted) continue;
      next.job();
      done += 1;
    }
  }

  function workByFrames(): void {
    isDrawing = true;
    work(inFrame);
    layOut();
    requestAnimationFrame(() => {
      const startMs = performance.now();
      // Behind the drawing of this frame.
      setTimeout(() => {
        isDrawing = false;
        inFrame = performance.now() - startMs > frameMs ? 1 : inFrame * 2;
        waiting = waiting.filter(({ signal }) => !signal.aborted);
        if (waiting.length > 0) workByFrames();
        else inFrame = 1;
      });
    });
  }

  return {
    add(job, signal) {
      waiting.push({ job, signal });
      if (!isDrawing) workByFrames();
    },
    flush: () => work(Infinity),
  };
}
