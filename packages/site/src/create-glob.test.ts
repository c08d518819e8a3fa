import { describe, expect, test } from '@jest/globals';
import { createGlob, createGlobs } from './create-glob.ts';

describe('createGlob', () => {
  test.each([
    ['a/*.md', 'a/b.md', true],
    ['a/*.md', 'a/b/c.md', false],
    ['a/**', 'a/b/c.md', true],
    ['**/c.md', 'c.md', true],
    ['**/x/**/y', 'a/x/b/c/y', true],
    ['**/x/**/y', 'a/x/b/c/z', false],
    ['a?c', 'abc', true],
    ['a?c', 'a/c', false],
    ['*a*b', 'xaxb', true],
    ['*a*b', 'xaxc', false],
    ['/docs/console/*', '/docs/console/x', true],
    ['a+(b)', 'a+(b)', true],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(createGlob(pattern)(path)).toBe(expected);
  });

  test('takes a path of many stars in no time', () => {
    const pattern = `${'*a'.repeat(200)}b`;
    expect(createGlob(pattern)('a'.repeat(5000))).toBe(false);
    expect(createGlob(`${'**/a/'.repeat(100)}b`)('a/'.repeat(2000))).toBe(false);
  });

  test('a pattern without a slash names a file in any folder', () => {
    const test = createGlobs(['*.draft.md', 'old/**']);
    expect([test('a/b.draft.md'), test('old/x.md'), test('b.md')]).toEqual([true, true, false]);
  });
});
