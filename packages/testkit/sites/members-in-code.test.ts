import { expect, test } from '@jest/globals';
import { describedSite, method, type } from './described-site.ts';

const gives = (ru: string, en: string, returns: string, rest = ''): string => method(ru, en, `, returns: { type: "${returns}" }${rest}`);
const takes = (ru: string, en: string, parameter: string, returns = 'Э'): string => gives(ru, en, returns, `, parameters: [{ name: { ru: Как, en: How }, type: "${parameter}", description: Ради дела. }]`);

const files = {
  'docs/index.md': '# Начало\n',
  'docs/Object.yaml': type('Объект', 'Object'),
  'docs/Text.yaml': type('Строка', 'String', `methods:\n${gives('Длина', 'Length', 'Число')}${gives('Разделить', 'Split', 'Массив<Строка>')}`),
  'docs/Boolean.yaml': type('Булево', 'Boolean'),
  'docs/Number.yaml': type('Число', 'Number', `methods:\n${gives('ВСтроку', 'ToText', 'Строка')}`),
  'docs/Walkable.yaml': type('Обходимое', 'Iterable', `generics: [{ name: { ru: Т, en: T } }]\nmethods:\n${gives('Первый', 'First', 'Т')}`),
  'docs/Array.yaml': type('Массив', 'Array', `generics: [{ name: { ru: Э, en: E } }]\nextends: ["Обходимое<Э>"]\nmethods:\n${gives('Размер', 'Size', 'Число')}${takes('Отобрать', 'Filter', '(Э)->Булево', 'Массив<Э>')}${takes('Сжать', 'Fold', '(Э, Число)->Э')}  - name: { ru: Превратить, en: Map }\n    generics: [{ name: { ru: Р, en: R } }]\n    summary: Делает из одного другое.\n    parameters: [{ name: { ru: Как, en: How }, type: "(Э)->Р", description: Что делать. }]\n    returns: { type: "Массив<Р>" }\noperators:\n  - { form: "Список[Место]", type: Э, summary: Берёт с места. }\n`),
  'docs/Pair.yaml': type('Пара', 'Pair', 'generics: [{ name: { ru: К, en: K } }, { name: { ru: З, en: V } }]\nproperties:\n  - { name: { ru: Имя, en: Name }, type: К, summary: Зовёт. }\n'),
  'docs/Map.yaml': type('Набор', 'Map', 'generics: [{ name: { ru: К, en: K } }, { name: { ru: З, en: V } }]\nextends: ["Обходимое<Пара<К, З>>"]\n'),
  'docs/Client.yaml': type(
    'Клиент',
    'Client',
    `constructors: [{ summary: Создаёт. }]\nmethods:\n${gives('Отправить', 'Send', 'Ответ')}${gives('Создать', 'Create', 'Клиент', ', static: true')}${gives('Найти', 'Find', 'Ответ?')}${gives('Любой', 'Any', 'Ответ|Строка')}` +
      '  - name: { ru: Взять, en: Take }\n    generics: [{ name: { ru: Число, en: Number } }]\n    summary: Берёт что угодно.\n    returns: { type: Число }\n',
  ),
  'docs/Answer.yaml': type('Ответ', 'Answer', 'properties:\n  - { name: { ru: Тело, en: Body }, type: Строка, readonly: true, summary: Держит текст. }\n'),
};

const rig = describedSite(files);

/** What does not exist of what `code` reads: `Тип.Член`. */
async function missing(...code: readonly string[]): Promise<readonly string[]> {
  rig.write('docs/code.md', `# Код\n\n\`\`\`xbsl\n${code.join('\n')}\n\`\`\`\n`);
  const { diagnostics } = await rig.build();
  return diagnostics.flatMap(({ code: name, args }) => (name === 'HG3611' ? [`${String(args['type'])}.${String(args['member'])}`] : []));
}

test('what a call gives is known, directly and by way of variables', async () => {
  expect(await missing('знч К = новый Клиент()', 'знч О = К.Отправить(1, (2))', 'О.Нет1', 'О.Тело.Нет2()', 'К.Отправить().Тело.Длина().Нет3()', 'знч Т = О.Тело', 'Т.Нет4()')).toEqual(['Ответ.Нет1', 'Строка.Нет2', 'Число.Нет3', 'Строка.Нет4']);
  expect(await missing('знч К = Клиент.Создать()', 'К.Нет1()', 'Клиент.Создать().Нет2()', 'новый Клиент().Нет3()', '"а".Нет4()')).toEqual(['Клиент.Нет1', 'Клиент.Нет2', 'Клиент.Нет3', 'Строка.Нет4']);
}, 60_000);

