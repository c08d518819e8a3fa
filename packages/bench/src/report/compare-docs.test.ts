import { expect, test } from '@jest/globals';
import type { Measurement } from '../measure/measure-builds.ts';
import { compareDocs } from './compare-docs.ts';

const measured = (pages: number, ms: number): Measurement => ({ pages, work: 'cold', generator: 'helpgen', ms, allMs: [ms], peakBytes: 1024 ** 3 });

test('the documentation is compared with the corpus page by page, without a verdict', () => {
  expect(compareDocs([measured(500, 5000)], [measured(4000, 1), measured(1000, 4000)])).toMatchObject([
    { name: 'cold build, docs-content, 500 pages', own: '5.00 s', ratio: '2.5 × a page of the corpus', verdict: 'not measured' },
    { name: 'memory of the process tree, cold, docs-content, 500 pages', own: '1.00 GiB' },
  ]);
  expect(compareDocs([measured(500, 5000)], [])[0]?.ratio).toBe('—');
});
