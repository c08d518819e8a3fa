import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createFrameQueue } from './frame-queue.ts';

/** How long the browser draws each frame, in milliseconds. */
let drawingMs = 0;
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  Object.assign(globalThis, { requestAnimationFrame: (act: FrameRequestCallback) => frames.push(act) });
});
afterEach(() => void jest.useRealTimers());

function drawFrame(): void {
  for (const act of frames.splice(0)) act(0);
  jest.advanceTimersByTime(0);
}

/** How many of `count` jobs are done at once and by each frame after that. */
function countByFrame(count: number): readonly number[] {
  jest.spyOn(performance, 'now').mockImplementation((() => {
    let now = 0;
    return () => (now += drawingMs);
  })());
  const queue = createFrameQueue();
  let done = 0;
  for (let job = 0; job < count; job += 1) queue.add(() => (done += 1), new AbortController().signal);
  const counts: number[] = [];
  for (let before = -1; done > before; drawFrame()) {
    counts.push(done - Math.max(before, 0));
    before = done;
  }
  return counts;
}

test('a job is done at once, and the others as many a frame as frames are drawn in time', () => {
  drawingMs = 2;
  expect(countByFrame(9)).toEqual([1, 2, 4, 2]);
});

test('where a frame takes long, one job is done in each', () => {
  drawingMs = 12;
  expect(countByFrame(4)).toEqual([1, 1, 1, 1]);
});

test('what nobody wants any more is not done, and keeps nothing else from its frame; what waits can be done at once', () => {
  const queue = createFrameQueue();
  const [old, now] = [new AbortController(), new AbortController()];
  const done: string[] = [];
  for (const name of ['old 1', 'old 2', 'old 3']) queue.add(() => done.push(name), old.signal);
  old.abort();
  for (const name of ['new 1', 'new 2', 'new 3']) queue.add(() => done.push(name), now.signal);
  expect(done).toEqual(['old 1']);
  drawFrame();
  expect(done.slice(0, 2)).toEqual(['old 1', 'new 1']);
  queue.flush();
  expect(done).toEqual(['old 1', 'new 1', 'new 2', 'new 3']);
});
