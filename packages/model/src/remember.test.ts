import { expect, test } from '@jest/globals';
import { remember, rememberWeakly } from './remember.ts';

test('what is made of a key is made once, of an object too, and an absent result is a result', () => {
  let calls = 0;
  const lengthOf = remember((text: string) => ((calls += 1), text.length));
  expect([lengthOf('ab'), lengthOf('ab'), lengthOf('c'), calls]).toEqual([2, 2, 1, 2]);
  let made = 0;
  const nameOf = rememberWeakly((_key: object) => void (made += 1));
  const [one, other] = [{}, {}];
  expect([nameOf(one), nameOf(one), nameOf(other), made]).toEqual([undefined, undefined, undefined, 2]);
});

test('a memory with room for few forgets all when it is full', () => {
  let calls = 0;
  const twice = remember((key: number) => ((calls += 1), key * 2), 2);
  expect([twice(1), twice(2), twice(3), twice(1), calls]).toEqual([2, 4, 6, 2, 4]);
});
