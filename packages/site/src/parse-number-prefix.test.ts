import { describe, expect, test } from '@jest/globals';
import { cutNumberPrefixes, parseNumberPrefix } from './parse-number-prefix.ts';

describe('parseNumberPrefix', () => {
  test.each([
    ['01-intro', 'intro', 1],
    ['003 - Установка', 'Установка', 3],
    ['2.__deep', 'deep', 2],
    ['0-a', 'a', 0],
    ['7.0-foo', '7.0-foo', undefined],
    ['2025-10-20-news', '2025-10-20-news', undefined],
    ['12', '12', undefined],
    ['4-', '4-', undefined],
    ['a-1', 'a-1', undefined],
  ])('%s is named %s', (input, name, position) => {
    expect(parseNumberPrefix(input)).toEqual({ name, ...(position === undefined ? {} : { position }) });
  });

  test('cuts the prefix of every segment of a path', () => {
    expect(cutNumberPrefixes('02-topics/7.0-foo/01-если')).toBe('topics/7.0-foo/если');
  });
});
