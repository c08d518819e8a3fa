import { describe, expect, test } from '@jest/globals';
import { analysePage } from '../analyse-page.ts';
import { createAnalyser } from '../analyser.ts';
import { buildSearchIndex } from '../build-search-index.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import type { FoundPage, SearchAnswer } from './answer.ts';
import { createSearcher } from './create-searcher.ts';

const languages = ['ru', 'en'];

interface Section {
  readonly heading: string;
  readonly text: string;
  readonly signs?: string;
}

interface Page {
  readonly title: string;
  readonly keywords?: readonly string[];
  readonly inherits?: readonly string[];
  /** The title of the page that it is a part of. */
  readonly partOf?: string;
  readonly sections: readonly Section[];
}

const of = (text: string, heading = '', signs = ''): Section => ({ heading, text, signs });
const filler: readonly Page[] = Array.from({ length: 12 }, (_each, number) => ({
  title: `Страница ${number}`,
  sections: [of('Обычный текст о чтении, записи и времени ответа сервера.')],
}));

const pages: readonly Page[] = [
  { title: 'Обходимое', sections: [of('По одному.', 'Обойти · ForEach · метод'), of('Сколько их.', 'Размер · Size · метод')] },
  { title: 'Перечень', inherits: ['Обходимое'], sections: [of('Ничего не останется.', 'Очистить · Clear · метод')] },
  { title: 'Размер', sections: [of('Массив и размер: очистить, обойти.')] },
  { title: 'Массив', keywords: ['Array'], inherits: ['Перечень'], sections: [of('Элементы по порядку.'), of('В конец.', 'Добавить · Add · метод'), of('Файлы и потоки.', 'См. также')] },
  { title: 'ИсключениеHttp', keywords: ['HttpException'], sections: [of('Выбрасывается, когда запрос не дошёл.')] },
  { title: 'Исключения', keywords: ['exception', 'попытка'], sections: [of('Как поймать ошибку.')] },
  { title: 'Отладка', sections: [of('Точки останова.')] },
  // The keyword is a member that another type inherits.
  { title: 'Подсчёт', keywords: ['Массив.Размер'], sections: [of('Сколько чего.')] },
  { title: 'Значение по умолчанию «??»', sections: [of('Замена отсутствующему.')] },
  { title: 'Операция «как»', sections: [of('Другой тип.')] },
  { title: 'Ряды', keywords: ['[]'], sections: [of('Одно за другим.')] },
  { title: 'Операторы', sections: [of('Знаки языка.', 'Список', '% ?. ->')] },
  { title: 'Контейнеры', keywords: ['Docker'], sections: [of('Запуск в контейнере: важных дел очередь.')] },
  { title: 'Сроки', sections: [of('Скрипт ждал ответа.', 'Ожидание'), of('Пять секунд и больше.', 'Время'), of('Одно за другим.', 'Очередь важных дел')] },
  { title: 'Место', sections: [of('Где она.', 'Точка · Point · свойство')] },
  { title: 'Дом', keywords: ['House'], inherits: ['Обходимое'], sections: [of('Где живут.')] },
  { title: 'Дом: Вход', keywords: ['House'], partOf: 'Дом', sections: [of('Члены типа Дом.'), of('Впускает.', 'Впустить · Admit · метод')] },
  { title: 'Дом: Свет', keywords: ['House'], partOf: 'Дом', sections: [of('Члены типа Дом.'), of('Горит.', 'Светить · Shine · метод')] },
  { title: 'Дача', inherits: ['Дом'], sections: [of('За городом.', 'Копать · Dig · метод')] },
  { title: 'Подъезд', sections: [of('Дверь в дом.')] },
  { title: 'Свет в окне', sections: [of('Виден из каждого дома.')] },
  { title: 'Точка', keywords: ['Корень::Место::Точка'], sections: [of('Одно место.')] },
  { title: 'Конец и если', sections: [of('Общие слова.')] },
  { title: 'Пометки', sections: [of('Для проверки.', '«Обязать» · «Oblige» · аннотация'), of('При сборке.', '__DEV_FLAG__')] },
  { title: 'Кодировка 1251', keywords: ['windows-1251'], sections: [of('Кодировка 1251 и другие.')] },
  { title: 'Ключевые слова', sections: [of('Блок закрывает КонецЕсли.', 'Закрытие')] },
  ...filler,
  { title: 'Разное', sections: [of('connect'), of('timed', 'Одно'), of('out', 'Другое')] },
];

const read = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

