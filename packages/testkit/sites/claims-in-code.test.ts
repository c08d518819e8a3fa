import { expect, test } from '@jest/globals';
import { describedSite, method, type } from './described-site.ts';

const named = (ru: string, en: string, of: string, rest = ''): string => `{ name: { ru: ${ru}, en: ${en} }, type: "${of}", description: Ради дела.${rest} }`;
const takes = (...parameters: readonly string[]): string => `, parameters: [${parameters.join(', ')}]`;
const gives = (of: string): string => `, returns: { type: "${of}" }`;
const based = (name: string): string => `extends: ["${name}"]\n`;
const operator = (form: string, of: string): string => `operators:\n  - { form: "${form}", type: ${of}, summary: Делает своё. }\n`;

const rig = describedSite({
  'docs/index.md': '# Начало\n\n- [Код](code.md)\n',
  'docs/code.md': '# Код\n',
  'docs/Object.yaml': type('Объект', 'Object', `methods:\n${method('Представление', 'Presentation', gives('Строка'))}`),
  'docs/Text.yaml': type('Строка', 'String', `methods:\n${method('Длина', 'Length', gives('Число'))}${method('Найти', 'Find', takes(named('Что', 'What', 'Строка'), named('Откуда', 'From', 'Число', ', default: "0"')) + gives('Число?'))}${method('Сократить', 'Trim', `${gives('Строка')}, mustUse: true`)}`),
  'docs/Number.yaml': type('Число', 'Number', operator('А - Б', 'Число')),
  'docs/Boolean.yaml': type('Булево', 'Boolean'),
  'docs/Duration.yaml': type('Длительность', 'Duration', operator('А - Б', 'Длительность')),
  'docs/Iterable.yaml': type('Обходимое', 'Iterable', 'generics: [{ name: { ru: Т, en: T } }]\n'),
  'docs/Array.yaml': type('Массив', 'Array', `generics: [{ name: { ru: Э, en: E } }]\n${based('Обходимое<Э>')}constructors: [{ summary: Создаёт. }]\nmethods:\n${method('Добавить', 'Add', takes(named('Элемент', 'Item', 'Э')))}${method('Отобрать', 'Filter', takes(named('Как', 'How', '(Э)->Булево')) + gives('Массив<Э>'))}`),
  'docs/Closeable.yaml': type('Закрываемое', 'Closeable'),
  'docs/Stream.yaml': type('Поток', 'Stream', based('Закрываемое')),
  'docs/Base.yaml': type('Основа', 'Base', `methods:\n${method('Взять', 'Take', takes(named('Сколько', 'Count', 'Число')))}`),
  'docs/File.yaml': type(
    'Файл',
    'File',
    `${based('Основа')}constructors:\n  - { summary: Создаёт., parameters: [${named('Путь', 'Path', 'Строка')}] }\n` +
      'properties:\n  - { name: { ru: Имя, en: Name }, type: Строка, readonly: true, summary: Зовёт. }\n  - { name: { ru: Размер, en: Size }, type: "Число?", summary: Мерит. }\n' +
      `methods:\n${method('Открыть', 'Open', gives('Поток'))}${method('Взять', 'Take', takes(named('Сколько', 'Count', 'Число'), named('Откуда', 'From', 'Строка')))}` +
      '  - name: { ru: Писать, en: Write }\n    summary: Пишет.\n    overloads:\n' +
      `      - { parameters: [${named('Текст', 'Text', 'Строка')}] }\n      - { parameters: [${named('Число', 'Number', 'Число|Булево|?')}] }\n`,
  ),
  'docs/Kind.yaml': 'kind: enumeration\nname: { ru: Вид, en: Kind }\nsummary: Нужен ради Kind.\nvalues: [{ name: { ru: Малый, en: Small }, summary: Мал. }]\n',
  'docs/Files.yaml': `kind: singleton\nname: { ru: Файлы, en: Files }\nsummary: Нужен ради Files.\nmethods:\n${method('Создать', 'Create', takes(named('Путь', 'Path', 'Строка|Файл')) + gives('Файл'))}`,
  'docs/Exception.yaml': 'kind: exception\nname: { ru: Исключение, en: Exception }\nsummary: Нужен ради Exception.\n',
  'docs/Failure.yaml': 'kind: exception\nname: { ru: ИсключениеСбоя, en: Failure }\nsummary: Нужен ради Failure.\nextends: [Исключение]\nconstructors: [{ summary: Создаёт. }]\n',
  'docs/lib/index.yaml': `kind: namespace\nname: { ru: Библиотека, en: Library }\nsummary: Нужна ради Library.\nmethods:\n${method('Пауза', 'Pause', takes(named('Сколько', 'Long', 'Длительность')))}${method('Случай', 'Chance', `${gives('Число')}, mustUse: true`)}`,
});

