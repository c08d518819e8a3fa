import { expect, test } from '@jest/globals';
import { fold, foldingMs } from './fold.ts';

test.each([
  [0, 40],
  [36, 192],
  [100, 239],
  [360, 327],
  [1000, 440],
  [3600, 714],
])('content %i px high folds in %i ms', (height, durationMs) => expect(foldingMs(height)).toBe(durationMs));

test('a reader who wants no motion waits for 1 ms whatever the height', () => {
  const element = { animate: (_frames: unknown, { duration }: { readonly duration: number }) => duration } as unknown as HTMLElement;
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  expect(fold(element, 3600, 0)).toBe(1);
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  expect(fold(element, 0, 36)).toBe(192);
});
