import { expect, test } from '@jest/globals';
import type { JobResult } from './executor.ts';
import type { Jobs } from './jobs.ts';
import { createThreadExecutor } from './thread-executor.ts';

const script = new URL('../../fixtures/obedient-worker.mjs', import.meta.url);
const setup = { root: '', contentOptions: {}, searchLanguages: [], presets: [] };

/** Runs `inputs` of the obedient worker in `threads` threads; each result at the place of its input. */
async function run(inputs: readonly { readonly do?: string; readonly value?: number }[], threads = 2, seconds = 60): Promise<readonly unknown[]> {
  const executor = createThreadExecutor(script, setup, { seconds, megabytes: 64 });
  executor.growTo(threads);
  const results: unknown[] = [];
  try {
    await executor.run('compile', inputs as unknown as Iterable<Jobs['compile']['input']>, (result: JobResult<'compile'>, number) => {
      results[number] = result.kind === 'done' ? result.output : result.failure.kind;
    });
    return results;
  } finally {
    await executor.close();
  }
}

test.each([0, 1, 2, 3, 5, 6, 7, 12, 100])('%i jobs end, their results in the order of the inputs', async (count) => {
  const values = Array.from({ length: count }, (_, value) => value);
  expect(await run(values.map((value) => ({ value })))).toEqual(values);
});

const inputs = (name: string, count: number): Iterable<never> => Array.from({ length: count }, (_, value) => ({ value: `${name}${value}` })) as never;

test('two runs share the threads, and both end', async () => {
  const executor = createThreadExecutor(script, setup, { seconds: 5, megabytes: 64 });
  executor.growTo(2);
  const seen: string[] = [];
  await Promise.all([
    executor.run('render', inputs('r', 9), (result) => void seen.push(String(result.kind === 'done' && result.output))),
    executor.run('index', inputs('i', 2), (result) => void seen.push(String(result.kind === 'done' && result.output))),
  ]);
  await executor.close();
  expect(seen.toSorted()).toEqual(['i0', 'i1', 'r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']);
});

test('a job that takes too long is stopped, and costs no other job', async () => {
  expect(await run([{ value: 1 }, { do: 'hang' }, { value: 3 }, { value: 4 }, { value: 5 }], 2, 5)).toEqual([1, 'timeout', 3, 4, 5]);
}, 60_000);

test('a job that takes long because a processor is not to be had is not stopped', async () => {
  expect(await run([{ value: 1 }, { do: 'wait', value: 2 }, { value: 3 }], 1, 0.5)).toEqual([1, 2, 3]);
});

test('a job that neither works nor ends is stopped all the same', async () => {
  expect(await run([{ do: 'wait', value: 1 }, { value: 2 }], 1, 0.1)).toEqual(['timeout', 2]);
});

test('a job that needs too much memory is stopped, and costs no other job', async () => {
  expect(await run([{ value: 1 }, { do: 'fill' }, { value: 3 }, { value: 4 }], 1)).toEqual([1, 'memory', 3, 4]);
}, 60_000);

test.each([
  ['exit', 'it ends the process'],
  ['late', 'thrown later'],
  ['reject', 'rejected later'],
])('a job whose thread ends under it (%s) is told with the reason, and costs neither another job nor the next run', async (what, reason) => {
  const executor = createThreadExecutor(script, setup, { seconds: 60, megabytes: 64 });
  executor.growTo(1);
  for (const turn of [1, 2]) {
    const results: unknown[] = [];
    const values = [{ value: turn }, { do: what }, { value: 3 }, { do: what }, { value: 5 }] as unknown as Iterable<Jobs['compile']['input']>;
    await executor.run('compile', values, (result, number) => {
      results[number] = result.kind === 'done' ? result.output : result.failure;
    });
    const failed = { kind: 'crash', reason };
    expect(results).toEqual([turn, failed, 3, failed, 5]);
  }
  expect(executor.size()).toBe(1);
  await executor.close();
}, 30_000);

