import { expect, test } from '@jest/globals';
import { searchIndexPath } from './search-index-path.ts';

test.each([
  ['', undefined, 'search-index.json'],
  ['8.5', undefined, '8.5/search-index.json'],
  ['/en/8.5/', '', 'en/8.5/search-index.json'],
  ['', 'stdlib', 'search-index-stdlib.json'],
  ['8.5', '/stdlib/Std/Http/', '8.5/search-index-stdlib-Std-Http.json'],
])('the index of version path "%s" and context "%s" is %s', (versionPath, context, path) => {
  expect(searchIndexPath(versionPath, context)).toBe(path);
});