/** What is found wrong with `code`: the code, its message. */
async function found(...code: readonly string[]): Promise<readonly string[]> {
  rig.write('docs/code.md', `# Код\n\n\`\`\`xbsl\n${code.join('\n')}\n\`\`\`\n`);
  return (await rig.build()).diagnostics.filter(({ code: name }) => name !== 'HG3613').map(({ code: name, message }) => `${name} ${message}`);
}

test('the number of arguments, their names and their types are those of one form, also of a base type', async () => {
  const file = 'знч Ф = новый Файл("а")';
  expect(await found(file, 'Ф.Взять(1)', 'Ф.Взять(1, "а")', 'Ф.Взять(Откуда = "а", Сколько = 1)', 'Ф.Писать(1)', 'Ф.Писать(Истина)', 'Ф.Писать(Неопределено)', 'Ф.Писать(Б)', '"а".Найти("б")', '"а".Найти(What = 1)', 'Пауза(5с)', 'Ф.Представление()')).toEqual([]);
  expect(await found(file, 'Ф.Взять()', 'Ф.Открыть(1)', 'Ф.Писать(5с)', '"а".Найти("б", Где = 1)', '"а".Найти(1)', '"а".Найти("б", "в")', '"а".Найти("б", Неопределено)', 'Пауза(5)', 'Файлы.Создать(1)')).toEqual([
    'HG3615 `Файл.Взять` cannot be used so: none of its 2 forms takes these arguments.',
    'HG3615 `Файл.Открыть` cannot be used so: it takes no arguments, and 1 are given.',
    'HG3615 `Файл.Писать` cannot be used so: none of its 2 forms takes these arguments.',
    'HG3615 `Строка.Найти` cannot be used so: it has no parameter `Где`, only `Что`, `Откуда`.',
    'HG3615 `Строка.Найти` cannot be used so: the parameter `Что` takes `Строка`, and `Число` is given.',
    'HG3615 `Строка.Найти` cannot be used so: the parameter `Откуда` takes `Число`, and `Строка` is given.',
    'HG3615 `Строка.Найти` cannot be used so: the parameter `Откуда` takes `Число`, and `Неопределено` is given.',
    'HG3615 `Пауза` cannot be used so: the parameter `Сколько` takes `Длительность`, and `Число` is given.',
    'HG3615 `Файлы.Создать` cannot be used so: the parameter `Путь` takes `Строка|Файл`, and `Число` is given.',
  ]);
}, 60_000);

test('what generic parameters stand for is wanted, and lambdas have as many parameters as the function that is', async () => {
  expect(await found('пер А: Массив<Строка>', 'А.Добавить("а")', 'А.Отобрать(Х -> Истина)', 'А.Отобрать(&Проверить)', 'знч Б = [1, "а"]', 'Б.Добавить(5с)', 'новый Массив().Добавить(1)')).toEqual([]);
  expect(await found('пер А: Массив<Строка>', 'А.Добавить(1)', 'А.Отобрать((Х, У) -> Истина)', 'А.Отобрать("а")', 'А.Добавить(Х -> Х)')).toEqual([
    'HG3615 `Массив.Добавить` cannot be used so: the parameter `Элемент` takes `Э`, and `Число` is given.',
    'HG3615 `Массив.Отобрать` cannot be used so: the parameter `Как` takes `(Э)->Булево`, and `(?, ?)->?` is given.',
    'HG3615 `Массив.Отобрать` cannot be used so: the parameter `Как` takes `(Э)->Булево`, and `Строка` is given.',
    'HG3615 `Массив.Добавить` cannot be used so: the parameter `Элемент` takes `Э`, and `(?)->?` is given.',
  ]);
}, 60_000);

