import { describe, expect, test } from '@jest/globals';
import type { Measurement } from '../measure/measure-builds.ts';
import type { Sizes } from '../measure/measure-sizes.ts';
import { formatCount } from './format-figures.ts';
import { insertBetweenMarks } from './insert-between-marks.ts';
import { judge } from './judge.ts';
import { writeTable } from './write-table.ts';

const gibibyte = 1024 ** 3;
const measure = (
  generator: Measurement['generator'],
  pages: number,
  work: Measurement['work'],
  ms: number,
  change: Partial<Measurement> = {},
): Measurement => ({
  generator,
  corpus: `generated, ${formatCount(pages)} pages`,
  kind: 'generated',
  pages,
  work,
  ms,
  allMs: [ms],
  processorMs: null,
  peakBytes: null,
  ...change,
});
const both = (
  pages: number,
  work: Measurement['work'],
  own: readonly [wall: number, processor: number],
  change: Partial<Measurement>,
): readonly Measurement[] => [
  measure('hugo', pages, work, 1000, { ...change, processorMs: 2000 }),
  measure('helpgen', pages, work, own[0], { ...change, processorMs: own[1] }),
];
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
    const figures = judge(
      [measure('helpgen', 1000, 'cold', 2000), measure('helpgen', 4000, 'cold', ms), measure('hugo', 4000, 'cold', 1)],
      [],
    );
    expect(figures[1]).toMatchObject({ name: 'cold build, generated, 4 000 pages', verdict, budget: '4.2 × own 1 000' });
  });

  test('not at all when there is nothing to compare it with', () => {
    const figures = judge([measure('helpgen', 1000, 'edited', 1), measure('helpgen', 4000, 'cold', 1)], []);
    expect(figures.map(({ verdict }) => verdict)).toEqual(['not measured', 'not measured', 'not measured']);
  });
});

describe('real text is judged', () => {
  const text = { corpus: 'book', kind: 'text' } as const;
  test.each([
    ['cold', 1000, [2000, 4000], 'met', '2 × Hugo'],
    ['cold', 1000, [2001, 4000], 'not met', '2 × Hugo'],
    ['cold', 1000, [2000, 4001], 'not met', '2 × Hugo'],
    ['cold', 999, [3500, 7000], 'met', '3.5 × Hugo'],
    ['cold', 999, [3500, 7001], 'not met', '3.5 × Hugo'],
    ['unchanged', 1000, [200, 9000], 'met', '0.2 × Hugo'],
    ['unchanged', 999, [251, 0], 'not met', '0.25 s'],
    ['edited', 1000, [401, 0], 'not met', '0.4 × Hugo'],
    ['edited', 999, [500, 9000], 'met', '0.50 s'],
  ] as const)('%s at %i pages, wall and processor %j ms', (work, pages, own, verdict, budget) => {
    expect(judge(both(pages, work, own, text), [])[0]).toMatchObject({ verdict, budget });
  });

  test('beside what Hugo takes by the clock and of the processors', () => {
    expect(judge(both(112, 'cold', [3000, 5000], text), [])[0]).toMatchObject({
      name: 'cold build, book',
      ratio: '3 × Hugo',
      processor: { reference: '2.00 s', own: '5.00 s', ratio: '2.5 × Hugo' },
    });
  });
});

test('below our cold build stands what the packages take that it reads with, and it is judged by nothing', () => {
  const text = { corpus: 'book', kind: 'text' } as const;
  const figures = judge([...both(112, 'cold', [3000, 5000], text), measure('packages', 112, 'cold', 1500, { ...text, processorMs: 2500 })], []);
  expect(figures.slice(0, 2)).toMatchObject([
    { name: 'cold build, book' },
    { name: 'the packages alone, reading only, book', own: '1.50 s', ratio: '1.5 × Hugo', processor: { ratio: '1.25 × Hugo' }, budget: '—' },
  ]);
});

