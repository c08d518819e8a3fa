import { describe, expect, test } from '@jest/globals';
import lunr from 'lunr';
import { analysePage, type SearchablePage } from './analyse-page.ts';
import { createAnalyser } from './analyser.ts';
import { buildSearchIndex } from './build-search-index.ts';
import { documentTypes, lunrVersion, type DocumentType, type SearchIndexFile } from './index-format.ts';
import { registerAnalyser } from './register-analyser.ts';

const languages = ['ru', 'en'];
const analyser = createAnalyser(languages);
registerAnalyser(analyser);

const pages: readonly SearchablePage[] = [
  makePage('КлиентHttp', 'Настройки подключения к веб-сервису.', ['HttpClient', 'Std::Http::HttpClient'], [
    ['', 'Клиент хранит настройки и создаёт запросы. Массив заголовков передают методу.'],
    ['Методы', 'ЗапросGet, ЗапросPost; ответ читают из потока. ЧтениеФайла здесь ни при чём.'],
  ]),
  makePage('Массив', 'Упорядоченный набор элементов.', ['Array'], [
    ['', 'В массив добавляют элементы; объём массива растёт. Элементы массива нумеруются с нуля.'],
    ['Ошибки', 'При ошибке возникает исключение. Список ошибок: нет элемента, неверный тип.'],
    ['for', 'Обход массива: для Элемент из Массив.'],
  ]),
  makePage('Если', '', [], [['', 'Оператор если выбирает ветку; is проверяет тип, if — условие. Работа с массивами и числами. Одно число.']]),
  makePage('1, 10, 100', 'Числа 5 5 5 и числа.', [], [['', '...'], ['7', '7 7 77 constructor __proto__ toString _index t']]),
];

function makePage(title: string, description: string, keywords: readonly string[], sections: readonly (readonly [string, string])[]): SearchablePage {
  return {
    title,
    description,
    keywords,
    sections: sections.map(([heading, text]) => ({ anchor: heading.toLowerCase(), heading, level: heading === '' ? 1 : 2, text })),
  };
}

function build(sources: readonly SearchablePage[]): { file: SearchIndexFile; bytes: Uint8Array } {
  const indexed = sources.map((page, at) => ({ href: `/p${at}/`, breadcrumb: ['Раздел'], page: analysePage(page, analyser) }));
  const bytes = buildSearchIndex(indexed, { languages });
  return { file: JSON.parse(new TextDecoder().decode(bytes)) as SearchIndexFile, bytes };
}

// What lunr's own builder makes of the same terms, before it rounds a score differently and leaves out the places of terms.
function buildWithLunr(documents: readonly { readonly i: number; readonly t: string }[]) {
  const builder = new lunr.Builder();
  builder.ref('i');
  builder.field('t');
  builder.tokenizer = ((text: string) => analyser.analyse(text).map((term) => new lunr.Token(term, {}))) as never;
  for (const document of documents) builder.add(document);
  return JSON.parse(JSON.stringify(builder.build())) as SearchIndexFile[0]['index'];
}

function find(file: SearchIndexFile, type: DocumentType, query: string): string[] {
  const { documents, index } = partOf(file, type);
  const terms = analyser.analyse(query);
  const hits = lunr.Index.load(index).query((q) => {
    for (const term of terms) q.term(term, { presence: lunr.Query.presence.REQUIRED });
  });
  return hits.map((hit) => documents.find((document) => String(document.i) === hit.ref)?.t ?? '');
}

interface Part {
  readonly documents: readonly { readonly i: number; readonly t: string }[];
  readonly index: SearchIndexFile[0]['index'];
}

function partOf(file: SearchIndexFile, type: DocumentType): Part {
  const [title, heading, description, keywords, content] = file;
  return { title, heading, description, keywords, content }[type];
}

describe('the index of each type equals that of lunr', () => {
  const { file } = build(pages);
  test.each(documentTypes)('%s', (type) => {
    const { documents, index } = partOf(file, type);
    const expected = buildWithLunr(documents);
    expect(index.version).toBe(lunr.version);
    expect(index.fields).toEqual(expected.fields);
    expect(index.fieldVectors.map(([ref]) => ref)).toEqual(expected.fieldVectors.map(([ref]) => ref));
    for (const [place, [, vector]] of index.fieldVectors.entries()) {
      const theirs = expected.fieldVectors[place]?.[1] ?? [];
      expect(vector.filter((_value, odd) => odd % 2 === 0)).toEqual(theirs.filter((_value, odd) => odd % 2 === 0));
      // Hundredths of the exact score; lunr's thousandths lie half a thousandth at most from it.
      for (const [odd, value] of vector.entries()) expect(Math.abs(value - (theirs[odd] ?? Number.NaN))).toBeLessThanOrEqual(odd % 2 === 0 ? 0 : 0.0055);
    }
    expect(JSON.stringify(index.invertedIndex).replaceAll(':0', ':{}')).toBe(
      JSON.stringify(expected.invertedIndex).replaceAll(/"_index":0\b/g, '"_index":{}'),
    );
  });
});

