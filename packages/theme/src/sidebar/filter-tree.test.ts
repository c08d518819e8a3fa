import { expect, test } from '@jest/globals';
import type { SidebarNode } from '@helpgen/runtime';
import { filterTree, markWords, splitQuery } from './filter-tree.ts';

const doc = (label: string): SidebarNode => ({ kind: 'doc', label, href: `/${label}/` });
const group = (label: string, ...items: readonly SidebarNode[]): SidebarNode => ({ kind: 'category', label, items });
const labelsOf = (nodes: readonly SidebarNode[]): unknown => nodes.map((node) => ((node.items ?? []).length === 0 ? node.label : { [node.label]: labelsOf(node.items ?? []) }));
const tree = [doc('Начало'), group('Файлы', doc('Чтение файла'), group('Ещё', doc('Запись Файла'))), { ...group('Файл', doc('x')), href: '/f/' }];

test('entries with all the words are found below their groups, whatever their case', () => {
  const { items, count, shown } = filterTree(tree, splitQuery('  фАЙЛ за '));
  expect(labelsOf(items)).toEqual([{ Файлы: [{ Ещё: ['Запись Файла'] }] }]);
  expect([count, shown]).toEqual([1, 1]);
});

test('a group is found only when it leads somewhere', () => {
  expect(filterTree(tree, ['файл']).count).toBe(3);
  expect(labelsOf(filterTree(tree, ['файл']).items)).toEqual([{ Файлы: ['Чтение файла', { Ещё: ['Запись Файла'] }] }, 'Файл']);
});

test('an entry is found by its other name, too, and by words of both', () => {
  const tree = [{ ...doc('Строка'), aside: 'String' }, { ...doc('Число'), aside: 'Number' }];
  expect(['string', 'стр stri', 'numb'].map((query) => labelsOf(filterTree(tree, splitQuery(query)).items))).toEqual([['Строка'], ['Строка'], ['Число']]);
});

test('е finds ё, and ё finds е', () => {
  expect(filterTree([doc('Ёлка'), doc('Елка')], splitQuery('ёлка')).count).toBe(2);
});

test('of very many the first hundred are shown and all are counted', () => {
  const { items, count, shown } = filterTree(Array.from({ length: 3000 }, (_, index) => doc(`n${index}`)), ['n']);
  expect([items.length, count, shown]).toEqual([100, 3000, 100]);
});

test('nothing but words is looked for, and not more than ten', () => {
  expect(splitQuery(' \n ')).toEqual([]);
  expect(splitQuery('a '.repeat(50))).toHaveLength(10);
  expect(filterTree([doc('a.c'), doc('abc')], splitQuery('a.c')).count).toBe(1);
});

test.each([
  ['Чтение файла', ['фай', 'чт'], ['', 'Чт', 'ение ', 'фай', 'ла']],
  ['Ёж', ['еж'], ['', 'Ёж', '']],
  ['аба', ['а', 'аб'], ['', 'аб', '', 'а', '']],
  ['İstanbul', ['stan'], ['İ', 'stan', 'bul']],
  ['нет', ['да'], ['нет']],
])('in «%s» the words %p are marked', (label, words, pieces) => expect(markWords(label, words)).toEqual(pieces));
