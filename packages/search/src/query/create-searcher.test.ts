import { describe, expect, test } from '@jest/globals';
import { analysePage } from '../analyse-page.ts';
import { createAnalyser } from '../analyser.ts';
import { buildSearchIndex } from '../build-search-index.ts';
import type { SearchAnswer } from './answer.ts';
import type { SearcherTools } from './create-judge.ts';
import { createSearcher, type Searcher } from './create-searcher.ts';

const languages = ['ru', 'en'];

type Sections = readonly (readonly [heading: string, text: string])[];

const pages: readonly { title: string; keywords: readonly string[]; description: string; sections: Sections }[] = [
  {
    title: 'HttpClient',
    keywords: ['КлиентHttp', 'Std::Http::HttpClient'],
    description: 'Отправляет запросы по протоколу HTTP.',
    sections: [['', 'Клиент хранит настройки соединения.'], ['Время ожидания', 'Сколько ждать ответа сервера; ошибка ожидания — исключение.']],
  },
  {
    title: 'Массив',
    keywords: ['Array', 'Std::Collections::Array'],
    description: 'Упорядоченный набор значений.',
    sections: [['', 'Элементы массива нумеруются с нуля.'], ['Массив.Добавить', 'Добавляет элемент в конец. ЧтениеФайла здесь ни при чём.']],
  },
  { title: 'Работа с коллекциями', keywords: [], description: 'Когда брать массив, когда соответствие.', sections: [['Обход', 'Для каждого элемента массива выполняется тело цикла. Число ошибок равно нулю.']] },
  { title: 'Инструкция если', keywords: ['if'], description: 'Выбор ветки по условию.', sections: [['', 'Если условие истинно, выполняется первая ветка.']] },
  { title: 'Стопка', keywords: ['Stack', 'Std::Lists::Stack'], description: 'Отдаёт последнее.', sections: [['Вставить · Insert · метод', 'Кладёт наверх.'], ['Унаследованное', 'Удалить, Размер.']] },
  { title: 'СтопкаСлов', keywords: ['StackOfWords'], description: 'Хранит слова.', sections: [['Снять · Pop · метод', 'Вставить и удалить слово нельзя.']] },
  { title: 'Отправка писем', keywords: [], description: 'Письма по SMTP.', sections: [['', 'Подпись письма и архив во вложении. Подключение к серверу по HttpClient не нужно.']] },
  { title: 'Приёмы', keywords: [], description: '', sections: [['Почта', 'Отправка письма.'], ['Выбор', 'Показано, как сделать и добавить условие, которое выбирает ветку.'], ['Оркестр', 'Дирижёр.'], ['Зачем имя', 'Имя помогает читать.'], ['Значение имени', 'Что имя хранит.']] },
];

const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

function searcherOf(tools: Partial<SearcherTools> = {}, synonyms: readonly (readonly string[])[] = []): Searcher {
  const analyser = createAnalyser(languages);
  const built = buildSearchIndex(
    pages.map(({ sections, ...page }, number) => ({
      href: `/d/${number}/`,
      breadcrumb: ['Раздел'],
      page: analysePage({ ...page, sections: sections.map(([heading, text]) => ({ anchor: heading.toLowerCase(), heading, level: 2, text })) }, analyser),
    })),
    { languages, basePath: '/d/', nameOf: (bytes) => String(bytes.length), synonyms },
  );
  const parts = new Map(built.parts.map(({ path, bytes }) => [`/d/${path}`, parse(bytes)]));
  return createSearcher(parse(built.index), { languages, load: async (href) => parts.get(href), ...tools });
}

const searcher = searcherOf();
const ask = (text: string): Promise<SearchAnswer> => searcher.ask({ text, depth: 'all', limit: 8 });
const titles = async (text: string): Promise<readonly string[]> => (await ask(text)).pages.map(({ title }) => title);

