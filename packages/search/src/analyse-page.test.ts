import { expect, test } from '@jest/globals';
import { deserialize, serialize } from 'node:v8';
import { analysePage, decodeAnalysedPage, encodeAnalysedPage } from './analyse-page.ts';
import { createAnalyser } from './analyser.ts';
import { buildSearchIndex } from './build-search-index.ts';
import type { SearchIndexFile } from './index-format.ts';

const languages = ['ru', 'en'];
const analyser = createAnalyser(languages);
const page = {
  title: 'Массив',
  description: 'Тип «Массив».',
  keywords: ['Array', 'Стд::Массив'],
  sections: [
    { anchor: '', heading: '', level: 1, text: 'Хранит элементы.' },
    { anchor: 'методы', heading: 'Методы', level: 2, text: 'Добавить и "удалить".\\' },
    { anchor: 'add', heading: 'Добавить', level: 4, text: 'Добавляет элемент.' },
    { anchor: 'пусто', heading: 'Пусто', level: 3, text: '' },
    { anchor: 'again', heading: 'Массив', level: 2, text: 'Ещё раз.' },
  ],
};

function indexOf(analysed: ReturnType<typeof analysePage>): SearchIndexFile {
  const { index } = buildSearchIndex([{ href: '/b/array/', breadcrumb: ['Стд'], page: analysed }], { languages, basePath: '/b/', nameOf: () => 'x' });
  return JSON.parse(new TextDecoder().decode(index)) as SearchIndexFile;
}

const documentsOf = (analysed: ReturnType<typeof analysePage>): readonly unknown[] => indexOf(analysed).map((entry) => entry.documents);

test('a page becomes title, headings, description, keywords and texts; deep sections belong to the one before', () => {
  expect(documentsOf(analysePage(page, analyser))).toEqual([
    [{ t: 'Массив', u: '/b/array/', b: ['Стд'] }],
    [['Методы', '', 'Пусто', '', 'Массив', 'again']],
    ['Тип «Массив».'],
    ['Array, Стд::Массив'],
    [2, 6, 0, 2],
  ]);
});

test('a page that begins with a deep section keeps its text', () => {
  const sections = [{ anchor: 'x', heading: 'Глубоко', level: 5, text: 'текст' }];
  const [, headings, , , contents] = documentsOf(analysePage({ title: 'Т', description: '', keywords: [], sections }, analyser));
  expect(headings).toEqual([[]]);
  expect(contents).toEqual([2]);
});

test('an analysed page survives a cache, at whatever place of a pack its bytes lie', () => {
  const analysed = analysePage(page, analyser);
  const encoded = encodeAnalysedPage(analysed);
  const pack = new Uint8Array(encoded.length + 3);
  pack.set(encoded, 3);
  expect(documentsOf(decodeAnalysedPage(pack.subarray(3)))).toEqual(documentsOf(analysed));
  expect(documentsOf(decodeAnalysedPage(deserialize(serialize(encoded)) as Uint8Array))).toEqual(documentsOf(analysed));
});

test('bytes of another format are refused', () => {
  const encoded = encodeAnalysedPage(analysePage(page, analyser)).slice();
  encoded[3] = 0;
  expect(() => decodeAnalysedPage(encoded)).toThrow(RangeError);
  expect(() => decodeAnalysedPage(new Uint8Array(0))).toThrow(RangeError);
});

test('equal pages give equal bytes, whatever the analyser saw before', () => {
  const other = createAnalyser(languages);
  other.analyse('совсем другие слова HttpClient');
  expect(encodeAnalysedPage(analysePage(page, other))).toEqual(encodeAnalysedPage(analysePage(page, analyser)));
});
