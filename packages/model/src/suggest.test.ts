import { expect, test } from '@jest/globals';
import { suggest } from './suggest.ts';

test('the nearest candidate is suggested when it is a slip away', () => {
  expect(suggest('navbra', ['navbar', 'footer'])).toBe('navbar');
  expect(suggest('Заголовк', ['описание', 'заголовок'])).toBe('заголовок');
});

test('nothing is suggested when every candidate is another word', () => {
  expect(suggest('search', ['navbar', 'footer'])).toBeUndefined();
});
