import { describe, expect, test } from '@jest/globals';
import { createAnalyser } from '@helpgen/search';
import { analysePage, buildSearchIndex } from '@helpgen/search/build';
import { listDocuments, type IndexWords, type SearchDocument } from '@helpgen/search/export';
import type { ExportFormat } from './describe-index.ts';
import { exportDocuments } from './export-documents.ts';

const analyser = createAnalyser(['ru', 'en']);
const idOf = (url: string): string => `id${url.length}`;
const section = (anchor: string, heading: string, level: number, text: string) => ({ anchor, heading, level, text });
const pages = [
  {
    href: '/8.5/array/',
    breadcrumb: ['Типы'],
    kind: 'doc',
    version: '8.5',
    locale: 'ru',
    page: {
      title: 'Массив',
      description: 'Набор элементов',
      keywords: ['HttpClient'],
      sections: [section('', '', 1, 'Ошибки массива.'), section('добавить', 'Добавить', 2, 'В конец.'), section('deep', 'Глубоко', 4, 'Там.')],
    },
  },
  { href: '/8.5/empty/', breadcrumb: [], kind: 'page', version: '8.5', locale: 'ru', page: { title: 'Пусто', description: '', keywords: [], sections: [section('one', 'Раздел', 2, '')] } },
];
const documents = listDocuments(pages, analyser, idOf);
const synonyms = [['Список', 'массив'], ['ошибка', 'исключение'], ['массив', 'массивы']];
const run = (format: ExportFormat) => {
  const { documents: text, companions } = exportDocuments(documents, { format, name: 'docs', analyser, synonyms, thesaurus: {} });
  const lines = text.split('\n');
  expect(lines.pop()).toBe('');
  // The last document has the words, and before it stands an action line for OpenSearch.
  const ofWords = lines.splice(format === 'opensearch' ? -2 : -1).map((line) => JSON.parse(line) as { readonly words: string });
  return { ofWords, lines: lines.map((line) => JSON.parse(line) as unknown), companions: Object.fromEntries(Object.entries(companions).map(([kind, value]) => [kind, JSON.parse(value) as unknown])) };
};

describe('listDocuments', () => {
  test('gives the sections of an index of the same pages, in their order', () => {
    const { index } = buildSearchIndex(pages.map(({ href, breadcrumb, page }) => ({ href, breadcrumb, page: analysePage(page, analyser) })), { languages: ['ru', 'en'], basePath: '/', nameOf: () => 'x' });
    const parsed = JSON.parse(new TextDecoder().decode(index)) as readonly { readonly documents: readonly number[] }[];
    const lengths = documents.map(({ textTerms }) => (textTerms === '' ? 0 : textTerms.split(' ').length));
    expect(lengths).toEqual(parsed[4]?.documents);
    expect(documents.map(({ position, url }) => [position, url])).toEqual([
      [0, '/8.5/array/'],
      [1, '/8.5/array/#%D0%B4%D0%BE%D0%B1%D0%B0%D0%B2%D0%B8%D1%82%D1%8C'],
      [2, '/8.5/empty/'],
      [3, '/8.5/empty/#one'],
    ]);
  });

  test('says of a section what stands over it, its own text whole, and both as terms', () => {
    expect(documents[1]).toEqual({
      id: idOf(documents[1]?.url ?? ''),
      url: '/8.5/array/#%D0%B4%D0%BE%D0%B1%D0%B0%D0%B2%D0%B8%D1%82%D1%8C',
      page: '/8.5/array/',
      hash: '#%D0%B4%D0%BE%D0%B1%D0%B0%D0%B2%D0%B8%D1%82%D1%8C',
      kind: 'doc',
      version: '8.5',
      locale: 'ru',
      position: 1,
      title: 'Массив',
      heading: 'Добавить',
      breadcrumb: ['Типы'],
      description: 'Набор элементов',
      keywords: ['HttpClient'],
      text: 'В конец. Глубоко Там.',
      signs: '',
      sort: '',
      inherits: [],
      partOf: '',
      titleTerms: analyser.normalise('массивами'),
      headingTerms: analyser.normalise('добавить'),
      descriptionTerms: analyser.analyse('наборы элемента').join(' '),
      keywordTerms: 'httpclient http client',
      textTerms: analyser.analyse('В конец. Глубоко Там.').join(' '),
    });
  });
});

