import { describe, expect, test } from '@jest/globals';
import type { Measurement } from '../measure/measure-builds.ts';
import type { Sizes } from '../measure/measure-sizes.ts';
import { insertBetweenMarks } from './insert-between-marks.ts';
import { judge } from './judge.ts';
import { writeTable } from './write-table.ts';

const gibibyte = 1024 ** 3;
const measure = (generator: 'helpgen' | 'hugo', pages: number, work: Measurement['work'], ms: number, peakBytes: number | null = null): Measurement => ({
  generator,
  pages,
  work,
  ms,
  allMs: [ms],
  peakBytes,
});
const sizes = (pages: number, change: Partial<Sizes> = {}): Sizes => ({
  pages,
  htmlGzip: 8192,
  scriptGzip: 75 * 1024,
  styleGzip: 10 * 1024,
  requests: 6,
  index: { firstGzip: 250 * 1024, allGzip: 1.5 * 1024 ** 2 },
  ...change,
});

describe('a time is judged', () => {
  test.each([
    ['cold', 1000, 2500, 'met'],
    ['cold', 1000, 2501, 'not met'],
    ['unchanged', 4000, 300, 'met'],
    ['unchanged', 4000, 301, 'not met'],
    ['edited', 1000, 500, 'met'],
    ['edited', 1000, 501, 'not met'],
  ] as const)('by Hugo in the same run: %s at %i pages, %i ms', (work, pages, ms, verdict) => {
    const [figure] = judge([measure('hugo', pages, work, 1000), measure('helpgen', pages, work, ms)], []);
    expect(figure).toMatchObject({ verdict, reference: '1.00 s', ratio: expect.stringContaining('× Hugo') });
  });

  test.each([
    [8400, 'met'],
    [8401, 'not met'],
  ] as const)('by our own 1 000 pages when it is a cold build of 4 000: %i ms', (ms, verdict) => {
    const figures = judge([measure('helpgen', 1000, 'cold', 2000), measure('helpgen', 4000, 'cold', ms), measure('hugo', 4000, 'cold', 1)], []);
    expect(figures[1]).toMatchObject({ name: 'cold build, 4 000 pages', verdict, budget: '4.2 × own 1 000' });
  });

  test('not at all when there is nothing to compare it with', () => {
    const figures = judge([measure('helpgen', 1000, 'edited', 1), measure('helpgen', 4000, 'cold', 1)], []);
    expect(figures.map(({ verdict }) => verdict)).toEqual(['not measured', 'not measured', 'not measured']);
  });
});

test.each([
  [1000, 0.4 * gibibyte, 'met'],
  [1000, 0.41 * gibibyte, 'not met'],
  [4000, 0.8 * gibibyte, 'met'],
  [4000, 0.81 * gibibyte, 'not met'],
  [1000, null, 'not measured'],
] as const)('memory of a cold build of %i pages that takes %d bytes is judged', (pages, bytes, verdict) => {
  const figures = judge([measure('helpgen', pages, 'cold', 1, bytes)], []);
  expect(figures.find(({ name }) => name.startsWith('memory'))).toMatchObject({ verdict });
});

test('sizes are judged, the index at 1 000 pages alone', () => {
  expect(judge([], [sizes(1000)]).map(({ verdict }) => verdict)).toEqual(['met', 'met', 'met', 'met', 'met', 'met']);
  const over = sizes(1000, { htmlGzip: 8193, scriptGzip: 76_801, styleGzip: 10_241, requests: 7, index: { firstGzip: 256_001, allGzip: 1_572_865 } });
  expect(judge([], [over]).map(({ verdict }) => verdict)).toEqual(['not met', 'not met', 'not met', 'not met', 'not met', 'not met']);
  expect(judge([], [sizes(4000)])).toHaveLength(4);
});

test('the table says what is not met', () => {
  const measurements = [measure('hugo', 1000, 'cold', 2530), measure('helpgen', 1000, 'cold', 7000, 0.25 * gibibyte)];
  const table = writeTable({
    machine: { node: 'v20.0.0', hugo: 'v0.111.3', processors: 2, model: 'Abacus', isBusy: false },
    runs: 3,
    measurements,
    sizes: [],
    docs: [],
    figures: judge(measurements, []),
  });
  expect(table).toBe(
    [
      'Measured with Node v20.0.0 and Hugo v0.111.3 on 2 × Abacus; the median of 3 runs, the generators taking turns.',
      '',
      '| work | Hugo | helpgen | ratio | budget | verdict |',
      '| --- | --- | --- | --- | --- | --- |',
      '| cold build, 1 000 pages | 2.53 s | 7.00 s | 2.77 × Hugo | 2.5 × Hugo | not met |',
      '| memory of the process tree, cold, 1 000 pages | — | 0.25 GiB | — | 0.40 GiB | met |',
      '',
      'Met: 1 of 2. Not met: cold build, 1 000 pages.',
    ].join('\n'),
  );
});

test('the table replaces the one between the marks and nothing else', () => {
  const document = 'a\n<!-- results: begin -->\nold\n<!-- results: end -->\nb\n';
  const once = insertBetweenMarks(document, 'new', 'results');
  expect(once).toBe('a\n<!-- results: begin -->\n\nnew\n\n<!-- results: end -->\nb\n');
  expect(insertBetweenMarks(once, 'new', 'results')).toBe(once);
  expect(() => insertBetweenMarks('a', 'new', 'results')).toThrow('results: begin');
});
