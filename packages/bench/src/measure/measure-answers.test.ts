import { expect, test } from '@jest/globals';
import { countSuccesses, placeOf } from './measure-answers.ts';

test('the place of an answer is that of the first right page among eight', () => {
  const found = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  expect([placeOf(['c', 'b'], found), placeOf(['i'], found), placeOf([], found), placeOf([], [])]).toEqual([2, 0, 0, 1]);
});

test('successes are counted in 100 questions, and what is not found counts nothing', () => {
  expect(countSuccesses([1, 2, 4, 0])).toEqual({ first: 25, three: 50, eight: 75, mrr: 0.4375 });
});
