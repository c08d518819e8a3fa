import { expect, test } from '@jest/globals';
import { makeAddressTable } from './make-address-table.ts';
import type { AddressTable } from './make-address-table.ts';

const files = ['index.html', '404.html', 'topics/string/index.html', 'topics/данные/index.html', 'assets/a.js', 'about.html', '_headers', '.well-known/x', 'en/404.html', 'en/index.html'];
const makeTable = ({ files: listed, ...site }: { basePath: string; trailingSlash: boolean; files: readonly string[] }): AddressTable => makeAddressTable({ ...site, has: (path) => listed.includes(path) });
const table = makeTable({ basePath: '/docs/', trailingSlash: true, files });

test.each([
  ['/docs/', 'index.html'],
  ['/docs/index.html', 'index.html'],
  ['/docs/topics/string/', 'topics/string/index.html'],
  ['/docs/topics/string/index.html', 'topics/string/index.html'],
  ['/docs/topics/данные/', 'topics/данные/index.html'],
  ['/docs/assets/a.js', 'assets/a.js'],
  ['/docs/about.html', 'about.html'],
  ['/docs/about', 'about.html'],
])('%s is the file %s', (address, file) => {
  expect(table.find(address)).toEqual({ kind: 'file', file });
});

test.each([
  ['/docs', '/docs/'],
  ['/docs/topics/string', '/docs/topics/string/'],
  ['/docs/topics/данные', '/docs/topics/%D0%B4%D0%B0%D0%BD%D0%BD%D1%8B%D0%B5/'],
])('%s leads to %s', (address, location) => {
  expect(table.find(address)).toEqual({ kind: 'redirect', location });
});

test.each(['/docs/_headers', '/docs/.well-known/x', '/docs/topics', '/docs/topics/', '/topics/string/', '/docs/../docs/', '/docs//', '/docs/constructor'])(
  'nothing stands at %s',
  (address) => {
    expect(table.find(address)).toBeUndefined();
  },
);

test('the not-found page nearest above an address is found', () => {
  expect(table.findNotFoundPage('/docs/en/a/b')).toBe('en/404.html');
  expect(table.findNotFoundPage('/docs/x/y')).toBe('404.html');
  expect(table.findNotFoundPage('/docs/')).toBe('404.html');
  expect(makeTable({ basePath: '/', trailingSlash: true, files: ['index.html'] }).findNotFoundPage('/x')).toBeUndefined();
});

test('without trailing slashes documents answer without their extension, and the slash leads there', () => {
  const bare = makeTable({ basePath: '/', trailingSlash: false, files: ['index.html', 'topics/string.html'] });
  expect(bare.find('/')).toEqual({ kind: 'file', file: 'index.html' });
  expect(bare.find('/topics/string')).toEqual({ kind: 'file', file: 'topics/string.html' });
  expect(bare.find('/topics/string/')).toEqual({ kind: 'redirect', location: '/topics/string' });
});

test('a file stands above the folder of the same name', () => {
  const both = makeTable({ basePath: '/', trailingSlash: true, files: ['a/index.html', 'a.html', 'a'] });
  expect(both.find('/a')).toEqual({ kind: 'file', file: 'a' });
  expect(both.find('/a/')).toEqual({ kind: 'file', file: 'a/index.html' });
});
