import { describe, expect, test } from '@jest/globals';
import { analysePage, type SearchablePage } from './analyse-page.ts';
import { createAnalyser } from './analyser.ts';
import { buildSearchIndex, joinIndexPieces } from './build-search-index.ts';
import { makeIndexPiece } from './index-piece.ts';
import type { SearchIndexFile, TermIndex } from './index-format.ts';

const languages = ['ru', 'en'];
const analyser = createAnalyser(languages);

function makePage(title: string, sections: readonly (readonly [string, string])[], keywords: readonly string[] = []): SearchablePage {
  return { title, description: '', keywords, sections: sections.map(([heading, text]) => ({ anchor: heading.toLowerCase(), heading, level: 2, text })) };
}

const decode = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

function build(pages: readonly SearchablePage[], breadcrumb: readonly string[] = ['Раздел']) {
  const indexed = pages.map((page, at) => ({ href: `/b/p${at}/`, breadcrumb, page: analysePage(page, analyser) }));
  const { index, parts } = buildSearchIndex(indexed, { languages, basePath: '/b/', nameOf: (bytes) => `${bytes.length}-${bytes.reduce((sum, byte) => (sum * 31 + byte) | 0, 7) >>> 0}` });
  return { index, parts, file: decode(index) as SearchIndexFile, parsed: parts.map(({ bytes }) => decode(bytes) as TermIndex) };
}

/** Term to sections with frequencies, however the postings are written. */
function readTerms({ terms, postings }: TermIndex): { readonly [term: string]: string } {
  return Object.fromEntries(
    terms.map((term, place) => {
      let section = -1;
      const steps = postings[place] ?? [];
      const found: string[] = [];
      for (let at = 0; at < steps.length; at += 1) {
        const step = steps[at] ?? 0;
        section += Math.abs(step);
        if (step < 0) at += 1;
        found.push(`${section}x${step < 0 ? steps[at] : 1}`);
      }
      return [term, found.join(' ')];
    }),
  );
}

/** The same from the analyser itself, without any of the code under test. */
function countTerms(texts: readonly (readonly [section: number, text: string])[]): { readonly [term: string]: string } {
  const counts = new Map<string, Map<number, number>>();
  for (const [section, text] of texts) {
    for (const term of analyser.analyse(text)) {
      const own = counts.get(term) ?? new Map<number, number>();
      counts.set(term, own.set(section, (own.get(section) ?? 0) + 1));
    }
  }
  return Object.fromEntries([...counts].map(([term, own]) => [term, [...own].map(([section, count]) => `${section}x${count}`).join(' ')]));
}

test('each kind of text has the terms of its sections, numbered through all pages', () => {
  const { file, parsed } = build([
    makePage('Массив', [['', 'Элементы массива, элементы.'], ['Методы', 'Добавить элемент.']], ['Array']),
    makePage('HttpClient', [['Запрос', ''], ['Ответ', 'Массив байтов.']]),
  ]);
  const [titles, headings, descriptions, keywords, contents] = file;
  expect(readTerms(titles.index)).toEqual(countTerms([[0, 'Массив'], [2, 'HttpClient']]));
  expect(readTerms(headings.index)).toEqual(countTerms([[1, 'Методы'], [3, 'Запрос'], [4, 'Ответ']]));
  expect(readTerms(descriptions.index)).toEqual({});
  expect(readTerms(keywords.index)).toEqual(countTerms([[0, 'Array']]));
  expect(Object.assign({}, ...parsed.map(readTerms))).toEqual(countTerms([[0, 'Элементы массива, элементы.'], [1, 'Добавить элемент.'], [4, 'Массив байтов.']]));
  expect(headings.documents).toEqual([['Методы', ''], ['Запрос', '', 'Ответ', '']]);
  expect(contents.documents).toEqual([3, 2, 0, 0, 2]);
});

describe('a long index', () => {
  const words = Array.from({ length: 900 }, (_none, number) => `слово${'абвгдежзик'[number % 10]}${'клмнопрсту'[Math.floor(number / 10) % 10]}${'фхцчшщэюя'[Math.floor(number / 100)]}`);
  const pages = Array.from({ length: 120 }, (_none, page) => makePage(`Т${page}`, [['', words.filter((_word, number) => (number * 7 + page) % 3 > 0).join(' ')]]));
  const { file, parts, parsed } = build(pages);

  test('is cut into parts whose first terms and addresses the file names in order', () => {
    const named = file[4].index.parts;
    expect(named.length).toBeGreaterThan(1);
    expect(named.map(([, href]) => href)).toEqual(parts.map(({ path }) => `/b/${path}`));
    expect(named.map(([from]) => from)).toEqual(parsed.map(({ terms }) => terms[0]));
    const all = parsed.flatMap(({ terms }) => terms);
    expect(all).toEqual(all.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test('has every word of every page in its parts', () => {
    const expected = countTerms(pages.map((page, number) => [number, page.sections[0]?.text ?? '']));
    expect(Object.assign({}, ...parsed.map(readTerms))).toEqual(expected);
  });

  test('changes in the parts that have the words of an edit alone', () => {
    const edited = pages.map((page, number) => (number === 60 ? makePage('Т60', [['', `${page.sections[0]?.text ?? ''} ${words[0]}`]]) : page));
    const before = new Set(parts.map(({ path }) => path));
    expect(build(edited).parts.filter(({ path }) => !before.has(path))).toHaveLength(1);
  });
});

test('an index without pages is five empty entries', () => {
  const { file, parts } = build([]);
  expect(file.map((entry) => [entry.type, entry.documents])).toEqual([['title', []], ['heading', []], ['description', []], ['keywords', []], ['content', []]]);
  expect(file[4].index.parts).toEqual([]);
  expect(parts).toEqual([]);
});

test('the same pages give the same bytes, in memory of just their size', () => {
  const pages = [makePage('Массив', [['', 'Текст о массиве.']])];
  const { index } = build(pages);
  expect(build(pages).index).toEqual(index);
  expect(index.buffer.byteLength).toBe(index.length);
});

test('addresses, headings and breadcrumbs are escaped', () => {
  const { file } = build([makePage('"\\', [['</script>', 'a']])], ['а"\\', '</script>']);
  expect(file[0].documents).toEqual([{ t: '"\\', u: '/b/p0/', b: ['а"\\', '</script>'] }]);
  expect(file[1].documents).toEqual([['</script>', '</script>']]);
});

test.each([1, 2, 3])('an index joined of pieces of %i pages is that of all pages', (size) => {
  const texts = ['Массив и число', 'Число', 'Массив массивов', '', 'Строка, число и массив', 'Ошибка'];
  const pages = texts.map((text, at) => ({
    href: `/p${at}/`,
    breadcrumb: [`Раздел ${at}`],
    page: analysePage(makePage(`Страница ${at}`, [['', text], ['Пример', `${text} ${text}`]], at % 2 === 0 ? ['число'] : []), analyser),
  }));
  const pieces = Array.from({ length: Math.ceil(pages.length / size) }, (_, at) => makeIndexPiece(pages.slice(at * size, (at + 1) * size)));
  const options = { languages, basePath: '/', nameOf: (bytes: Uint8Array) => String(bytes.length), synonyms: [['число', 'строка']] };
  expect(joinIndexPieces([...pieces, makeIndexPiece([])], options)).toEqual(buildSearchIndex(pages, options));
});
