import { expect, test } from '@jest/globals';
import { createRebuildLoop, type RebuildLoop } from './create-rebuild-loop.ts';

/** A loop whose updates end when the test says so; waits are of no length unless the test wants one. */
function rig(times: Partial<{ quietMs: number; longestMs: number; restMs: number }> = {}): { readonly loop: RebuildLoop; readonly calls: string[]; next(count: number): Promise<void>; finish(error?: Error): void } {
  const calls: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  let heed: (() => void) | undefined;
  const loop = createRebuildLoop(
    {
      update: (paths, care) => {
        calls.push(`${care ?? 'hurried'} ${[...paths].sort().join(' ')}`.trim());
        heed?.();
        return new Promise((done, fail) => ends.push((error) => (error === undefined ? done() : fail(error))));
      },
      onError: (error) => {
        calls.push(String(error));
        heed?.();
      },
    },
    { quietMs: 0, longestMs: 1000, restMs: 0, ...times },
  );
  return {
    loop,
    calls,
    next: (count) =>
      new Promise((done) => {
        heed = () => void (calls.length >= count && done());
        heed();
      }),
    finish: (error) => ends.shift()?.(error),
  };
}

test('changes that come together are one update, and a thorough one follows when nothing more happens', async () => {
  const { loop, calls, next, finish } = rig();
  loop.change('a');
  loop.change('b');
  loop.change('a');
  await next(1);
  finish();
  await next(2);
  expect(calls).toEqual(['hurried a b', 'thorough']);
  finish();
  await loop.close();
});

test('what changes while an update runs is updated when it has ended, and never beside it', async () => {
  const { loop, calls, next, finish } = rig();
  loop.change('a');
  await next(1);
  loop.change('b');
  loop.change('c');
  expect(calls).toEqual(['hurried a']);
  finish();
  await next(2);
  expect(calls).toEqual(['hurried a', 'hurried b c']);
  finish();
  await next(3);
  finish();
  await loop.close();
});

test('a file that is saved without end is updated all the same', async () => {
  const { loop, next, finish } = rig({ quietMs: 60_000, longestMs: 30, restMs: 60_000 });
  const saving = setInterval(() => loop.change('a'), 1);
  await next(1);
  clearInterval(saving);
  finish();
  await loop.close();
});

test('an update that fails is told, and the next change is updated', async () => {
  const { loop, calls, next, finish } = rig({ restMs: 60_000 });
  loop.change('a');
  await next(1);
  finish(new Error('broken'));
  await next(2);
  loop.change('b');
  await next(3);
  expect(calls).toEqual(['hurried a', 'Error: broken', 'hurried b']);
  finish();
  await loop.close();
});

test('a check looks at everything when there is nothing to do, and is left to what runs otherwise', async () => {
  const { loop, calls, next, finish } = rig({ restMs: 60_000 });
  loop.check();
  await next(1);
  loop.check();
  loop.change('a');
  finish();
  await next(2);
  expect(calls).toEqual(['thorough', 'hurried a']);
  finish();
  await loop.close();
});

test('a closed loop waits for what runs and begins nothing more', async () => {
  const { loop, calls, next, finish } = rig();
  loop.change('a');
  await next(1);
  loop.change('b');
  let isClosed = false;
  const closing = loop.close().then(() => (isClosed = true));
  expect(isClosed).toBe(false);
  finish();
  await closing;
  loop.change('c');
  loop.check();
  expect(calls).toEqual(['hurried a']);
});