function searcherOf(thesaurus: Thesaurus = {}) {
  const analyser = createAnalyser(languages);
  let files = 0;
  const built = buildSearchIndex(
    pages.map(({ title, keywords = [], inherits, partOf, sections }, number) => ({
      ...(inherits === undefined ? {} : { inherits }),
      ...(partOf === undefined ? {} : { partOf: `/d/${pages.findIndex((page) => page.title === partOf)}/` }),
      ...(title === 'Дом' || sections.some(({ heading }) => heading.includes(' · ')) ? { sort: 'type' as const } : {}),
      href: `/d/${number}/`,
      breadcrumb: [],
      page: analysePage({ title, keywords, description: '', sections: sections.map((section) => ({ ...section, anchor: section.heading, level: 2 })) }, analyser),
    })),
    { languages, basePath: '/', nameOf: () => String((files += 1)), thesaurus },
  );
  const parts = new Map(built.parts.map(({ path, bytes }) => [`/${path}`, read(bytes)]));
  return createSearcher(read(built.index), { languages, load: async (href) => parts.get(href) });
}

const searcher = searcherOf();
const ask = (text: string, asked = searcher): Promise<SearchAnswer> => asked.ask({ text, depth: 'all', limit: 20 });
const titles = async (text: string): Promise<readonly string[]> => (await ask(text)).pages.map(({ title }) => title);
const first = async (text: string, asked = searcher): Promise<string | undefined> => (await ask(text, asked)).pages[0]?.title;

describe('words may miss', () => {
  test('a page that has the words here and there is shown with the sections that have most of them', async () => {
    const found = (await ask('скрипт ждал пять секунд')).pages.find(({ title }) => title === 'Сроки') as FoundPage;
    expect(found.sections.map(({ heading }) => heading)).toContain('Ожидание');
  });

  test('an exception that a pasted message names comes before pages that have the rest of it', async () => {
    expect(await first('HttpException: connect timed out')).toBe('ИсключениеHttp');
    expect((await ask('HttpException: connect timed out')).pages.map(({ title }) => title)).toContain('Разное');
  });

  test('what is rare in a long question decides', async () => {
    expect(await first('подскажите пожалуйста как мне поставить точки останова если текст длинный')).toBe('Отладка');
  });

  test('a question about nothing of the site has no answer', async () => {
    expect((await ask('купить диван недорого')).total).toBe(0);
  });

  test('a question of whose names of things most are unknown has none, whatever is said of the rest', async () => {
    expect((await ask('рецепт борща на сервере')).total).toBe(0);
    expect((await ask('кадабрить ответ сервера')).total).toBeGreaterThan(0);
  });

  test('a question of whose few words the best page has little has none', async () => {
    expect((await ask('борщ элементы секунды время')).total).toBe(0);
  });

  test('one mended word of a question about something else is no answer', async () => {
    expect((await ask('отлодка борща')).total).toBe(0);
    expect(await first('отлодка')).toBe('Отладка');
  });

  test('a key that was held down is meant as nothing', async () => {
    const keys = searcherOf({ letter: ['i', 'массив'], name: ['ssssi', 'массив'] });
    expect((await ask('ыыыы', keys)).total).toBe(0);
    expect((await ask('ыыыыш', keys)).total).toBe(0);
  });

  test('words of a polite question count little: how, whether and in what way', async () => {
    expect(await first('скажите какая-нибудь возможность есть ли каким образом поставить точки останова')).toBe('Отладка');
  });

  test('words that only ask do not decide where the others stand', async () => {
    expect((await ask('узнать про точки останова')).pages[0]?.title).toBe('Отладка');
  });
});

describe('signs', () => {
  test.each([['??', 'Значение по умолчанию «??»'], ['что значит ??', 'Значение по умолчанию «??»'], ['->', 'Операторы'], ['?.', 'Операторы'], ['%', 'Операторы']])(
    '%s finds the page that tells of it',
    async (question, title) => expect(await first(question)).toBe(title),
  );

  test('a longer sign of other languages is asked as the one that it begins with', async () => {
    const answer = await ask('===', searcherOf({ equal: ['==', 'операторы'] }));
    expect([answer.pages[0]?.title, answer.corrected]).toEqual(['Операторы', '==']);
  });

  test('punctuation of a question is none', async () => {
    expect(await first('Массив?')).toBe('Массив');
    expect(await first('Массив.Добавить(')).toBe('Массив');
  });
});

