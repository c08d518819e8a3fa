import { expect, test } from '@jest/globals';
import { findActiveHeading } from './track-headings.ts';

test.each<readonly [readonly number[], string | null]>([
  [[100, 700], '0'],
  [[500, 900], null],
  [[-200, 100], '1'],
  [[-200, 600], '0'],
  [[20, 700], '0'],
  [[-900, -300], '1'],
  [[-100, 430], '0'],
  [[], null],
])('of headings at %j the active one is %j', (tops, active) => {
  const boxes = tops.map((top, index) => ({ id: String(index), top, bottom: top + 40 }));
  expect(findActiveHeading(boxes, 60, 900)).toBe(active);
});
