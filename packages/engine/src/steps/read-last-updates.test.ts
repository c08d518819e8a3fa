import { expect, test } from '@jest/globals';
import type { SourcePath } from '@helpgen/model';
import { parseHistory } from './read-last-updates.ts';

const path = (text: string): SourcePath => text as SourcePath;
const commit = (hash: string, seconds: number, author: string, ...fields: readonly string[]): string =>
  `\u0001${hash}\u0002${seconds}\u0002${author}\0\n${fields.map((field) => `${field}\0`).join('')}`;

test('the newest commit that touches a file gives its date and author', () => {
  const log = commit('b', 200, 'Вера', 'M', 'docs/а.md') + commit('a', 100, 'Анна', 'A', 'docs/а.md', 'A', 'docs/b.md');
  const updates = parseHistory(log, '', [path('docs/а.md'), path('docs/b.md')], new Set());
  expect(updates.get(path('docs/а.md'))).toEqual({ date: '1970-01-01T00:03:20.000Z', author: 'Вера' });
  expect(updates.get(path('docs/b.md'))?.author).toBe('Анна');
});

test('a rename without a change keeps the date of the last change of content', () => {
  const log = commit('c', 300, 'В', 'R100', 'docs/old.md', 'docs/new.md') + commit('b', 200, 'Б', 'M', 'docs/old.md');
  expect(parseHistory(log, '', [path('docs/new.md')], new Set()).get(path('docs/new.md'))?.author).toBe('Б');
});

test('a rename with a change is a change', () => {
  const log = commit('c', 300, 'В', 'R080', 'docs/old.md', 'docs/new.md') + commit('b', 200, 'Б', 'M', 'docs/old.md');
  expect(parseHistory(log, '', [path('docs/new.md')], new Set()).get(path('docs/new.md'))?.author).toBe('В');
});

test('a commit at the edge of a shallow clone tells nothing', () => {
  const log = commit('b', 200, 'Б', 'M', 'docs/b.md') + commit('a', 100, 'А', 'A', 'docs/a.md', 'A', 'docs/b.md');
  const updates = parseHistory(log, '', [path('docs/a.md'), path('docs/b.md')], new Set(['a']));
  expect([...updates.keys()]).toEqual(['docs/b.md']);
});

test('paths are those below the folder of the site', () => {
  const log = commit('a', 100, 'А', 'A', 'product/help/docs/a.md', 'A', 'docs/a.md');
  expect(parseHistory(log, 'product/help/', [path('docs/a.md')], new Set()).size).toBe(1);
});