describe('exportDocuments', () => {
  const [list, array, error, exception] = ['список', 'массив', 'ошибка', 'исключение'].map((word) => analyser.normalise(word)) as [string, string, string, string];

  test('gives OpenSearch an action before each document, and fields of terms that it parts at spaces', () => {
    const { lines, companions } = run('opensearch');
    expect(lines).toEqual(documents.flatMap((document) => [{ index: { _id: document.id } }, document]));
    expect(companions['settings']).toMatchObject({
      mappings: { dynamic: 'strict', _meta: { analyser: analyser.label }, properties: { textTerms: { type: 'text', analyzer: 'whitespace' }, text: { type: 'text', index: false } } },
    });
  });

  test.each(['opensearch', 'typesense', 'meilisearch'] as const)('tells %s the words of the index in a document without texts', (format) => {
    const { ofWords } = run(format);
    const document = ofWords.at(-1) as SearchDocument;
    expect(ofWords).toHaveLength(format === 'opensearch' ? 2 : 1);
    expect(Object.keys(document).toSorted()).toEqual([...Object.keys(documents[0] ?? {}), 'words'].toSorted());
    expect([document.id, document.page, document.textTerms]).toEqual(['words', '', '']);
    const words = JSON.parse(document.words ?? '') as IndexWords;
    const terms = words.terms.split(' ');
    const at = (term: string): number => terms.indexOf(analyser.normalise(term));
    expect(terms).toEqual(terms.toSorted());
    expect(words).toMatchObject({ analyser: analyser.label, synonyms, pages: 2 });
    expect(words.fields.title.sectionsWith[at('массив')]).toBe(1);
    expect(words.fields.content.sectionsWith[at('массив')]).toBe(1);
    expect(words.pagesWith[at('массив')]).toBe(1);
    expect(words.fields.content).toMatchObject({ count: 2, words: documents.slice(0, 2).flatMap(({ textTerms }) => textTerms.split(' ')).length });
    expect(words.spellings.split(' ')).toEqual(['Массив', 'HttpClient', 'Набор', 'элементов', 'Добавить', 'Пусто', 'Раздел']);
  });

  test('gives Typesense a document a line, a schema with every field of it, and synonyms that can be put one by one', () => {
    const { lines, companions } = run('typesense');
    expect(lines).toEqual(documents);
    const { name, fields } = companions['schema'] as { readonly name: string; readonly fields: readonly { readonly name: string }[] };
    expect(name).toBe('docs');
    expect(['id', ...fields.map((field) => field.name)]).toEqual([...Object.keys(documents[0] ?? {}), 'words']);
    expect(companions['synonyms']).toEqual({ items: [{ id: 'same-meaning-1', synonyms: [list, array] }, { id: 'same-meaning-2', synonyms: [error, exception] }] });
  });

  test('gives Meilisearch a document a line, and settings that weigh a name before a text', () => {
    const { lines, companions } = run('meilisearch');
    expect(lines).toEqual(documents);
    expect(companions['settings']).toMatchObject({
      searchableAttributes: ['titleTerms', 'keywordTerms', 'headingTerms', 'descriptionTerms', 'textTerms'],
      stopWords: [],
      typoTolerance: { minWordSizeForTypos: { oneTypo: 4 } },
      synonyms: { [list]: [array], [array]: [list], [error]: [exception], [exception]: [error] },
    });
  });

  test('names every field of a document to OpenSearch, whose mappings allow no other', () => {
    const { properties } = (run('opensearch').companions['settings'] as { readonly mappings: { readonly properties: object } }).mappings;
    expect(Object.keys(properties).toSorted()).toEqual([...Object.keys(documents[0] ?? {}), 'words'].toSorted());
  });
});
