import { expect, test } from '@jest/globals';
import type { SearchMeasurement } from '../measure/measure-search.ts';
import { judgeSearch } from './judge-search.ts';
import { writeSearchTable } from './write-table.ts';

const within: SearchMeasurement = {
  pages: 1000,
  firstBytes: 256_000,
  allBytes: 1_572_864,
  firstMs: 300,
  nextMs: 50,
  longestTaskMs: 20,
  longestWorkMs: 12,
  lunr: { bytes: 2_097_152, firstMs: 900, nextMs: 70 },
};
const beyond: SearchMeasurement = {
  pages: 4000,
  firstBytes: 256_001,
  allBytes: 1_572_865,
  firstMs: 301,
  nextMs: 51,
  longestTaskMs: 21,
  longestWorkMs: 13,
  lunr: within.lunr,
};

test('a figure of the search is met up to its budget, which is stated for 1 000 pages', () => {
  expect(judgeSearch([within, beyond]).map(({ verdict }) => verdict)).toEqual([...Array<string>(5).fill('met'), 'not measured']);
  expect(judgeSearch([{ ...beyond, pages: 1000 }]).map(({ verdict }) => verdict)).toEqual([
    ...Array<string>(5).fill('not met'),
    'not measured',
  ]);
  expect(judgeSearch([beyond]).map(({ verdict }) => verdict)).toEqual(Array(6).fill('not measured'));
});

test('the table has a column for each size, and one for lunr beside it', () => {
  const machine = { node: 'v20.0.0', processors: 2, model: 'Abacus', isBusy: false, browser: 'Chromium 1' };
  const measurements = [within, beyond];
  expect(writeSearchTable({ machine, runs: 1, measurements, figures: judgeSearch(measurements).slice(3), answers: [] })).toBe(
    [
      'Measured with Chromium 1 on 2 × Abacus; the median of one run.',
      '',
      '| figure | 1 000 pages | lunr | 4 000 pages | lunr | budget, 1 000 pages | verdict |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| next query | 50 ms | 70 ms | 51 ms | 70 ms | 50 ms | met |',
      '| longest task of the page | 20 ms | — | 21 ms | — | 20 ms | met |',
      '| longest that its thread had a processor for a task | 12 ms | — | 13 ms | — | — |  |',
      '',
      'Met: 2 of 2.',
    ].join('\n'),
  );
});

test('what was found stands in a table of its own, a column for each search', () => {
  const machine = { node: 'v20.0.0', processors: 2, model: 'Abacus', isBusy: false, browser: 'Chromium 1' };
  const peers = [{ name: 'helpgen', first: 50, three: 75, eight: 100, mrr: 0.642 }, { name: 'Other', first: 0, three: 25, eight: 50, mrr: 1 }];
  const answers = [{ set: 'golden', classes: [{ name: 'short', questions: 4, peers }] }];
  expect(writeSearchTable({ machine, runs: 1, measurements: [], figures: [], answers })).toBe(
    ['| golden | questions | helpgen | Other |', '| --- | --- | --- | --- |', '| short | 4 | 50/75/100 (.64) | 0/25/50 (1.00) |'].join('\n'),
  );
});