describe('a searcher finds', () => {
  test.each([
    ['массивами', 'Массив'],
    ['Массив', 'Массив'],
    ['ошибка', 'Работа с коллекциями'],
    ['чисел', 'Работа с коллекциями'],
    ['письмо', 'Отправка писем'],
    ['подписи', 'Отправка писем'],
    ['архивы', 'Отправка писем'],
    ['client', 'HttpClient'],
    ['файла', 'Массив'],
    ['Std::Http', 'HttpClient'],
    ['Std.Http.HttpClient', 'HttpClient'],
    ['Массив.Добавить(', 'Массив'],
    ['array', 'Массив'],
    ['КлиентHttp', 'HttpClient'],
    ['если', 'Инструкция если'],
    ['if', 'Инструкция если'],
    ['для', 'Работа с коллекциями'],
    ['масси', 'Массив'],
    ['отправк', 'Отправка писем'],
  ])('%s', async (text, title) => expect(await titles(text)).toContain(title));

  test('a member of a type by its own name in each language and behind the name of its type', async () => {
    for (const question of ['Вставить', 'Insert', 'Стопка.Вставить', 'Stack.Insert', 'Std::Lists::Stack.Insert']) {
      const [first] = (await ask(question)).pages;
      expect([question, first?.title, first?.sections[0]?.heading]).toEqual([question, 'Стопка', 'Вставить · Insert · метод']);
    }
  });

  test('a title behind the names above it, and nothing that only has one of these', async () => {
    expect(await titles('Раздел::Стопка')).toEqual(['Стопка']);
    expect((await titles('Стопка::Раздел')).length).toBeGreaterThan(1);
  });

  test('first the type that the question begins with, when the member is described elsewhere', async () => {
    expect((await titles('Stack.Удалить'))[0]).toBe('Стопка');
  });

  test('an exact name first, then titles, then headings and texts', async () => {
    expect((await titles('массив'))[0]).toBe('Массив');
    expect((await titles('httpclient'))[0]).toBe('HttpClient');
    expect((await titles('httpclient')).at(-1)).toBe('Отправка писем');
  });

  test('the section that has the words, under its page, with its address', async () => {
    const [page] = (await ask('ожидание ответа')).pages;
    expect(page).toMatchObject({ title: 'HttpClient', href: '/d/0/', breadcrumb: ['Раздел'] });
    expect(page?.sections).toEqual([{ heading: 'Время ожидания', hash: `#${encodeURIComponent('время ожидания')}`, kind: 'heading' }]);
  });

  test('a page whose sections have the words together', async () => {
    expect(await titles('настройки ожидания')).toEqual(['HttpClient']);
  });

  test('what has most of the words, when nothing has them all', async () => {
    expect(await titles('массив дирижабль')).toContain('Массив');
  });

  test('words with one letter wrong, missing, too many or in the place of its neighbour, and tells the right spelling', async () => {
    for (const text of ['httpcliant', 'httpclint', 'httpcliennt', 'htptclient']) {
      const answer = await ask(`${text} `);
      expect(answer.pages[0]?.title).toBe('HttpClient');
      expect(answer.corrected).toBe('HttpClient');
    }
  });

  test('a misspelt word as if it had been written right: its own name first, whatever its wrong form loses to its stem', async () => {
    expect(await ask('масив')).toMatchObject({ corrected: 'Массив', pages: [{ title: 'Массив' }, {}] });
    expect(await ask('инстукциями')).toMatchObject({ corrected: 'Инструкция', pages: [{ title: 'Инструкция если' }] });
    expect((await ask('масив')).pages).toEqual((await ask('Массив')).pages);
  });

  test('a word of names by one letter less, though too short a stem of that is another word', async () => {
    for (const [text, fuzzyDistance, corrected, heading] of [['зачение', 1, 'Значение', 'Значение имени'], ['зачение имени', 1, 'Значение имени', 'Значение имени'], ['зачение', 0, undefined, 'Зачем имя']] as const) {
      const answer = await searcherOf({ fuzzyDistance }).ask({ text, depth: 'all', limit: 8 });
      expect([answer.corrected, answer.pages[0]?.sections[0]?.heading]).toEqual([corrected, heading]);
    }
    for (const text of ['зачем', 'значения', 'значениями', 'значен']) {
      const { corrected, pages: found } = await ask(text);
      expect([text, corrected, found[0]?.title]).toEqual([text, undefined, 'Приёмы']);
    }
  });

  test('no Latin word by what is an ending of Russian ones', async () => {
    expect((await ask('stackol ')).total).toBe(0);
    expect((await ask('stakc ')).corrected).toBe('Stack');
  });

  test('sections at their anchors, those too that the index leaves out because they are the words of the heading', async () => {
    for (const [text, hash] of [['обход', '#обход'], ['время ожидания', '#время ожидания']] as const) {
      const { pages: found } = await ask(text);
      expect(decodeURIComponent(found[0]?.sections[0]?.hash ?? '')).toBe(hash);
    }
  });

  test('the other words of a misspelt question as they were typed', async () => {
    expect((await ask('обход по масиву')).corrected).toBe('обход по Массив');
  });

  test('what is only in part a question in the other keyboard layout as it was typed', async () => {
    expect((await ask('масив ша')).corrected).toBe('Массив ша');
  });

  test('what was typed in the other keyboard layout', async () => {
    expect(await ask('vfccbd')).toMatchObject({ corrected: 'массив', pages: [{ title: 'Массив' }, {}] });
    expect(await ask('реезсдшуте')).toMatchObject({ corrected: 'httpclient' });
  });

  test.each([
    ['vfccbd обход', 'массив обход'],
    ['обход vfccbdf', 'обход массива'],
    ['реез массив', 'http массив'],
    ['HttpClient ghjnjrjke', 'HttpClient протоколу'],
    ['vассив', 'массив'],
    ['Работа с vассивом', 'Работа с массивом'],
    ['РеезClient', 'httpclient'],
    ['j,]trn обход', undefined],
    ['\'ktvtyns vfccbdf', 'элементы массива'],
  ])('the words of a question that were typed in the other keyboard layout, and the others as they are: %s', async (text, corrected) => {
    const answer = await ask(text);
    expect(answer.corrected).toBe(corrected);
    if (corrected !== undefined) expect(answer.pages).toEqual((await ask(corrected)).pages);
  });

  test.each(['HttpClient', 'КлиентHttp', 'http массив', 'Std::Http КлиентHttp', 'массив ъ', 'массив frobnicate', 'обход ф', 'if', 'СтопкаСлов Pop'])('what is right as it is, whatever it would be in the other layout: %s', async (text) => {
    const { corrected, total } = await ask(text);
    expect([corrected, total > 0]).toEqual([undefined, true]);
  });

  test('no sign in the place of a letter: a word that the site has not is none in the other layout with signs in it', async () => {
    expect(await titles('хэш массива')).toContain('Массив');
    expect((await ask('хэш массива')).corrected).toBeUndefined();
  });

  test('what a word of the site is meant to be only where most of its letters are there, and a short one its first', async () => {
    expect((await ask('сетка ')).total).toBe(0);
    expect((await ask('циклон ')).total).toBe(0);
    expect((await titles('ветга '))[0]).toBe('Инструкция если');
  });

  test('what a sentence asks, without what only says how', async () => {
    expect((await titles('как условие ветки'))[0]).toBe('Инструкция если');
    expect((await titles('как сделать ветку условия'))[0]).toBe('Инструкция если');
    expect((await titles('как добавить'))[0]).toBe('Массив');
    expect((await titles('как ветка'))[0]).toBe('Приёмы');
  });

  test('a page whose names have all words but one before one that has all of them here and there', async () => {
    expect(await titles('отправка письма дирижёр')).toEqual(['Отправка писем', 'Приёмы']);
  });

  test('while a name is being typed first what is most nearly typed of it', async () => {
    expect((await titles('стоп')).slice(0, 2)).toEqual(['Стопка', 'СтопкаСлов']);
    expect((await titles('stac')).slice(0, 2)).toEqual(['Стопка', 'СтопкаСлов']);
  });

  test('a word that is being typed up to a vowel that its term has not', async () => {
    for (const text of ['стоп', 'стопо', 'стопок', 'ошибо']) expect([text, (await ask(text)).corrected, (await ask(text)).total > 0]).toEqual([text, undefined, true]);
    expect(await titles('стопо')).toEqual(expect.arrayContaining(['Стопка', 'СтопкаСлов']));
    expect((await ask('стопо ')).corrected).toBe('Стопка');
  });

  test('nothing for what is nowhere', async () => {
    expect(await ask('дирижабль')).toEqual({ pages: [], total: 0, terms: [] });
    expect(await ask(' — ')).toEqual({ pages: [], total: 0, terms: [] });
  });

  test('synonyms of the site', async () => {
    const own = searcherOf({}, [['список', 'массив']]);
    const { pages: found } = await own.ask({ text: 'списки', depth: 'names', limit: 8 });
    expect(found[0]?.title).toBe('Массив');
  });
});

