import { expect, test } from '@jest/globals';
import { deserialize, serialize } from 'node:v8';
import { analysePage } from './analyse-page.ts';
import { decodeAnalysedPage, encodeAnalysedPage } from './analysed-page.ts';
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

function documentsOf(analysed: ReturnType<typeof analysePage>): readonly unknown[] {
  const bytes = buildSearchIndex([{ href: '/b/array/', breadcrumb: ['Стд'], page: analysed }], { languages });
  return (JSON.parse(new TextDecoder().decode(bytes)) as SearchIndexFile).map((part) => part.documents);
}

test('a page becomes title, headings, description, keywords and texts; deep sections belong to the one before', () => {
  const u = '/b/array/';
  expect(documentsOf(analysePage(page, analyser))).toEqual([
    [{ i: 0, t: 'Массив', u, b: ['Стд'] }],
    [
      { i: 2, t: 'Методы', h: '#методы', u, p: 0 },
      { i: 4, t: 'Пусто', h: '#пусто', u, p: 0 },
    ],
    [{ i: 0, t: 'Тип «Массив».', s: 'Массив', u, p: 0 }],
    [{ i: 0, t: 'Array, Стд::Массив', s: 'Массив', u, p: 0 }],
    [
      { i: 1, t: 'Хранит элементы.', s: 'Массив', h: '', u, p: 0 },
      { i: 3, t: 'Добавить и "удалить".\\ Добавить Добавляет элемент.', s: 'Методы', h: '#методы', u, p: 0 },
      { i: 5, t: 'Ещё раз.', s: 'Массив', h: '#again', u, p: 0 },
    ],
  ]);
});

test('a page that begins with a deep section keeps its text', () => {
  const sections = [{ anchor: 'x', heading: 'Глубоко', level: 5, text: 'текст' }];
  const [, headings, , , contents] = documentsOf(analysePage({ title: 'Т', description: '', keywords: [], sections }, analyser));
  expect(headings).toEqual([]);
  expect(contents).toEqual([expect.objectContaining({ t: 'Глубоко текст', h: '' })]);
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
