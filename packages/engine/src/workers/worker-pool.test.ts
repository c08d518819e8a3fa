import { expect, test } from '@jest/globals';
import { nodeFileSystem } from '@helpgen/disk';
import { createThreadExecutor } from './thread-executor.ts';
import { createWorkerPool } from './worker-pool.ts';

const setup = { root: '', contentOptions: {}, searchLanguages: [], presets: [] };

function obedient(): ReturnType<typeof createThreadExecutor> {
  return createThreadExecutor(new URL('../../fixtures/obedient-worker.mjs', import.meta.url), setup, { seconds: 0.5, megabytes: 64 });
}

test('with one thread, too, a page that takes too long is stopped', async () => {
  const pool = obedient();
  const workers = createWorkerPool(nodeFileSystem, setup, 1, pool);
  const results: unknown[] = [];
  await workers.guarded(100).run('compile', [{ do: 'hang' }, { value: 2 }] as never, (result) => results.push(result));
  expect(pool.size()).toBe(1);
  await workers.close();
  expect(results).toEqual([{ kind: 'failed', failure: { kind: 'timeout', reason: 'it takes longer than 0.5 seconds' } }, { kind: 'done', output: 2 }]);
});

test('no thread is started for no jobs, nor where none is wanted', async () => {
  const pool = obedient();
  const workers = createWorkerPool(nodeFileSystem, setup, 0, pool);
  expect(workers.guarded(1000)).toBe(workers.guarded(0));
  expect(pool.size()).toBe(0);
  createWorkerPool(nodeFileSystem, setup, 4, pool).guarded(0);
  expect(pool.size()).toBe(0);
  await workers.close();
});

test('a few trusted jobs are done in this thread, many in others', async () => {
  const pool = obedient();
  const workers = createWorkerPool(nodeFileSystem, setup, 3, pool);
  expect(workers.trusted(3)).toBe(workers.guarded(0));
  expect(pool.size()).toBe(0);
  expect(workers.trusted(100)).not.toBe(workers.guarded(0));
  expect(pool.size()).toBe(3);
  await workers.close();
});

test('there are as many threads as pay, and never more than wanted', async () => {
  const pool = obedient();
  const workers = createWorkerPool(nodeFileSystem, setup, 3, pool);
  workers.guarded(30);
  expect(pool.size()).toBe(2);
  workers.guarded(3000);
  expect(pool.size()).toBe(3);
  await workers.close();
});