test('results come in the order that scores of full precision give', () => {
  const random = mulberry(7);
  const words = Array.from({ length: 300 }, (_none, number) => `слово${'абвгдежзик'[number % 10]}${'клмнопрсту'[Math.floor(number / 10) % 10]}${'фхцчшщэюяы'[Math.floor(number / 100)]}`);
  const text = (): string => Array.from({ length: 20 + Math.floor(random() * 120) }, () => words[Math.floor(random() ** 2 * words.length)]).join(' ');
  const { file } = build(Array.from({ length: 150 }, (_none, number) => makePage(`Т${number}`, '', [], [['', text()], ['Раздел', text()]])));
  const ours = lunr.Index.load(file[4].index);
  const theirs = lunr.Index.load({ ...buildWithLunr(file[4].documents), pipeline: [] });
  let hits = 0;
  for (let round = 0; round < 100; round += 1) {
    const terms = [0, 1].flatMap(() => analyser.analyse(words[Math.floor(random() ** 2 * words.length)] ?? ''));
    const query = (index: lunr.Index) => index.query((q) => { for (const term of terms) q.term(term, {}); }).slice(0, 8);
    const scores = new Map(theirs.query((q) => { for (const term of terms) q.term(term, {}); }).map((hit) => [hit.ref, hit.score]));
    for (const [place, hit] of query(theirs).entries()) {
      hits += 1;
      // The same document, or one whose exact score is the same within the precision that is written.
      const own = scores.get(query(ours)[place]?.ref ?? '') ?? Number.NaN;
      expect(Math.abs(own - hit.score)).toBeLessThan(0.011);
    }
  }
  expect(hits).toBeGreaterThan(500);
});

describe('lunr loads the index and finds', () => {
  const { file } = build(pages);
  test.each([
    ['keywords', 'client', 'HttpClient, Std::Http::HttpClient'],
    ['keywords', 'Std::Http', 'HttpClient, Std::Http::HttpClient'],
    ['title', 'http', 'КлиентHttp'],
    ['title', 'клиентом', 'КлиентHttp'],
    ['title', 'массивами', 'Массив'],
    ['title', 'если', 'Если'],
    ['heading', 'ошибок', 'Ошибки'],
    ['heading', 'ошибка', 'Ошибки'],
    ['heading', 'for', 'for'],
  ] as const)('in %s by "%s": %s', (type, query, text) => {
    expect(find(file, type, query)).toEqual([text]);
  });

  test.each([
    ['массив', 4],
    ['массива', 4],
    ['объем', 1],
    ['объёмами', 1],
    ['Файла', 1],
    ['для', 1],
    ['is', 1],
    ['if', 1],
    ['чисел', 1],
    ['нет такого', 0],
  ])('%s in %i texts', (query, count) => {
    expect(find(file, 'content', query)).toHaveLength(count);
  });

  test('a raw word too, because the pipeline of the index is the analyser', () => {
    const index = lunr.Index.load(file[0].index);
    expect(index.query((q) => q.term('Массивами', {}))).toHaveLength(1);
  });
});

test('an index of another analyser cannot be loaded by mistake', () => {
  const { file } = build(pages);
  expect(file[0].index.pipeline).toEqual([analyser.label]);
  expect(() => lunr.Index.load({ ...file[0].index, pipeline: ['helpgen-analyser-0-xx'] })).toThrow('unregistered');
});

test('registering an analyser twice warns nobody', () => {
  const warnings: unknown[] = [];
  const { warn } = lunr.utils;
  lunr.utils.warn = (message: string) => warnings.push(message);
  registerAnalyser(createAnalyser(['en', 'ru']));
  lunr.utils.warn = warn;
  expect(warnings).toEqual([]);
});

test('an index without pages is five empty indexes that load', () => {
  const { file } = build([]);
  expect(file.map((part) => part.documents)).toEqual([[], [], [], [], []]);
  for (const part of file) expect(lunr.Index.load(part.index).query((q) => q.term('x', {}))).toEqual([]);
});

test('the same pages give the same bytes, in memory of just their size', () => {
  const { bytes } = build(pages);
  expect(build(pages).bytes).toEqual(bytes);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test('numbers grow by page and are unique but for what shares its page’s', () => {
  const { file } = build(pages);
  const ids = [...file[0].documents, ...file[1].documents, ...file[4].documents].map((document) => document.i);
  expect(new Set(ids).size).toBe(ids.length);
  for (const part of file) expect(part.documents.map((document) => document.i)).toEqual(part.documents.map((document) => document.i).toSorted((a, b) => a - b));
  expect(file[2].documents.every((document) => document.i === document.p)).toBe(true);
});

test('addresses and breadcrumbs are escaped', () => {
  const page = analysePage(makePage('Массив', '', [], []), analyser);
  const bytes = buildSearchIndex([{ href: '/"x"/', breadcrumb: ['а"\\', '</script>'], page }], { languages });
  const [titles] = JSON.parse(new TextDecoder().decode(bytes)) as SearchIndexFile;
  expect(titles.documents).toEqual([{ i: 0, t: 'Массив', u: '/"x"/', b: ['а"\\', '</script>'] }]);
});

test('the version of lunr that is written is the one that is installed', () => {
  expect(lunrVersion).toBe(lunr.version);
});

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
