import { expect, test } from '@jest/globals';
import type { FileSystem } from '@helpgen/disk';
import { findTheme } from './find-theme.ts';

const folders: { readonly [path: string]: readonly string[] } = { '/site/theme': ['client.js', 'colors.css', 'parts', 'server.jsx', 'server.test.jsx'], '/site/empty': ['notes.md'] };
const disk = { list: (path: string) => folders[path]?.map((name) => ({ name, kind: 'file' })) } as unknown as FileSystem;

test.each([
  ['./theme', { index: '@helpgen/theme', server: './theme/server.jsx', client: './theme/client.js' }],
  ['./theme/', { index: '@helpgen/theme', server: './theme/server.jsx', client: './theme/client.js' }],
  ['./empty', { index: './empty', server: './empty/server', client: './empty/client' }],
  ['./gone', { index: './gone', server: './gone/server', client: './gone/client' }],
  ['@acme/theme', { index: '@acme/theme', server: '@acme/theme/server', client: '@acme/theme/client' }],
])('%s is imported by the entries that it has, else by those of the default theme; what has none is looked for as a package', (theme, entries) => {
  expect(findTheme(disk, '/site', theme)).toEqual(entries);
});
