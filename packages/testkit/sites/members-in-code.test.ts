import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

const type = (ru: string, en: string, rest = ''): string => `kind: type\nname: { ru: ${ru}, en: ${en} }\nsummary: Нужен ради ${en}.\n${rest}`;
const method = (ru: string, en: string, returns: string, rest = ''): string => `  - { name: { ru: ${ru}, en: ${en} }, summary: Делает ${en}., returns: { type: "${returns}" }${rest} }\n`;

const files = {
  'docs/index.md': '# Начало\n',
  'docs/Object.yaml': type('Объект', 'Object'),
  'docs/Text.yaml': type('Строка', 'String', `methods:\n${method('Длина', 'Length', 'Число')}${method('Разделить', 'Split', 'Массив<Строка>')}`),
  'docs/Number.yaml': type('Число', 'Number', `methods:\n${method('ВСтроку', 'ToText', 'Строка')}`),
  'docs/Walkable.yaml': type('Обходимое', 'Iterable', `generics: [{ name: { ru: Т, en: T } }]\nmethods:\n${method('Первый', 'First', 'Т')}`),
  'docs/Array.yaml': type('Массив', 'Array', `generics: [{ name: { ru: Э, en: E } }]\nextends: ["Обходимое<Э>"]\nmethods:\n${method('Размер', 'Size', 'Число')}`),
  'docs/Pair.yaml': type('Пара', 'Pair', 'generics: [{ name: { ru: К, en: K } }, { name: { ru: З, en: V } }]\nproperties:\n  - { name: { ru: Имя, en: Name }, type: К, summary: Зовёт. }\n'),
  'docs/Map.yaml': type('Набор', 'Map', 'generics: [{ name: { ru: К, en: K } }, { name: { ru: З, en: V } }]\nextends: ["Обходимое<Пара<К, З>>"]\n'),
  'docs/Client.yaml': type(
    'Клиент',
    'Client',
    `methods:\n${method('Отправить', 'Send', 'Ответ')}${method('Создать', 'Create', 'Клиент', ', static: true')}${method('Найти', 'Find', 'Ответ?')}${method('Любой', 'Any', 'Ответ|Строка')}` +
      '  - name: { ru: Взять, en: Take }\n    generics: [{ name: { ru: Число, en: Number } }]\n    summary: Берёт что угодно.\n    returns: { type: Число }\n',
  ),
  'docs/Answer.yaml': type('Ответ', 'Answer', 'properties:\n  - { name: { ru: Тело, en: Body }, type: Строка, readonly: true, summary: Держит текст. }\n'),
};

let rig: SiteRig;
beforeAll(async () => {
  rig = createSiteRig(files);
  expect((await rig.build({ strict: true })).diagnostics).toEqual([]);
}, 60_000);
afterAll(() => rig.close());

/** What does not exist of what `code` reads: `Тип.Член`. */
async function missing(...code: readonly string[]): Promise<readonly string[]> {
  rig.write('docs/code.md', `# Код\n\n\`\`\`xbsl\n${code.join('\n')}\n\`\`\`\n`);
  const { diagnostics } = await rig.build();
  return diagnostics.map(({ code: name, args }) => (name === 'HG3611' ? `${String(args['type'])}.${String(args['member'])}` : `${name} ${JSON.stringify(args)}`));
}

test('what a call gives is known, directly and by way of variables', async () => {
  expect(await missing('знч К = новый Клиент()', 'знч О = К.Отправить(1, (2))', 'О.Нет1', 'О.Тело.Нет2()', 'К.Отправить().Тело.Длина().Нет3()', 'знч Т = О.Тело', 'Т.Нет4()')).toEqual(['Ответ.Нет1', 'Строка.Нет2', 'Число.Нет3', 'Строка.Нет4']);
  expect(await missing('знч К = Клиент.Создать()', 'К.Нет1()', 'Клиент.Создать().Нет2()', 'новый Клиент().Нет3()', '"а".Нет4()')).toEqual(['Клиент.Нет1', 'Клиент.Нет2', 'Клиент.Нет3', 'Строка.Нет4']);
}, 60_000);

test('the values that a loop goes through are known, those of a base type too', async () => {
  const loops = ['метод М(А: Массив<Ответ>, Б: Набор<Строка, Ответ>)', '    для В из А', '        В.Нет1', '    ;', '    для Г из Б', '        Г.Нет2', '        Г.Имя.Нет3', '    ;', '    для Д из "а".Разделить(",")', '        Д.Нет4()', '    ;', ';'];
  expect(await missing(...loops)).toEqual(['Ответ.Нет1', 'Пара.Нет2', 'Строка.Нет4']);
}, 60_000);

test('nothing is said of what may be absent, be one of several types, or stand for any', async () => {
  const unsure = ['знч К = новый Клиент()', 'К.Найти().Тело2', 'К.Любой().Тело2', 'К.Взять().Тело2', 'новый Массив<Ответ>().Первый().Тело2', 'знч О = К.Отправить() ?? 1', 'О.Тело2', 'К.Отправить()[0].Тело2', 'Отправитель.Дать().Тело2'];
  expect(await missing(...unsure)).toEqual([]);
  expect(await missing('знч К = новый Клиент()', 'К.Найти()!.Тело2')).toEqual(['Ответ.Тело2']);
}, 60_000);

test('a member of what a call gives leads to its place', async () => {
  await missing('знч О = новый Клиент().Отправить()', 'О.Тело');
  expect(rig.read('code/index.html')).toMatch(/<a href="\/Answer\/#Тело">Тело<\/a>/);
}, 60_000);
