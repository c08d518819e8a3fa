import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createPatience } from './create-patience.ts';
import type { Patience } from './create-patience.ts';

let begun: number;
let patience: Patience;
beforeEach(() => {
  void jest.useFakeTimers();
  begun = 0;
  patience = createPatience(() => void (begun += 1), { quietMs: 100, longestMs: 1000 });
});
afterEach(() => void jest.useRealTimers());

test('it begins once, when it has been quiet after what was asked for', () => {
  jest.advanceTimersByTime(300);
  patience.heed();
  jest.advanceTimersByTime(60);
  patience.heed();
  jest.advanceTimersByTime(99);
  expect(begun).toBe(0);
  jest.advanceTimersByTime(1);
  expect(begun).toBe(1);
  patience.heed();
  jest.advanceTimersByTime(5000);
  expect(begun).toBe(1);
});

test('it begins after the longest time though nobody asks, or asks without end', () => {
  jest.advanceTimersByTime(999);
  expect(begun).toBe(0);
  jest.advanceTimersByTime(1);
  expect(begun).toBe(1);
  const busy = createPatience(() => void (begun += 1), { quietMs: 100, longestMs: 1000 });
  for (let ms = 0; ms < 1000; ms += 50) {
    expect(begun).toBe(1);
    busy.heed();
    jest.advanceTimersByTime(50);
  }
  expect(begun).toBe(2);
});

test('what is closed never begins', () => {
  patience.heed();
  patience.close();
  jest.advanceTimersByTime(5000);
  expect(begun).toBe(0);
});
