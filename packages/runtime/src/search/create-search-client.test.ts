import { expect, test } from '@jest/globals';
import { createAnalyser } from '@helpgen/search';
import { analysePage, buildSearchIndex } from '@helpgen/search/build';
import { createSearchClient } from './create-search-client.ts';
import { createIndexOpener } from './open-index.ts';
import type { MarkedText } from './search-nouns.ts';

const languages = ['ru', 'en'];
const place = { href: 'https://example.com/b/search-index.json?_=1', languages, fuzzyDistance: 1 };
const page = analysePage(
  {
    title: 'Массив',
    keywords: [],
    description: 'Упорядоченный набор значений, которые нумеруются с нуля: о массивах на одной странице.',
    sections: [{ anchor: 'обход', heading: 'Обход массива', level: 2, text: 'Элементы идут по порядку.' }],
  },
  createAnalyser(languages),
);
const { index, parts } = buildSearchIndex([{ href: '/b/array/', breadcrumb: ['Типы'], page }], { languages, basePath: '/b/', nameOf: (bytes) => String(bytes.length), synonyms: [] });
const newerPlace = { ...place, href: 'https://example.com/b/search-index.json?_=2' };
const files = new Map([[place.href, index], [newerPlace.href, index], ...parts.map(({ path, bytes }) => [`https://example.com/b/${path}`, bytes] as const)]);

function deskOf(failures = 0): { readonly client: ReturnType<typeof createSearchClient>; readonly loaded: (readonly [string, boolean])[] } {
  const loaded: (readonly [string, boolean])[] = [];
  let left = failures;
  const open = createIndexOpener(async (href, isFresh) => {
    loaded.push([href, isFresh]);
    if ((left -= 1) >= 0) throw new Error('no network');
    return JSON.parse(new TextDecoder().decode(files.get(href)));
  });
  const client = createSearchClient(open, async ({ href }) => {
    loaded.push([href, false]);
    return '<div class="hg-prose"><p>Начало.</p><h2 id="обход">Обход</h2><p>Элементы массива идут по порядку, один за другим.</p></div>';
  });
  return { client, loaded };
}

test('an answer comes with the words marked in titles, headings and cut descriptions', async () => {
  const { pages, total } = await deskOf().client.ask(place, { text: 'массивов', depth: 'all', limit: 8 }, 40);
  expect(total).toBe(1);
  expect(pages[0]).toMatchObject({ href: '/b/array/', breadcrumb: ['Типы'], kind: 'title', title: { text: 'Массив', marks: [[0, 6]] } });
  expect(pages[0]?.sections[0]).toMatchObject({ hash: '#%D0%BE%D0%B1%D1%85%D0%BE%D0%B4', heading: { text: 'Обход массива', marks: [[6, 13]] } });
  const { text, marks } = pages[0]?.description ?? { text: '', marks: [] };
  // What the question names says what it is, whole.
  expect(text).toContain('массивах на одной странице.');
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['массивах']);
});

test('an answer has the words of the question as it was understood, each once', async () => {
  const { client } = deskOf();
  const answers = ['"массивов", массивов_ массивов и', 'vfccbdjd'].map((text) => client.ask(place, { text, depth: 'all', limit: 8 }, 40));
  expect((await Promise.all(answers)).map(({ words }) => words)).toEqual([['массивов', 'массивов_', 'и'], ['массивов']]);
});

test('the index is fetched once and asked to be fresh, its parts are not; one that failed is fetched again', async () => {
  const { client, loaded } = deskOf(1);
  const ask = (): Promise<unknown> => client.ask(place, { text: 'элемент', depth: 'all', limit: 8 }, 40);
  await expect(ask()).rejects.toThrow('no network');
  await ask();
  await ask();
  expect(loaded).toEqual([[place.href, true], [place.href, true], ...parts.map(({ path }) => [`https://example.com/b/${path}`, false])]);
});

test('texts are marked at every form of a word, at what the last one begins, and at a whole name', async () => {
  const { client } = deskOf();
  const texts = ['Ошибок нет, ошибка одна', 'Подключение', 'HttpClient и Http'];
  const marked = async (words: readonly string[]): Promise<readonly string[]> =>
    (await client.mark(texts, words, languages)).flatMap((ranges, number) => ranges.map(([start, end]) => texts[number]?.slice(start, end) ?? ''));
  expect(await marked(['ошибками', 'я'])).toEqual(['Ошибок', 'ошибка']);
  expect(await marked(['подкл'])).toEqual(['Подключение']);
  expect(await marked(['HttpClient'])).toEqual(['HttpClient']);
});

test('an excerpt is cut out of its section around the first wanted word, and a page is read once', async () => {
  const { client, loaded } = deskOf();
  const site = { basePath: '/b/', router: 'browser', trailingSlash: true } as const;
  const wanted = { terms: ['массив'], unfinished: '', languages };
  const cut = (hash: string): Promise<MarkedText> => client.excerpt({ href: '/b/array/', hash, site }, wanted, 20);
  const { text, marks } = await cut('#%D0%BE%D0%B1%D1%85%D0%BE%D0%B4');
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['массива']);
  expect(text.length).toBeLessThan(25);
  expect((await cut('')).text).toBe('Начало.');
  expect(loaded).toEqual([['/b/array/', false]]);
});

test('with an index that was written anew, articles are read anew, and the index before it is forgotten', async () => {
  const { client, loaded } = deskOf();
  const site = { basePath: '/b/', router: 'browser', trailingSlash: true } as const;
  const cut = (): Promise<MarkedText> => client.excerpt({ href: '/b/array/', hash: '', site }, { terms: [], unfinished: '', languages }, 20);
  const seen = (): readonly string[] => loaded.splice(0).map(([href]) => href);
  await client.open(place);
  await cut();
  await client.open(place);
  await cut();
  expect(seen()).toEqual([place.href, '/b/array/']);
  await client.open(newerPlace);
  await cut();
  expect(seen()).toEqual([newerPlace.href, '/b/array/']);
  await client.open(place);
  expect(seen()).toEqual([place.href]);
});