test('the values that a loop goes through are known, those of a base type too', async () => {
  const loops = ['метод М(А: Массив<Ответ>, Б: Набор<Строка, Ответ>)', '    для В из А', '        В.Нет1', '    ;', '    для Г из Б', '        Г.Нет2', '        Г.Имя.Нет3', '    ;', '    для Д из "а".Разделить(",")', '        Д.Нет4()', '    ;', ';'];
  expect(await missing(...loops)).toEqual(['Ответ.Нет1', 'Пара.Нет2', 'Строка.Нет3', 'Строка.Нет4']);
}, 60_000);

/** The same of code in which `А` is a list of answers. */
function missingOfList(...code: readonly string[]): Promise<readonly string[]> {
  return missing('метод М(А: Массив<Ответ>)', ...code, ';');
}

test('what generic parameters stand for is known: of elements, results, base types, and parameters of lambdas', async () => {
  expect(await missingOfList('А[0].Нет1', 'А.Первый().Нет2', 'А.Отобрать(О -> О.Нет3 и О.Тело.Нет4()).Первый().Нет5', 'знч Б = А.Сжать((О, Ч) -> Ч.Нет6())', 'Б.Нет7')).toEqual([
    'Ответ.Нет1',
    'Ответ.Нет2',
    'Ответ.Нет3',
    'Строка.Нет4',
    'Ответ.Нет5',
    'Число.Нет6',
    'Ответ.Нет7',
  ]);
  expect(await missingOfList('А.Превратить<Строка>(О -> О.Тело).Первый().Нет1()', '["а"][0].Нет2()', 'для В из [1, 2]', '    В.Нет3()', ';')).toEqual(['Строка.Нет1', 'Строка.Нет2', 'Число.Нет3']);
}, 60_000);

test('what may be absent has the members of what it is, and one of several types those that all of them have', async () => {
  const code = ['знч К = новый Клиент()', 'К.Найти()?.Нет1', 'К.Найти()!.Тело', 'К.Любой().Тело', 'К.Любой().Длина()', 'К.Любой().Нет2'];
  expect(await missing(...code)).toEqual(['Ответ.Нет1', 'Строка.Тело', 'Ответ.Длина', 'Ответ|Строка.Нет2']);
}, 60_000);

test('a namespace with a property that is called like its type makes the name a value', async () => {

  const space = (rest: string): void => rig.write('docs/net/index.yaml', `kind: namespace\nname: { ru: Сеть, en: Net }\nsummary: Ведёт наружу.\n${rest}`);
  space('');
  expect(await missing('Клиент.Найти()', 'Клиент.Нет()')).toEqual([]);
  space('properties:\n  - { name: { ru: Клиент, en: Client }, type: Клиент, summary: Готов к работе. }\n');
  expect(await missing('Клиент.Найти().Тело', 'Клиент.Нет()')).toEqual(['Клиент.Нет']);
  expect(rig.read('code/index.html')).toContain('<a href="/Client/#Найти">Найти</a>');
  rig.remove('docs/net/index.yaml');
}, 60_000);

test('nothing is said of what nobody can tell', async () => {
  const unsure = ['знч К = новый Клиент()', 'К.Взять().Тело2', 'новый Массив().Первый().Тело2', 'знч О = К.Отправить() ?? 1', 'О.Тело2', 'К.Отправить()[0].Тело2', 'Отправитель.Дать().Тело2', 'новый Массив<Ответ>().Превратить(Х -> Х.Тело).Первый().Тело2'];
  expect(await missing(...unsure)).toEqual([]);
}, 60_000);

test('a library without a type `Объект` is checked by what it describes', async () => {
  rig.remove('docs/Object.yaml');
  expect(await missing('"а".Длина()', '"а".Нет()')).toEqual(['Строка.Нет']);
  rig.write('docs/Object.yaml', files['docs/Object.yaml']);
}, 60_000);

test('code that is not checked at one place is checked at another', async () => {
  rig.write('docs/code.md', '```xbsl no-check\n"а".Нет()\n```\n\n```xbsl\n"а".Нет()\n```\n');
  expect((await rig.build()).diagnostics.map(({ code, at }) => `${code} ${at?.line ?? 0}`)).toEqual(['HG3611 6']);
}, 60_000);

test('a member of what a call gives leads to its place', async () => {
  await missing('знч О = новый Клиент().Отправить()', 'О.Тело');
  expect(rig.read('code/index.html')).toMatch(/<a href="\/Answer\/#Тело">Тело<\/a>/);
}, 60_000);

test('what does not exist is told of at every place where it is read', async () => {
  rig.write('docs/code.md', '# Код\n\n```xbsl\nзнч К = новый Клиент()\nК.Нет()\nК.Нет()\n```\n\n```xbsl no-check\nзнч К = новый Клиент()\nК.Нет()\n```\n\n```xbsl\nновый Клиент().Нет()\n```\n');
  expect((await rig.build()).diagnostics.map(({ code, at }) => `${code} ${at?.line ?? 0}:${at?.column ?? 0}`)).toEqual(['HG3611 5:3', 'HG3611 6:3', 'HG3611 15:16']);
}, 60_000);
