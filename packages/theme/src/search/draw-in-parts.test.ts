import { beforeEach, expect, test } from '@jest/globals';
import { drawInParts } from './draw-in-parts.ts';

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  Object.assign(globalThis, { requestAnimationFrame: (act: FrameRequestCallback) => frames.push(act) });
});

async function drawFrame(): Promise<void> {
  for (const act of frames.splice(0)) act(0);
  await new Promise((done) => setTimeout(done));
}

test('two are drawn at once and two in each frame, in their order', async () => {
  const drawn: number[] = [];
  drawInParts(5, (index) => drawn.push(index), new AbortController().signal);
  const counts = [drawn.length];
  for (let frame = 0; frame < 3; frame += 1) {
    await drawFrame();
    counts.push(drawn.length);
  }
  expect(counts).toEqual([2, 4, 5, 5]);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(frames).toEqual([]);
});

test('what is left can be drawn at once, and is not drawn again', async () => {
  const drawn: number[] = [];
  const drawRest = drawInParts(20, (index) => drawn.push(index), new AbortController().signal);
  drawRest();
  await drawFrame();
  expect(drawn).toHaveLength(20);
});

test('what nobody wants any more is not drawn', async () => {
  const drawing = new AbortController();
  let drawn = 0;
  const drawRest = drawInParts(20, () => (drawn += 1), drawing.signal);
  drawing.abort();
  await drawFrame();
  drawRest();
  expect(drawn).toBe(2);
});