test.each([
  ['unchanged', 10_000, 1000, 'met'],
  ['unchanged', 10_000, 1001, 'not met'],
  ['edited', 10_000, 2000, 'met'],
  ['edited', 100_000, 5000, 'met'],
  ['edited', 100_000, 5001, 'not met'],
] as const)('a large site is judged by the clock: %s, %i pages, %i ms', (work, pages, ms, verdict) => {
  expect(judge([measure('helpgen', pages, work, ms, { kind: 'large' })], [])[0]).toMatchObject({ verdict });
});

test('the memory of a large site is that of an edit', () => {
  const figures = judge(
    ['cold', 'edited'].map((work) => measure('helpgen', 10_000, work as 'cold', 1, { kind: 'large', peakBytes: gibibyte + 1 })),
    [],
  );
  expect(figures.filter(({ name }) => name.startsWith('memory'))).toMatchObject([
    { name: expect.stringContaining('edited'), verdict: 'not met' },
  ]);
});

test.each([
  [1500, 'met'],
  [1501, 'not met'],
] as const)('a page of the documentation is judged by a page of the guides: %i ms', (ms, verdict) => {
  const guides = measure('helpgen', 100, 'cold', 1000, { corpus: 'guides and terms, 100 pages', kind: 'text' });
  const docs = measure('helpgen', 100, 'cold', ms, { corpus: 'docs-content, 100 pages', kind: 'docs' });
  expect(judge([guides, docs], [])[1]).toMatchObject({ verdict, ratio: expect.stringContaining('× a page of the guides') });
});

test.each([
  [1000, 0.4 * gibibyte, 'met'],
  [1000, 0.41 * gibibyte, 'not met'],
  [4000, 0.8 * gibibyte, 'met'],
  [4000, 0.81 * gibibyte, 'not met'],
  [1000, null, 'not measured'],
] as const)('memory of a cold build of %i pages that takes %d bytes is judged', (pages, bytes, verdict) => {
  const figures = judge([measure('helpgen', pages, 'cold', 1, { peakBytes: bytes })], []);
  expect(figures.find(({ name }) => name.startsWith('memory'))).toMatchObject({ verdict });
});

test('sizes are judged, the index at 1 000 pages alone', () => {
  expect(judge([], [sizes(1000)]).map(({ verdict }) => verdict)).toEqual(['met', 'met', 'met', 'met', 'met', 'met']);
  const over = sizes(1000, {
    htmlGzip: 8193,
    scriptGzip: 76_801,
    styleGzip: 10_241,
    requests: 7,
    index: { firstGzip: 256_001, allGzip: 1_572_865 },
  });
  expect(judge([], [over]).map(({ verdict }) => verdict)).toEqual(['not met', 'not met', 'not met', 'not met', 'not met', 'not met']);
  expect(judge([], [sizes(4000)])).toHaveLength(4);
});

test('the table says what is not met', () => {
  const measurements = [
    measure('hugo', 1000, 'cold', 2530, { processorMs: 4000 }),
    measure('helpgen', 1000, 'cold', 7000, { processorMs: 10_000, peakBytes: 0.25 * gibibyte }),
  ];
  const table = writeTable({
    machine: { node: 'v20.0.0', hugo: 'v0.111.3', processors: 2, model: 'Abacus', isBusy: false },
    runs: 3,
    measurements,
    sizes: [],
    figures: judge(measurements, []),
  });
  expect(table).toBe(
    [
      'Measured with Node v20.0.0 and Hugo v0.111.3 on 2 × Abacus; the median of 3 runs, the generators taking turns.',
      '',
      '| work | Hugo | helpgen | ratio | Hugo, processor | helpgen, processor | ratio | budget | verdict |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| cold build, generated, 1 000 pages | 2.53 s | 7.00 s | 2.77 × Hugo | 4.00 s | 10.00 s | 2.5 × Hugo | 2.5 × Hugo | not met |',
      '| memory of the process tree, cold, generated, 1 000 pages | — | 0.25 GiB | — | — | — | — | 0.40 GiB | met |',
      '',
      'Met: 1 of 2. Not met: cold build, generated, 1 000 pages.',
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