test('a method has brackets, and a property has none', async () => {
  expect(await found('знч Ф = новый Файл("а")', 'Ф.Имя()', 'Ф.Открыть', 'Ф.Имя.Длина', 'Б(&Ф.Открыть, Ф.Имя)')).toEqual([
    'HG3615 `Файл.Имя` cannot be used so: it is no method, and is read without brackets.',
    'HG3615 `Файл.Открыть` cannot be used so: it is a method, and is called with brackets.',
    'HG3615 `Строка.Длина` cannot be used so: it is a method, and is called with brackets.',
  ]);
}, 60_000);

test('a value is of the type that is declared where it stands', async () => {
  const well = ['знч А: Объект = 1', 'знч Б: Строка? = Неопределено', 'знч В: Число = "а".Найти("б")', 'знч Г: Обходимое<Строка> = ["а"]', 'знч Д: неизвестно = 1', 'знч Е: Чужое = 1', 'знч Ж: Строка|Число = 1'];
  expect(await found(...well, 'метод М(Н: Булево = Истина): Поток', '    если Н', '    ;', '    возврат новый Файл("а").Открыть()', ';')).toEqual([]);
  expect(await found('знч А: Строка = 1', 'знч Б: Строка = Неопределено', 'пер В: Число = 1', 'В = "а"', 'знч Г: Строка|Число = 5с', 'метод М(Н: Булево = 1): Строка', '    если "а"', '    ;', '    возврат 1', ';', 'М(5)')).toEqual([
    'HG3616 `А` takes `Строка`, and `Число` is given: the compiler refuses it.',
    'HG3616 `Б` takes `Строка`, and `Неопределено` is given: the compiler refuses it.',
    'HG3616 `В` takes `Число`, and `Строка` is given: the compiler refuses it.',
    'HG3616 `Г` takes `Строка|Число`, and `Длительность` is given: the compiler refuses it.',
    'HG3616 the default of `Н` takes `Булево`, and `Число` is given: the compiler refuses it.',
    'HG3616 the condition takes `Булево`, and `Строка` is given: the compiler refuses it.',
    'HG3616 the result takes `Строка`, and `Число` is given: the compiler refuses it.',
    'HG3616 the parameter `Н` of `М` takes `Булево`, and `Число` is given: the compiler refuses it.',
  ]);
}, 60_000);

test('types without constructor are not created, and others as they are described', async () => {
  expect(await found('новый Файл("а")', 'новый Массив<Строка>()', 'новый Чужое(1)', 'структура Поток', ';', 'новый Поток()')).toEqual([]);
  expect(await found('новый Файл()', 'новый Поток()', 'новый Файлы()', 'новый Вид()')).toEqual([
    'HG3615 `новый Файл` cannot be used so: the parameter `Путь` is given nothing.',
    'HG3617 `новый Поток` creates nothing: it has no constructor.',
    'HG3617 `новый Файлы` creates nothing: there is one value of it, which has its name.',
    'HG3617 `новый Вид` creates nothing: an enumeration has its items and no others.',
  ]);
}, 60_000);

test('what is only read is not assigned to, and what can be set takes its type', async () => {
  expect(await found('знч Ф = новый Файл("а")', 'Ф.Размер = 1', 'Ф.Размер = Неопределено', 'Ф.Размер += 1', 'Б.Имя = 1')).toEqual([]);
  expect(await found('знч Ф = новый Файл("а")', 'Ф.Имя = "б"', 'Ф.Открыть = 1', 'Ф.Размер = "б"')).toEqual([
    'HG3618 `Файл.Имя` can only be read, so nothing can be assigned to it.',
    'HG3618 `Файл.Открыть` can only be read, so nothing can be assigned to it.',
    'HG3616 `Файл.Размер` takes `Число?`, and `Строка` is given: the compiler refuses it.',
  ]);
}, 60_000);

