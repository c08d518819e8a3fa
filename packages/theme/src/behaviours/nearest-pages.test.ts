import { expect, test } from '@jest/globals';
import { nearestPages } from './suggestions.ts';

const known = ['/topics/basic-syntax/', '/topics/loops/', '/topics/operators/', '/stdlib/Std/Http/HttpClient_ru/', '/темы/циклы/', '/'].map((path) => ({ label: path, path }));
const nearest = (wanted: string): readonly string[] => nearestPages(wanted, known).map(({ path }) => path);

test.each([
  ['a slip in its name', '/topics/basic-sintax/', '/topics/basic-syntax/'],
  ['another folder', '/guide/old/loops/', '/topics/loops/'],
  ['another case, and an ending', '/stdlib/std/http/httpclient.html', '/stdlib/Std/Http/HttpClient_ru/'],
  ['Cyrillic letters', '/темы/цикл/', '/темы/циклы/'],
])('a page is found by %s', (_what, wanted, path) => {
  expect(nearest(wanted)[0]).toBe(path);
});

test('what is like nothing finds nothing, and never more than three are found', () => {
  expect(nearest('/zzz/qqq/')).toEqual([]);
  const deep = ['name-scopes', 'scope', 'loops'].map((name) => ({ label: '', path: `/console/help/lang/docs/topics/${name}/` }));
  expect(nearestPages('/console/help/lang/docs/nope/', deep)).toEqual([]);
  expect(nearestPages('/loops/', Array.from({ length: 9 }, (_, index) => ({ label: '', path: `/loops${index}/` })))).toHaveLength(3);
});
