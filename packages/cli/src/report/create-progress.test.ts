import { expect, test } from '@jest/globals';
import type { Streams } from '../session.ts';
import { createProgress } from './create-progress.ts';

function rig(terminal: { readonly isTTY: boolean; readonly columns?: number }, env: Streams['env'] = {}) {
  const written: string[] = [];
  const stream = { write: (text: string) => written.push(text), ...terminal };
  const clock = { ms: 0 };
  const progress = createProgress({ stdout: stream, stderr: stream, env, cwd: '/' }, { quiet: false, now: () => clock.ms });
  return { progress, clock, written };
}

test('a terminal has one line that is rewritten and removed at the end', () => {
  const { progress, clock, written } = rig({ isTTY: true, columns: 80 }, { NO_COLOR: '1' });
  progress.update({ step: 'render', done: 0, total: 100 });
  clock.ms = 1500;
  progress.update({ step: 'render', done: 50, total: 100 });
  progress.end();
  expect(written).toEqual([
    '\r\u001B[2K░░░░░░░░░░░░░░░░░░░░░░░░ rendering pages  0/100  0 ms',
    '\r\u001B[2K████████████░░░░░░░░░░░░ rendering pages  50/100  1.5 s',
    '\r\u001B[2K',
  ]);
});

test('the line is not rewritten faster than it can be read', () => {
  const { progress, clock, written } = rig({ isTTY: true });
  for (let done = 0; done < 1000; done += 1) {
    clock.ms += 1;
    progress.update({ step: 'compile', done, total: 1000 });
  }
  progress.end();
  expect(written.length).toBeLessThan(25);
});

test('a narrow terminal gets words without a bar, never two lines', () => {
  const { progress, written } = rig({ isTTY: true, columns: 24 });
  progress.update({ step: 'assemble', done: 0, total: 0 });
  progress.end();
  expect(written[0]).toBe('\r\u001B[2Kresolving links and nav');
});

test('a terminal in CI, and a dumb one, get plain lines', () => {
  for (const env of [{ CI: 'true' }, { TERM: 'dumb' }]) {
    const { progress, written } = rig({ isTTY: true }, env);
    progress.update({ step: 'read', done: 0, total: 0 });
    progress.end();
    expect(written).toEqual(['reading sources\n']);
  }
});

test('a long step says every five seconds how far it is', () => {
  const { progress, clock, written } = rig({ isTTY: false });
  for (const [ms, done] of [[0, 0], [4000, 30], [5000, 40], [5100, 41], [10_000, 80], [12_000, 100]] as const) {
    clock.ms = ms;
    progress.update({ step: 'compile', done, total: 100 });
  }
  progress.end();
  expect(written).toEqual(['compiling pages (100)\n', 'compiling pages 40/100\n', 'compiling pages 80/100\n']);
});

test('steps that run at the same time are named once each', () => {
  const { progress, written } = rig({ isTTY: false });
  progress.update({ step: 'render', done: 0, total: 2 });
  progress.update({ step: 'index', done: 0, total: 2 });
  progress.update({ step: 'render', done: 1, total: 2 });
  expect(written).toEqual(['rendering pages (2)\n', 'building the search index (2)\n']);
});