describe('code', () => {
  test.each([['Массив ?? Отладка', 'Значение по умолчанию «??»'], ['ф как Массив', 'Операция «как»'], ['[файлы, потоки]', 'Ряды']])(
    'in %s the sign or the quoted word says more than what it stands between',
    async (question, title) => expect(await first(question)).toBe(title),
  );

  test('an identifier that no name of the site begins with is what its parts mean', async () => {
    const taught = searcherOf({ stop: ['break', 'отладка'] });
    expect(await first('debugBreak', taught)).toBe('Отладка');
    expect((await ask('debugBreak')).total).toBe(0);
  });
});

describe('sounds', () => {
  test.each([['masiv', 'Массив'], ['otladka', 'Отладка'], ['эксепшн', 'Исключения'], ['докер', 'Контейнеры']])('%s is heard as what the site has', async (question, title) => {
    expect(await first(question)).toBe(title);
    expect((await ask(question)).corrected).toBeDefined();
  });

  test.each([['тхт', 'txt'], ['сабстр', 'substr']])('%s is heard as what people ask for, %s', async (question, asked) => {
    const answer = await ask(question, searcherOf({ asked: [asked, 'отладка'] }));
    expect([answer.pages[0]?.title, answer.corrected]).toEqual(['Отладка', asked]);
  });

  test('words of an English sentence are not read as Russian ones', async () => {
    expect((await ask('docker otladka')).corrected).toBeUndefined();
  });
});

describe('a thesaurus', () => {
  const taught = searcherOf({ array: ['hashtable, список значений', 'массив'], stop: ['брейк, брейкпоинт', 'точки останова, отладка'], none: ['кот', 'пёс'] });

  test('leads from what is asked to what the site calls it, a phrase too, in any form', async () => {
    expect(await first('hashtable', taught)).toBe('Массив');
    expect(await first('списком значений', taught)).toBe('Массив');
    expect(await first('брейкпоинты', taught)).toBe('Отладка');
    expect((await ask('кот', taught)).total).toBe(0);
  });

  test('stands back behind three words that a page has together, though each of them has a meaning', async () => {
    const told = searcherOf({ queue: ['очередь', 'контейнеры'], weight: ['важные', 'контейнеры'], things: ['дела', 'контейнеры'] });
    expect(await first('очередь важных дел', told)).toBe('Сроки');
    expect(await first('важные дела', told)).toBe('Контейнеры');
  });

  test('tells of a phrase what it means, however many pages have its other words', async () => {
    const told = searcherOf({ lists: ['вереница чисел', 'массив'], store: ['ответ, время', 'разное'] });
    expect(await first('время ответа и вереница чисел', told)).toBe('Массив');
  });

  test('leaves an identifier whole that a text of the site has', async () => {
    const told = searcherOf({ end: ['конец', 'массив'], condition: ['если', 'отладка'] });
    expect((await ask('КонецЕсли', told)).pages.map(({ title }) => title)).toEqual((await ask('КонецЕсли')).pages.map(({ title }) => title));
  });

  test('is a file of its own, which names alone do not ask for', async () => {
    const { pages: byNames } = await taught.ask({ text: 'hashtable', depth: 'names', limit: 20 });
    expect(byNames).toEqual([]);
  });

  test('gives a word that joins others a meaning by itself alone', async () => {
    const told = searcherOf({ negation: ['не', 'отладка'] });
    expect((await ask('не', told)).pages.map(({ title }) => title)).toContain('Отладка');
    expect((await ask('не массив', told)).pages.map(({ title }) => title)).not.toContain('Отладка');
  });

  test('hides no page that has the asked word itself', async () => {
    const other = searcherOf({ containers: ['docker', 'массив'] });
    expect(await first('docker', other)).toBe('Контейнеры');
    expect((await ask('docker', other)).pages.map(({ title }) => title)).toContain('Массив');
  });
});

