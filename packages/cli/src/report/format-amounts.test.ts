import { expect, test } from '@jest/globals';
import { formatBytes, formatCount, formatDuration, formatNumber } from './format-amounts.ts';

test('counts take the plural unless they are one', () => {
  expect([0, 1, 2].map((count) => formatCount(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages']);
  expect(formatCount(3, 'entry')).toBe('3 entries');
});

test('numbers from 10 000 on are grouped', () => {
  expect([1020, 10_000, 1_234_567].map(formatNumber)).toEqual(['1020', '10\u00A0000', '1\u00A0234\u00A0567']);
});

test('sizes take the unit that suits them', () => {
  expect([0, 1023, 1024, 150_000, 5_000_000, 500_000_000].map(formatBytes)).toEqual([
    '0 B',
    '1023 B',
    '1.0 KB',
    '146 KB',
    '4.8 MB',
    '477 MB',
  ]);
});

test('durations take the unit that suits them', () => {
  expect([0.4, 85.3, 3210, 59_949, 125_400].map(formatDuration)).toEqual(['0 ms', '85 ms', '3.2 s', '59.9 s', '2 min 5 s']);
});
