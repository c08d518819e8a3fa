import { describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { isBelow, relativeWithin, relativeWithSlashes } from './system-path.ts';

describe('paths of Windows', () => {
  test.each([
    ['C:\\site', 'C:\\site\\docs\\a.md', 'docs/a.md'],
    ['C:\\site', 'c:\\SITE\\docs\\a.md', 'docs/a.md'],
    ['C:\\site', 'C:/site/docs/a.md', 'docs/a.md'],
    ['C:\\', 'C:\\docs', 'docs'],
    ['\\\\server\\share', '\\\\server\\share\\docs\\a.md', 'docs/a.md'],
  ])('below %s, %s is %s', (folder, inner, relative) => {
    expect(isBelow(folder, inner, path.win32)).toBe(true);
    expect(relativeWithin(folder, inner, path.win32)).toBe(relative);
  });

  test.each([
    ['C:\\site', 'C:\\site'],
    ['C:\\site', 'C:\\site-two\\a.md'],
    ['C:\\site', 'C:\\other'],
    ['C:\\site', 'D:\\site\\a.md'],
    ['C:\\site\\docs', 'C:\\site'],
  ])('%s does not hold %s', (folder, inner) => {
    expect(isBelow(folder, inner, path.win32)).toBe(false);
    expect(relativeWithin(folder, inner, path.win32)).toBeUndefined();
  });
});

describe('paths of other systems', () => {
  test('a name may begin with two dots, and a folder is not below itself', () => {
    expect(relativeWithin('/site', '/site/..md', path.posix)).toBe('..md');
    expect(relativeWithin('/site', '/site/...', path.posix)).toBe('...');
    expect(isBelow('/site', '/site', path.posix)).toBe(false);
    expect(isBelow('/site', '/', path.posix)).toBe(false);
    expect(isBelow('/', '/site', path.posix)).toBe(true);
  });

  test('a backslash is a letter like any other', () => {
    expect(relativeWithin('/site', '/site/a\\b.md', path.posix)).toBe('a\\b.md');
  });
});

test('a way may climb, and is written with slashes', () => {
  expect(relativeWithSlashes('C:\\site\\docs', 'C:\\site\\code\\a.ts', path.win32)).toBe('../code/a.ts');
  expect(relativeWithSlashes('/site/docs', '/site/code/a.ts', path.posix)).toBe('../code/a.ts');
  expect(relativeWithSlashes('C:\\site', 'c:\\Site', path.win32)).toBe('');
});
