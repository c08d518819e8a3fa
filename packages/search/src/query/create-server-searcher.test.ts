import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAnalyser } from '../analyser.ts';
import { analysePage } from '../analyse-page.ts';
import { buildSearchIndex } from '../build-search-index.ts';
import { listDocuments, type SearchDocument } from '../search-document.ts';
import { gatherWords } from '../index-words.ts';
import { createSearcher } from './create-searcher.ts';
import { createServerSearcher } from './create-server-searcher.ts';
import type { SearchServer } from './server-requests.ts';

const languages = ['ru', 'en'];
const analyser = createAnalyser(languages);
const synonyms = [['список', 'массив']];
const page = (href: string, title: string, texts: readonly (readonly [heading: string, text: string])[], keywords: readonly string[] = []) => ({
  href,
  breadcrumb: ['Справка'],
  kind: 'doc',
  version: '8.5',
  locale: 'ru',
  page: { title, description: `О том, что такое ${title}`, keywords, sections: texts.map(([heading, text]) => ({ anchor: heading.toLowerCase(), heading, level: heading === '' ? 1 : 2, text })) },
});
const pages = [
  page('/array/', 'Массив', [['', 'Набор элементов.'], ['Добавить', 'Добавляет элемент в конец массива.']]),
  page('/http/', 'HttpClient', [['', 'Отправляет запросы.'], ['Ожидание', 'Время ожидания ответа сервера.']], ['запрос']),
  page('/errors/', 'Ошибки', [['', 'Ошибка сервера и исключения.'], ['Массив ошибок', 'Их список.']]),
];
const documents = listDocuments(pages, analyser, encodeURIComponent);
const thesaurus = { failure: ['провал, крах', 'исключение, ошибка'], unknown: ['ось', 'система'] } as const;
let words: string | undefined = JSON.stringify(gatherWords(documents, { analyser, synonyms, thesaurus }));

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
}
const asked: Asked[] = [];
let served: readonly unknown[] = documents;
/** The documents that have one of the terms in `q`, as a real server chooses them. */
const choose = (q: string): readonly unknown[] => documents.filter((document) => q.split(' ').some((term) => Object.entries(document).some(([name, terms]) => name.endsWith('Terms') && String(terms).split(' ').includes(term))));
let isChoosing = false;
const wrappers: { readonly [server in SearchServer]: (found: readonly unknown[]) => object } = {
  opensearch: (found) => ({ responses: [1, 2].map(() => ({ hits: { hits: found.map((document) => ({ _source: document })) } })) }),
  typesense: (found) => ({ hits: found.map((document) => ({ document })) }),
  meilisearch: (found) => ({ hits: found }),
};
/** Answers each request by all that is served, worst first: what of it is an answer is not the server's to say. */
const standIn = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const text = Buffer.concat(chunks).toString();
    const server = url.pathname.split('/')[1] as SearchServer;
    if (url.pathname.endsWith('/words')) return response.end(JSON.stringify(server === 'opensearch' ? { _source: { words } } : { words }));
    const bodies = text.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as unknown)));
    asked.push({ method: request.method ?? '', url, body: server === 'opensearch' ? bodies : bodies[0] });
    return response.end(JSON.stringify(wrappers[server]([...(isChoosing ? choose(url.searchParams.get('q') ?? '') : served)].toReversed())));
  });
});
beforeAll(() => new Promise<void>((done) => void standIn.listen(0, '127.0.0.1', done)));
afterEach(() => void (isChoosing = false));
afterAll(() => new Promise<void>((done) => void standIn.close(() => done())));

const searcherOf = (server: SearchServer, only?: { readonly [field: string]: string }) =>
  createServerSearcher({
    server,
    address: `/${server}/docs/`,
    languages,
    ...(only === undefined ? {} : { only }),
    send: async ({ method, url, body }) => (await fetch(`http://127.0.0.1:${(standIn.address() as AddressInfo).port}${url}`, { method, ...(body === undefined ? {} : { body }) })).json(),
  });
const ask = async (server: SearchServer, text: string, only?: { readonly [field: string]: string }) => {
  asked.length = 0;
  return searcherOf(server, only).ask({ text, depth: 'all', limit: 10 });
};