test('names are answered without loading a part, texts with the parts that hold the words', async () => {
  const loaded: string[] = [];
  const own = searcherOf({
    load: (href) => {
      loaded.push(href);
      return Promise.resolve({ terms: [], postings: [] });
    },
  });
  await own.ask({ text: 'массив', depth: 'names', limit: 8 });
  expect(loaded).toEqual([]);
  await own.ask({ text: 'массив', depth: 'all', limit: 8 });
  await own.ask({ text: 'массивы', depth: 'all', limit: 8 });
  expect(loaded).toHaveLength(1);
});

test('a part that could not be loaded is asked for again', async () => {
  let attempts = 0;
  const own = searcherOf({
    load: () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('no network')) : Promise.resolve({ terms: ['нул'], postings: [[1]] });
    },
  });
  await expect(own.ask({ text: 'нуля', depth: 'all', limit: 8 })).rejects.toThrow('no network');
  expect((await own.ask({ text: 'нуля', depth: 'all', limit: 8 })).total).toBe(1);
});

test('an index of another version or analyser is refused', () => {
  expect(() => createSearcher([{}, {}], { languages, load: async () => ({}) })).toThrow('no search index of this version');
  expect(() => searcherOf({ languages: ['en'] })).toThrow('was made by');
});

test('rows beyond the limit are left out, and counted', async () => {
  const answer = await searcher.ask({ text: 'массив', depth: 'all', limit: 2 });
  expect(answer.pages.reduce((rows, page) => rows + 1 + page.sections.length, 0)).toBe(2);
  expect(answer.total).toBeGreaterThan(1);
});

test('no wrong letter is forgiven where the site forgives none', async () => {
  const question = { text: 'колекциями ', depth: 'all', limit: 8 } as const;
  expect((await searcherOf().ask(question)).total).toBeGreaterThan(0);
  expect((await searcherOf({ fuzzyDistance: 0 }).ask(question)).total).toBe(0);
});

const nearestTo = async (text: string): Promise<string | undefined> => (await ask(text)).nearest;

test('a question that nothing answers is told what is written like it but for one letter, and nothing further from it', async () => {
  const strict = searcherOf({ fuzzyDistance: 0 });
  expect((await strict.ask({ text: 'инстрвкция', depth: 'all', limit: 8 })).nearest).toBe('Инструкция');
  expect(await nearestTo('инзтуркцыя')).toBeUndefined();
  expect(await nearestTo('дирижабль')).toBeUndefined();
  expect(await nearestTo('массив')).toBeUndefined();
});
