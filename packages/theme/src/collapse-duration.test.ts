import { expect, test } from '@jest/globals';
import { collapseDuration, foldingMs } from './collapse-duration.ts';

test.each([
  [0, 40],
  [36, 192],
  [100, 239],
  [360, 327],
  [1000, 440],
  [3600, 714],
])('content %i px high folds in %i ms', (height, durationMs) => expect(collapseDuration(height)).toBe(durationMs));

test('a reader who wants no motion waits for 1 ms whatever the height', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  expect(foldingMs(3600)).toBe(1);
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  expect(foldingMs(36)).toBe(192);
});