test('a thread that ends with nothing to do is replaced when there is something', async () => {
  const executor = createThreadExecutor(script, setup, { seconds: 60, megabytes: 64 });
  executor.growTo(1);
  await executor.run('compile', [{ do: 'linger' }] as never, () => undefined);
  for (let look = 0; look < 400 && executor.size() > 0; look += 1) await new Promise((done) => setTimeout(done, 25));
  expect(executor.size()).toBe(0);
  const kinds: string[] = [];
  await executor.run('compile', inputs('page', 3), (result) => kinds.push(result.kind));
  expect(kinds).toEqual(['done', 'done', 'done']);
  await executor.close();
}, 30_000);

test('a script that cannot be loaded fails each job with the reason, and no run waits for ever', async () => {
  const executor = createThreadExecutor(new URL('file:///nowhere/worker.mjs'), setup, { seconds: 60, megabytes: 64 });
  executor.growTo(2);
  const reasons: string[] = [];
  await executor.run('compile', inputs('page', 3), (result) => reasons.push(result.kind === 'failed' ? result.failure.reason : ''));
  expect(reasons).toEqual(Array(3).fill(expect.stringContaining('Cannot find module')));
  await executor.close();
}, 30_000);

test('the error of a job that throws is passed on', async () => {
  await expect(run([{ value: 1 }, { do: 'throw' }])).rejects.toThrow('our bug');
});

function* oneAndNoMore(): Iterable<never> {
  yield { value: 1 } as never;
  throw new Error('no folder can be made');
}

test('a run whose results cannot be kept, or whose inputs cannot be made, fails when nobody works on it any more', async () => {
  const executor = createThreadExecutor(script, setup, { seconds: 60, megabytes: 64 });
  executor.growTo(2);
  let results = 0;
  const kept = executor.run('render', inputs('r', 50), () => {
    results += 1;
    if (results === 3) throw new Error('no space left');
  });
  await expect(kept).rejects.toThrow('no space left');
  expect(results).toBe(3);
  await expect(executor.run('compile', oneAndNoMore(), () => undefined)).rejects.toThrow('no folder can be made');
  const after: unknown[] = [];
  await executor.run('compile', inputs('page', 3), (result) => after.push(result.kind));
  expect(after).toEqual(['done', 'done', 'done']);
  await executor.close();
});

test('what somebody waits for comes before what was asked for earlier', async () => {
  const executor = createThreadExecutor(script, setup, { seconds: 0.5, megabytes: 64 });
  executor.growTo(1);
  const order: unknown[] = [];
  const note = (result: JobResult<'compile'>): void => void order.push(result.kind === 'done' ? result.output : result.failure.kind);
  const earlier = executor.run('compile', inputs('early', 20), note);
  await executor.run('compile', inputs('urgent', 1), note, 'urgent');
  expect(order.length).toBeLessThan(10);
  await earlier;
  expect([order.includes('urgent0'), order.length]).toEqual([true, 21]);
  await executor.close();
});

test('threads that have nothing to do are ended, and those that are left go on', async () => {
  const executor = createThreadExecutor(script, setup, { seconds: 0.5, megabytes: 64 });
  executor.growTo(3);
  executor.shrinkTo(1);
  expect(executor.size()).toBe(1);
  const results: unknown[] = [];
  await executor.run('compile', inputs('page', 5), (result) => results.push(result.kind));
  expect(results.length).toBe(5);
  await executor.close();
});

const clocks = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

test('an executor that was closed in the middle of its work keeps no clock running', async () => {
  const before = clocks();
  const executor = createThreadExecutor(script, setup, { seconds: 60, megabytes: 64 });
  executor.growTo(1);
  let end: (() => void) | undefined;
  const begun = new Promise<void>((done) => (end = done));
  void executor.run('compile', inputs('page', 500), () => end?.());
  await begun;
  await executor.close();
  await new Promise((done) => setImmediate(done));
  // One of an executor before may have run out meanwhile.
  expect(clocks()).toBeLessThanOrEqual(before);
});
