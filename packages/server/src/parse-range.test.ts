import { expect, test } from '@jest/globals';
import { parseRange } from './parse-range.ts';

test.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=5-99', { first: 5, last: 9 }],
  ['bytes=9-9', { first: 9, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-1', undefined],
  ['bytes=-', undefined],
  ['bytes=0-0,2-2', undefined],
  ['bytes=9999999999999999-', undefined],
  ['bytes=0x1-2', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('of ten bytes %s is %j', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

test('an empty file has no part', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});
