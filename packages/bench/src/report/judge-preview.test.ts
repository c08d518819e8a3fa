import { expect, test } from '@jest/globals';
import { judgePreview } from './judge-preview.ts';

const own = {
  generator: 'helpgen' as const,
  pages: 1000,
  readyMs: 500,
  firstPageMs: 1400,
  editMs: 110,
  slowEditMs: 150,
  memoryBytes: 300 * 1024 ** 2,
  memoryAfterBytes: 320 * 1024 ** 2,
  edits: 1000,
};

test('what is seen is judged by its budget, beside Hugo where there is one', () => {
  const figures = judgePreview([{ ...own, generator: 'hugo', editMs: 440 }, own]);
  expect(figures.find(({ name }) => name.startsWith('article seen'))).toMatchObject({ own: '1.40 s', budget: '1.50 s', verdict: 'met' });
  expect(figures.find(({ name }) => name === 'saved edit seen, median, 1 000 pages')).toEqual({
    name: 'saved edit seen, median, 1 000 pages',
    reference: '0.44 s',
    own: '0.11 s',
    ratio: '0.25 × Hugo',
    budget: '0.10 s',
    verdict: 'not met',
  });
  expect(judgePreview([own])[0]).toMatchObject({ reference: '—', ratio: '—' });
});

test('memory may grow by a fifth', () => {
  const verdict = (memoryAfterBytes: number): string | undefined =>
    judgePreview([{ ...own, memoryAfterBytes }]).find(({ name }) => name.startsWith('memory after'))?.verdict;
  expect([verdict(own.memoryBytes * 1.19), verdict(own.memoryBytes * 1.21)]).toEqual(['met', 'not met']);
});
