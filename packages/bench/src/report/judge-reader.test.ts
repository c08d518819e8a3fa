import { expect, test } from '@jest/globals';
import type { ReaderMeasurement } from '../measure/measure-reader.ts';
import { judgeReader, judgeWork } from './judge-reader.ts';
import { writeReaderTable } from './write-table.ts';

const within: ReaderMeasurement = {
  site: 'corpus',
  article: 'a/',
  bytes: { document: 8192, script: 76_800, stylesheet: 10_240, font: 1e6 },
  requests: 6,
  pagesAhead: 9,
  blockingMs: 10,
  paintMs: 500,
  shift: 0,
  navigation: { requests: 1, bytes: 7168, ms: 80 },
};
const beyond: ReaderMeasurement = {
  ...within,
  site: 'docs',
  bytes: { document: 8193, script: 76_801, stylesheet: 10_241 },
  requests: 7,
  blockingMs: 11,
  paintMs: 501,
  shift: 0.0001,
  navigation: { requests: 2, bytes: 7169, ms: 81 },
};

test('a figure of the reader is met up to its budget, fonts and pages loaded ahead aside', () => {
  expect(judgeReader([within]).map(({ verdict }) => verdict)).toEqual(Array.from({ length: 10 }, () => 'met'));
  expect(judgeReader([beyond]).map(({ verdict }) => verdict)).toEqual(Array.from({ length: 10 }, () => 'not met'));
});

test('a figure is met when it is met on every site, and the table has a column for each', () => {
  const measurements = [within, beyond];
  const machine = { node: 'v20.0.0', processors: 2, model: 'Abacus', isBusy: true, browser: 'Chromium 1' };
  const table = writeReaderTable({ machine, runs: 3, measurements, work: [], figures: judgeReader(measurements).slice(0, 2) });
  expect(table).toBe(
    [
      'Measured with Chromium 1 on 2 × Abacus; the median of 3 runs. Other work ran on the machine, so the times are too long.',
      '',
      '| figure | corpus | docs | budget | verdict |',
      '| --- | --- | --- | --- | --- |',
      '| HTML of an article, gzip | 8.0 KB | 8.0 KB | 8.0 KB | not met |',
      '| JavaScript at first view, gzip | 75.0 KB | 75.0 KB | 75.0 KB | not met |',
      '',
      'Met: 0 of 2. Not met: HTML of an article, gzip; JavaScript at first view, gzip.',
    ].join('\n'),
  );
});

test('the work of the script is met up to that of the other generator, and left out where there is none', () => {
  const own = { name: 'helpgen', openedMs: 40, pointedMs: 90, approachedMs: 10 };
  expect(judgeWork([own], 2)).toEqual([]);
  expect(judgeWork([own, { name: 'VitePress', openedMs: 40, pointedMs: 80, approachedMs: 20 }], 2)).toMatchObject([
    { own: ['—', '40 ms'], budget: '40 ms (VitePress)', verdict: 'met' },
    { own: ['—', '130 ms'], budget: '120 ms (VitePress)', verdict: 'not met' },
    { own: ['—', '140 ms'], budget: '140 ms (VitePress)', verdict: 'met' },
  ]);
});