test('statements work with what they are made for', async () => {
  const well = ['исп П = новый Файл("а").Открыть()', 'исп Файлы.Создать("а").Открыть()', 'для С из "а"', ';', 'для Э из [1]', ';', 'попытка', '    выбросить новый ИсключениеСбоя()', 'поймать А: ИсключениеСбоя|Чужое', 'поймать Б: Исключение', ';'];
  expect(await found(...well, 'исключение Свое', ';', 'выбросить новый Свое("а")')).toEqual([]);
  const bad = ['исп Ф = новый Файл("а")', 'исп Файлы.Создать("а")', 'для А из 5с', ';', 'выбросить "а"', 'попытка', 'поймать А: Файл', ';', 'попытка', 'поймать А: Исключение', 'поймать Б: ИсключениеСбоя', ';'];
  expect(await found(...bad)).toEqual([
    'HG3619 `исп` works with `Закрываемое`, and `Файл` is none.',
    'HG3619 `исп` works with `Закрываемое`, and `Файл` is none.',
    'HG3619 `для` works with `Обходимое`, and `Длительность` is none.',
    'HG3619 `выбросить` works with `Исключение`, and `Строка` is none.',
    'HG3619 `поймать` works with `Исключение`, and `Файл` is none.',
    'HG3620 A handler above catches `ИсключениеСбоя` already.',
  ]);
}, 60_000);

test('operations are those of their types', async () => {
  expect(await found('1 - 2', '"а" + 1', '1 + "а"', '5с - 1с', 'Истина и 1 < 2', 'Б - 1', '1 == "а"')).toEqual([]);
  expect(await found('1 - "а"', '5с * 2', '1 < "а"', 'Истина и 1', '"а" - "б"')).toEqual([
    'HG3622 `Число - Строка` is no operation, so this code does not compile.',
    'HG3622 `Длительность * Число` is no operation, so this code does not compile.',
    'HG3622 `Число < Строка` is no operation, so this code does not compile.',
    'HG3622 `Булево и Число` is no operation, so this code does not compile.',
    'HG3622 `Строка - Строка` is no operation, so this code does not compile.',
  ]);
}, 60_000);

test('the result of what is described so is used, and its page and copy say that', async () => {
  const well = ['знч А = " а ".Сократить()', 'Консоль.Записать("б".Сократить())', '"в".Сократить().Длина()', 'знч Ч = Случай()', 'Б.Сократить()'];
  expect(await found(...well, '["а"].Отобрать(Х -> Х.Сократить() == "а")')).toEqual([]);
  expect(await found('"а".Сократить()', 'метод М(Т: Строка?)', '    Т?.Сократить()', ';', 'Случай()')).toEqual([
    'HG3623 The result of `Строка.Сократить` is thrown away, so this code does not compile.',
    'HG3623 The result of `Строка.Сократить` is thrown away, so this code does not compile.',
    'HG3623 The result of `Случай` is thrown away, so this code does not compile.',
  ]);
  expect(rig.read('Text/index.html')).toMatch(/id="Сократить"[^]*<span class="hg-tag hg-tag-rule">результат нельзя отбросить<\/span>/);
  expect(rig.read('Text.md')).toContain('результат нельзя отбросить');
}, 60_000);

test('a finding stands where the call does, and `no-check` leaves the block out', async () => {
  rig.write('docs/code.md', '# Код\n\n```xbsl no-check\n"а".Найти(1)\n```\n\n- Так:\n\n  ```xbsl\n  "а".Найти(1)\n  ```\n');
  expect((await rig.build()).diagnostics.filter(({ code }) => code === 'HG3615').map(({ at }) => [at?.file, at?.line, at?.column, at?.length])).toEqual([['docs/code.md', 10, 7, 5]]);
}, 60_000);