/** How `text` is understood, the first page that answers it, and what the server was asked for it. */
const trace = async (text: string): Promise<readonly unknown[]> => {
  const { corrected, pages: found } = await ask('typesense', text);
  return [corrected, found[0]?.title, asked.map(({ url }) => url.searchParams.get('q'))];
};

const { index, parts } = buildSearchIndex(pages.map((each) => ({ ...each, page: analysePage(each.page, analyser) })), { languages, basePath: '/', nameOf: (bytes) => `${bytes.length}`, synonyms, thesaurus });
const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
const own = createSearcher(parse(index), { languages, load: async (href) => parse(parts.find(({ path }) => `/${path}` === href)?.bytes ?? new Uint8Array()) });

describe('createServerSearcher', () => {
  test.each(['opensearch', 'typesense', 'meilisearch'] as const)('answers from %s as an index in the browser does', async (server) => {
    for (const text of ['массивами', 'ошибка серв', 'client', 'список', 'vfccbd', 'ожидпние ', 'дирижабль', 'время ожидания дирижабля', 'крах', 'masiv', '']) {
      expect(await ask(server, text)).toEqual(await own.ask({ text, depth: 'all', limit: 10 }));
    }
  });

  test('asks OpenSearch for each word in all that the site has of it, for pages and for sections', async () => {
    await ask('opensearch', 'крах HttpClient ошиб', { version: '8.5' });
    const { method, url, body } = asked[0] as Asked;
    expect([method, url.pathname]).toEqual(['POST', '/opensearch/docs/_msearch']);
    const [header, ofPages, , ofSections] = body as readonly object[];
    expect(header).toEqual({});
    expect(ofPages).toMatchObject({ size: 60, collapse: { field: 'page' }, _source: { excludes: ['titleTerms', 'keywordTerms', 'headingTerms', 'descriptionTerms', 'textTerms'] }, query: { bool: { minimum_should_match: 1, filter: [{ term: { version: '8.5' } }] } } });
    expect(ofSections).toMatchObject({ size: 200 });
    expect(ofSections).not.toHaveProperty('collapse');
    const { should } = (ofPages as { readonly query: { readonly bool: { readonly should: readonly { readonly dis_max: { readonly queries: readonly { readonly multi_match: object }[] } }[] } } }).query.bool;
    expect(should.map(({ dis_max: { queries } }) => queries.map(({ multi_match }) => multi_match))).toMatchObject([
      [{ query: 'httpclient', fields: ['titleTerms^16', 'keywordTerms^8', 'headingTerms^4', 'descriptionTerms^2', 'textTerms^1'], boost: 1 }],
      [{ query: 'ошибк', boost: 0.6 }],
      // Of what «крах» may mean a name has this alone.
      [{ query: 'ошибк', boost: 0.8 }],
    ]);
  });

  test('asks for nothing that the site does not have', async () => {
    await ask('opensearch', 'дирижабль');
    expect(asked).toEqual([]);
  });

  test('counts words in the whole index, not in what the server sent', async () => {
    const [start, add] = documents as [SearchDocument, SearchDocument];
    served = [start, add];
    const reasonsOf = async (searcher: ReturnType<typeof searcherOf>): Promise<unknown> => (await searcher.ask({ text: 'элемент массива', depth: 'all', limit: 10 })).pages[0]?.reasons;
    expect(await reasonsOf(searcherOf('opensearch'))).toEqual(await reasonsOf(own));
    served = documents;
  });

  test('refuses a server that was not told the words, or those of another analyser, and asks for them again', async () => {
    const before = words;
    const searcher = searcherOf('meilisearch');
    const askIt = () => searcher.ask({ text: 'массив', depth: 'all', limit: 1 });
    words = undefined;
    await expect(askIt()).rejects.toThrow('has to be loaded anew');
    words = JSON.stringify({ ...(JSON.parse(before ?? '') as object), analyser: 'another' });
    await expect(askIt()).rejects.toThrow('was made by another');
    words = before;
    expect((await askIt()).pages).toHaveLength(1);
  });

  test('finds an inherited member, though the server sends nothing of the types between', async () => {
    const types = [
      { ...page('/list/', 'Список', [['Вставить · Insert · метод', 'На место.']]), sort: 'type' as const },
      { ...page('/row/', 'Ряд', [['Сколько · Count · метод', 'Их число.']]), sort: 'type' as const, inherits: ['Список'] },
      { ...page('/queue/', 'Очередь', [['Первый · First · метод', 'Кто впереди.']]), sort: 'type' as const, inherits: ['Ряд'] },
    ];
    const exported = listDocuments(types, analyser, encodeURIComponent);
    const before = words;
    words = JSON.stringify(gatherWords(exported, { analyser, synonyms: [], thesaurus: {} }));
    served = exported.filter(({ title }) => title !== 'Ряд');
    const [first] = (await ask('opensearch', 'Очередь.Вставить')).pages;
    expect([first?.title, first?.owner, first?.sections[0]?.heading]).toEqual(['Список', 'Очередь', 'Вставить · Insert · метод']);
    [words, served] = [before, documents];
  });

  test('puts a part of a page behind what speaks of it, as an index in the browser does', async () => {
    const house = [
      { ...page('/house/', 'Дом', [['', 'Где живут.']]), sort: 'type' as const },
      { ...page('/house/light/', 'Дом: Свет', [['', 'Члены типа Дом.'], ['Светить · Shine · метод', 'Горит.']]), sort: 'type' as const, partOf: '/house/' },
      page('/door/', 'Дверь', [['', 'Ведёт в дом.']]),
    ];
    const exported = listDocuments(house, analyser, encodeURIComponent);
    const before = words;
    words = JSON.stringify(gatherWords(exported, { analyser, synonyms: [], thesaurus: {} }));
    served = exported;
    const titles = (await ask('opensearch', 'Дом')).pages.map(({ title }) => title);
    const [member] = (await ask('opensearch', 'Дом.Светить')).pages;
    [words, served] = [before, documents];
    expect(titles).toEqual(['Дом', 'Дверь', 'Дом: Свет']);
    expect([member?.title, member?.owner]).toEqual(['Дом: Свет', 'Дом: Свет']);
  });

  test('asks Typesense by an address alone', async () => {
    await ask('typesense', 'массивы, ошибка ', { version: '8.5`', locale: 'ru' });
    const { method, url, body } = asked[0] as Asked;
    expect([method, url.pathname, body]).toEqual(['GET', '/typesense/docs/documents/search', undefined]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      q: ['массивы', 'ошибка'].map((word) => analyser.normalise(word)).join(' '),
      query_by: 'titleTerms,keywordTerms,headingTerms,descriptionTerms,textTerms',
      exclude_fields: 'titleTerms,keywordTerms,headingTerms,descriptionTerms,textTerms',
      prefix: 'false',
      per_page: '200',
      filter_by: 'version:=`8.5` && locale:=`ru`',
    });
  });

  test('asks Meilisearch with what it must be, quoted', async () => {
    await ask('meilisearch', 'массивы', { version: '8"5' });
    expect(asked[0]).toMatchObject({ method: 'POST', url: { pathname: '/meilisearch/docs/search' }, body: { q: analyser.normalise('массивы'), limit: 200, filter: ['version = "8\\"5"'] } });
  });

  test('asks anew for the words of a question that were typed in the other keyboard layout, and for what was misspelt', async () => {
    isChoosing = true;
    expect(await trace('vfccbd Элемент')).toEqual(['массив Элемент', 'Массив', ['vfccbd элемент', 'массив элемент']]);
    expect(await trace('элемент vассива')).toEqual(['элемент массива', 'Массив', ['элемент vассива', 'элемент массив']]);
    expect(await trace('массив')).toEqual([undefined, 'Массив', ['массив']]);
  });

  test('shows nothing that leads out of the site or has another shape, and refuses what is no answer', async () => {
    const [first] = documents as [SearchDocument];
    served = [{ ...first, page: 'javascript:alert(1)' }, { ...first, page: '//example.com/' }, { ...first, title: 1 }, null, 'text'];
    expect((await ask('opensearch', 'массив')).pages).toEqual([]);
    served = documents;
    const odd = createServerSearcher({ server: 'typesense', address: '/x', languages, send: async ({ url }) => (url.endsWith('/words') ? { words } : { message: 'no' }) });
    await expect(odd.ask({ text: 'массив', depth: 'all', limit: 1 })).rejects.toThrow('This is no answer of typesense.');
  });

  test('asks no other origin', () => {
    for (const address of ['https://example.com/docs', '//example.com/docs', 'docs']) {
      expect(() => createServerSearcher({ server: 'opensearch', address, languages, send: async () => ({}) })).toThrow('own origin');
    }
  });
});