describe('an answer', () => {
  test('marks no words that only hold the others together', async () => {
    expect((await ask('как очистить по порядку')).terms).toEqual(['очист', 'порядк']);
    expect((await ask('по')).terms).toContain('по');
  });

  test('is no section that only leads on', async () => {
    const { pages: found } = await ask('потоки');
    expect(found.flatMap(({ sections }) => sections.map(({ heading }) => heading))).not.toContain('См. также');
  });

  test('to a member behind its type is that member of that type', async () => {
    const [page] = (await ask('Массив.Добавить')).pages;
    expect([page?.title, page?.owner, page?.sections[0]?.heading]).toEqual(['Массив', 'Массив', 'Добавить · Add · метод']);
  });

  test.each([['зн умолч', 'Значение по умолчанию «??»'], ['кон если', 'Конец и если'], ['кл сл', 'Ключевые слова']])('to words cut short, %s, is what names begin so', async (question, title) => {
    const [page] = (await ask(question)).pages;
    expect([page?.title, page?.reasons[0]]).toEqual([title, 'its title has every word, by a beginning or a neighbour']);
  });

  test('to a heading in quotes is that heading, asked with the quotes and without, and to one behind underscores that one', async () => {
    for (const question of ['Обязать', '«Обязать»', '__DEV_FLAG__']) {
      const [page] = (await ask(question)).pages;
      expect([page?.title, page?.reasons[0]]).toEqual(['Пометки', 'the question is a heading of it']);
    }
  });

  test('to a type behind its namespaces is that type, though they are members too', async () => {
    const [page] = (await ask('Корень.Место.Точка')).pages;
    expect([page?.title, page?.owner]).toEqual(['Точка', undefined]);
  });

  test.each([['Массив.Очистить', 'Перечень', 'Очистить · Clear · метод'], ['Array.ForEach', 'Обходимое', 'Обойти · ForEach · метод'], ['Массив.Размер', 'Обходимое', 'Размер · Size · метод']])(
    'to %s is the member of the type that it is inherited of',
    async (question, base, heading) => {
      const [page] = (await ask(question)).pages;
      expect([page?.title, page?.owner, page?.isNamed, page?.sections[0]?.heading]).toEqual([base, 'Массив', true, heading]);
    },
  );

  test('to an identifier is a page that has it whole before one that has its parts', async () => {
    expect(await first('КонецЕсли')).toBe('Ключевые слова');
  });

  test('is not what differs from the question in more than a letter', async () => {
    expect((await ask('постгрес')).total).toBe(0);
  });
});

describe('a page that is a part of another', () => {
  test('comes behind all that speak of what it shares with that one', async () => {
    const byName = await titles('Дом');
    expect([byName[0], byName.slice(-2).toSorted()]).toEqual(['Дом', ['Дом: Вход', 'Дом: Свет']]);
    expect(byName).toContain('Подъезд');
    expect((await titles('House'))[0]).toBe('Дом');
  });

  test('is found by what is its own', async () => {
    expect((await titles('Дом: Свет'))[0]).toBe('Дом: Свет');
    expect((await titles('свет дома'))[0]).toBe('Дом: Свет');
    expect((await titles('вход'))[0]).toBe('Дом: Вход');
    expect((await titles('Впустить'))[0]).toBe('Дом: Вход');
  });

  test.each([['Дом.Светить', 'Дом: Свет', 'Дом: Свет'], ['House.Admit', 'Дом: Вход', 'Дом: Вход'], ['Дача.Впустить', 'Дом: Вход', 'Дача'], ['Дом.Обойти', 'Обходимое', 'Дом']])(
    'has members of that one: %s is on %s, of %s',
    async (question, title, owner) => {
      const [page] = (await ask(question)).pages;
      expect([page?.title, page?.owner, page?.isNamed]).toEqual([title, owner, true]);
    },
  );
});

describe('words that Russian makes of others', () => {
  const slang = searcherOf({ split: ['split, кусочки', 'ряды'], web: ['апи', 'исключениеhttp'], debug: ['дебагинг', 'отладка'] });

  test.each([
    ['сплитнуть', 'Ряды'], ['посплитили', 'Ряды'], ['апишка', 'ИсключениеHttp'], ['апишку', 'ИсключениеHttp'], ['дебаггинг', 'Отладка'], ['задокерить', 'Контейнеры'],
  ])('%s is found by what it is made of, or written nearly as', async (text, title) => {
    expect(await first(text, slang)).toBe(title);
  });

  test('what is made of nothing that the site or its thesaurus has stays nothing', async () => {
    expect((await ask('закукарекать', slang)).total).toBe(0);
  });

  test('an abbreviation is heard when its letters stand apart', async () => {
    const spelled = searcherOf({ xml: ['xml', 'ряды'] });
    expect(await first('икс эм эль', spelled)).toBe('Ряды');
    expect(await first('текст икс эм эль', spelled)).toBe('Ряды');
  });

  test('a number that is one sign from another is not mended, and a word that becomes a sign is not of the other layout', async () => {
    const { corrected, pages: found } = await ask('12541 массив');
    expect([corrected, found[0]?.title, found.some(({ title }) => title === 'Кодировка 1251')]).toEqual([undefined, 'Массив', false]);
    expect((await ask('ютф массив', searcherOf({ utf: ['utf', 'ряды'], na: ['na', 'ряды'] }))).corrected).toBe('utf массив');
  });
});
