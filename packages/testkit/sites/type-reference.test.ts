import { expect, test } from '@jest/globals';
import { describedSite, method, type } from './described-site.ts';

const array = `kind: type
name: { ru: Массив, en: Array }
generics: [{ name: { ru: Элемент, en: Item } }]
extends: ["Обходимое<Элемент>"]
summary: Хранит значения \`по порядку\`.
constructors: [{ summary: Создаёт пустой. }]
methods:
  - name: { ru: Добавить, en: Add }
    summary: Кладёт в конец.
    parameters: [{ name: { ru: Что, en: What }, type: Элемент, description: Новое значение. }]
  - name: { ru: Поделить, en: Split }
    summary: Режет на части.
    returns: { type: "Массив<Массив<Элемент>>" }
seeAlso: [/guide]
`;

const files = {
  'docs/index.md': '# Начало\n\n[Массив](lib/Std/Lists/Array_ru.yaml#Add), [он же](lib/Std/Lists/Array_ru.md#Добавить), [](guide.md)\n',
  'docs/guide.md':
    '# Наборы <и> списки\n\nБерут `Массив` и снова `Массив`, `Array.Add`, `Std::Lists::Stack`, `Стопка.Первый`, `Массив.Нет`, [`Массив`](index.md).\n\n## `Массив` в коде\n\n```xbsl\nзнч Стопка = новый Массив<Строка>()\nСтопка.Добавить("а")\n```\n',
  'docs/plain.md': '---\nlink_types: false\n---\n\n`Массив`\n',
  'docs/lib/index.yaml': 'kind: library\nname: { ru: Библиотека, en: Library }\nsummary: Всё готовое.\n',
  'docs/lib/Std/index.yaml': 'kind: namespace\nname: { ru: Стд, en: Std }\nsummary: Корень.\n',
  'docs/lib/Std/Walkable_ru.yaml':
    'kind: type\nname: { ru: Обходимое, en: Walkable }\ngenerics: [{ name: { ru: Т, en: T } }]\nsummary: Даёт себя обойти.\nmethods:\n  - { name: { ru: Первый, en: First }, summary: "Даёт начало.", returns: { type: "Т?" } }\n',
  'docs/lib/Std/String_ru.yaml': 'kind: type\nname: { ru: Строка, en: String }\nsummary: Держит буквы.\nproperties:\n  - { name: { ru: Пустая, en: Empty }, type: Строка, static: true, readonly: true, summary: Не держит ничего. }\n  - { name: { ru: Длинная, en: Long }, type: Строка, static: true, summary: Держит всё., description: Бывает ли такая? }\nseeAlso: [Стд::Списки, Std]\n',
  'docs/lib/Std/Number_ru.yaml': 'kind: type\nname: { ru: Число, en: Number }\nsummary: Считает.\n',
  'docs/lib/Std/Lists/index.yaml': 'kind: namespace\nname: { ru: Списки, en: Lists }\nsummary: Наборы значений.\n',
  'docs/lib/Std/Lists/Array_ru.yaml': array,
  'docs/lib/Std/Lists/Stack_ru.yaml':
    'kind: type\nname: { ru: Стопка, en: Stack }\nextends: ["Массив<Строка>"]\nsummary: Отдаёт последнее первым.\nmethods:\n  - name: { ru: Залить, en: Fill }\n    summary: Берёт всё сразу.\n    parameters: [{ name: { ru: Откуда, en: From }, type: "Массив<Число>", description: Источник. }]\n',
};

const rig = describedSite(files);

const text = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
const page = (path: string): string => rig.read(`lib/Std/${path}/index.html`);

test('a description is a page at the address that a Markdown file in its place would have', () => {
  const html = page('Lists/Array_ru');
  expect(html).toContain('>Массив</h1>');
  expect(html).toContain('Хранит значения <code>по порядку</code>.');
  expect(html).toContain('<meta name="description" content="Хранит значения по порядку."');
  expect(rig.read('lib/Std/Lists/Array_ru.md')).toContain('метод Добавить(Что: Элемент)');
});

test('the sidebar lists a namespace by what readers see: namespaces, then types', () => {
  const sidebar = /data-hg-sidebar=""[^]*?<\/nav>/.exec(page('String_ru'))?.[0] ?? '';
  const labels = [...sidebar.matchAll(/<a [^>]*>([^]*?)<\/a>/g)].map(([, label = '']) => label.replace(/<[^>]*>/g, ''));
  expect(labels.slice(labels.indexOf('Списки')).slice(0, 4)).toEqual(['Списки', 'Обходимое Walkable', 'Строка String', 'Число Number']);
});

test('links lead to members by both names, also from where the file was Markdown before', () => {
  expect(page('Lists/Array_ru')).toContain('id="Добавить"');
  expect(page('Lists/Array_ru')).toContain('id="Add"');
  expect(rig.read('index.html')).toContain('href="/lib/Std/Lists/Array_ru/#Add"');
});

test('a link without a text has the title of its page, in the Markdown copy too', () => {
  expect(rig.read('index.html')).toContain('<a href="/guide/">Наборы &lt;и&gt; списки</a>');
  expect(rig.read('lib/Std/Lists/Array_ru.md')).toContain('- [Наборы <и> списки](https://example.com/guide.md)');
});

test('one line of facts names the type in full in both languages and leads to its namespace and base types', () => {
  const html = page('Lists/Array_ru');
  expect(text(html)).toContain('тип Стд::Списки::Массив&lt;Элемент&gt;Std::Lists::Array&lt;Item&gt;Основа: Обходимое&lt;Элемент&gt;');
  expect(html).toContain('<code><a href="/lib/Std/Lists/">Стд::Списки</a>::<wbr/>Массив<wbr/>&lt;Элемент&gt;</code>');
  expect(html).toContain('<code><a href="/lib/Std/Walkable_ru/">Обходимое</a><wbr/>&lt;Элемент&gt;</code>');
});

test('the index has every member with what it takes and gives, inherited ones below their owner with its arguments', () => {
  const html = page('Lists/Stack_ru');
  expect(html).toContain(
    '<li class="hg-kind-method"><code><a href="#Залить">Залить</a><span>(Откуда)</span></code> <span>Берёт всё сразу</span></li>',
  );
  expect(html.indexOf('id="members"')).toBeLessThan(html.indexOf('id="methods"'));
  expect(html).toMatch(/Массив<\/a>&lt;<a[^>]*>Строка<\/a>&gt;<\/code><\/h4><ul class="hg-list"><li class="hg-kind-method" data-more="Add Строка"><code>/);
  expect(text(html)).toContain('Обходимое&lt;Строка&gt;Первый');
});

test('what a type is used for is told by namespace on its own page, and nothing of what it has not', () => {
  expect(text(page('Lists/Array_ru'))).toContain('Типы на его основе 1Стопка');
  expect(text(page('Lists/Array_ru'))).toContain('Стд::Списки 1Принимают:Стопка: Залить');
  expect(page('Lists/Array_ru')).toContain('<details class="hg-uses"><summary>Стд::Списки');
  expect(page('Walkable_ru')).not.toContain('id="inherited"');
});

test('names of types in code lead to their pages: once a section, and not in headings and links', () => {
  const html = rig.read('guide/index.html');
  expect(html).toContain('<code><a href="/lib/Std/Lists/Array_ru/">Массив</a></code> и снова <code>Массив</code>');
  expect(html).toContain('<code><a href="/lib/Std/Lists/Array_ru/#Добавить">Array.Add</a></code>');
  expect(html).toContain('<code><a href="/lib/Std/Lists/Stack_ru/">Std::<wbr>Lists::<wbr>Stack</a></code>');
  expect(html).toContain('<code><a href="/lib/Std/Walkable_ru/#Первый">Стопка.Первый</a></code>, <code>Массив.Нет</code>');
  expect(html).toContain('<a href="/"><code>Массив</code></a>');
  expect(html).toContain('<code>Массив</code> в коде');
  expect(html).toContain('<span class="tok-type"><a href="/lib/Std/Lists/Array_ru/">Массив</a></span>');
  expect(html).toContain('Стопка.<span class="tok-function"><a href="/lib/Std/Lists/Array_ru/#Добавить">Добавить</a>');
  expect(rig.read('plain/index.html')).not.toContain('<code><a');
});

test('types in signatures and rows lead to their pages, on its own page a type leads nowhere and a member to its anchor', () => {
  const html = page('Lists/Stack_ru');
  expect(html).toContain('<span class="tok-type"><a href="/lib/Std/Lists/Array_ru/">Массив</a></span>');
  expect(html).toContain('<dt><code>Откуда</code>: <code><a href="/lib/Std/Lists/Array_ru/">Массив</a>&lt;<a href="/lib/Std/Number_ru/">Число</a>&gt;</code></dt>');
  expect(page('Lists/Array_ru')).not.toContain('<a href="/lib/Std/Lists/Array_ru/">Массив</a>');
});

test('a namespace lists what is in it by kind, and a library its namespaces', () => {
  expect(text(page(''))).toContain('Пространства имёнСписки Lists Наборы значений.ТипыОбходимое Walkable');
  expect(text(page('Lists'))).toContain('Массив Array Хранит значения по порядку.Стопка Stack');
  expect(text(rig.read('lib/index.html'))).toContain('Стд Std3 типа Корень.Списки Lists2 типа Наборы значений.');
});

test('a static property says so in its row and in its declaration', () => {
  expect(text(page('String_ru'))).toContain('Не держит ничего. Статическое. Только чтение.');
  expect(text(page('String_ru'))).toContain('статический пер Длинная: Строка');
});

test('a namespace is led to by its full name in either language', () => {
  expect(page('String_ru')).toContain('<li><code><a href="/lib/Std/Lists/">Стд::Списки</a></code></li>');
  expect(page('String_ru')).toContain('<li><code><a href="/lib/Std/">Std</a></code></li>');
});

test('a change of a description writes what shows it, as a build without cache does', async () => {
  rig.write('docs/lib/Std/Lists/Array_ru.yaml', array.replace('Хранит значения', 'Хранит всё'));
  const { rebuilt } = await rig.build();
  expect(rebuilt?.rendered).toEqual(['/lib/Std/Lists', '/lib/Std/Lists/Array_ru']);
  const warm = rig.output();
  await rig.build({ cache: false });
  expect(rig.output()).toEqual(warm);
}, 60_000);

test('a type that comes and goes changes the pages that mention it, as a build without cache does', async () => {
  rig.write('docs/plain.md', '`Очередь`');
  rig.write('docs/lib/Std/Lists/Queue_ru.yaml', 'kind: type\nname: { ru: Очередь, en: Queue }\nsummary: Отдаёт по порядку.\n');
  await rig.build();
  expect(rig.read('plain/index.html')).toContain('<code><a href="/lib/Std/Lists/Queue_ru/">Очередь</a></code>');
  rig.write('docs/lib/Std/Lists/Queue_ru.yaml', 'kind: type\nname: { ru: Черёд, en: Queue }\nsummary: Отдаёт по порядку.\n');
  expect((await rig.build()).rebuilt?.rendered).toContain('/plain');
  expect(rig.read('plain/index.html')).toContain('<code>Очередь</code>');
  const warm = rig.output();
  await rig.build({ cache: false });
  expect(rig.output()).toEqual(warm);
}, 60_000);

test('of a type that very many members use, by either name, its page names the namespaces, and a file beside it the members', async () => {
  const members = Array.from({ length: 60 }, (_, at) => method(`Взять${at}`, `Take${at}`, `, returns: { type: ${at % 2 === 0 ? 'Число' : 'Number'} }`));
  rig.write('docs/lib/Std/Many_ru.yaml', type('Много', 'Many', `methods:\n${members.join('')}`));
  await rig.build();
  const html = page('Number_ru');
  const shown = /<details class="hg-uses hg-uses-apart"[^>]*>(.*?)<\/details>/.exec(html)?.[1];
  expect(shown).toBe(
    '<summary>В 2 пространствах имён <small>61</small></summary><div><p><a href="/lib/Std/">Стд</a> 60, <a href="/lib/Std/Lists/">Стд::Списки</a> 1</p></div>',
  );
  expect(html).not.toContain('Взять7');
  expect(html).not.toContain('<template');
  const copy = rig.read('lib/Std/Number_ru.md');
  expect(copy).toContain('- [Стд](https://example.com/lib/Std.md). Возвращают: Много (Взять0, Взять1,');
  expect(copy).toContain('- [Стд::Списки](https://example.com/lib/Std/Lists.md). Принимают: Стопка (Залить)');
  const file = JSON.parse(rig.read('lib/Std/Number_ru.uses.js').replace(/^export default |;\n$/g, '')) as { readonly [space: string]: unknown };
  const stack = { owner: { text: 'Стопка', href: '/lib/Std/Lists/Stack_ru/' }, members: [{ text: 'Залить', href: '/lib/Std/Lists/Stack_ru/#Залить' }] };
  expect(file['Стд::Списки']).toEqual({ parameter: [stack], result: [] });
  expect(file['Стд']).toMatchObject({ parameter: [], result: [{ owner: { text: 'Много' }, members: { length: 60 } }] });
  rig.remove('docs/lib/Std/Many_ru.yaml');
  await rig.build();
  expect(page('Number_ru')).toContain('<details class="hg-uses"><summary>Стд::Списки');
  expect(() => rig.read('lib/Std/Number_ru.uses.js')).toThrow();
}, 60_000);

test('an enumeration inherits what belongs to its base itself, and another type does not', async () => {
  const members = 'methods:\n  - { name: { ru: Все, en: All }, summary: Перечисляет себя., static: true }\n  - { name: { ru: Имя, en: Name }, summary: Говорит слово. }\n';
  rig.write('docs/lib/Std/Enum_ru.yaml', type('Перечень', 'Enum', members));
  rig.write('docs/lib/Std/Day_ru.yaml', type('День', 'Day', 'extends: [Перечень]\nvalues:\n  - { name: { ru: Первый, en: First }, summary: Начинает. }\n').replace('kind: type', 'kind: enumeration'));
  rig.write('docs/lib/Std/Heir_ru.yaml', type('Наследник', 'Heir', 'extends: [Перечень]\n'));
  await rig.build();
  expect(text(page('Day_ru'))).toContain('ПереченьВсе() Перечисляет себяИмя() Говорит слово');
  expect(page('Day_ru')).toContain('<a href="/lib/Std/Enum_ru/#Все">');
  expect(text(page('Heir_ru'))).toContain('ПереченьИмя() Говорит слово');
  for (const name of ['Enum', 'Day', 'Heir']) rig.remove(`docs/lib/Std/${name}_ru.yaml`);
}, 60_000);

test('a member that does not exist is found where it is certain whose it would be, and only there', async () => {
  rig.write('docs/lib/Std/Object_ru.yaml', 'kind: type\nname: { ru: Объект, en: Object }\nsummary: Начало всего.\nmethods:\n  - { name: { ru: ВСтроку, en: ToString }, summary: Показывает словами., returns: { type: Строка } }\n');
  rig.write('docs/lib/Std/Files_ru.yaml', 'kind: singleton\nname: { ru: Файлы, en: Files }\nsummary: Ведает диском.\nmethods:\n  - { name: { ru: Удалить, en: Delete }, summary: Стирает. }\n');
  const stack = 'docs/lib/Std/Lists/Stack_ru.yaml';
  rig.write(stack, `${files[stack]}constructors: [{ summary: Создаёт пустую. }]\n`);
  const code = [
    'знч А = новый Стопка()',
    'А.Залить(А)',
    'А.Первый()',
    'А.ВСтроку()',
    'А.Зaлить(1)',
    'Файлы.Удалить()',
    'Файлы.Уделить()',
    'Стопка.Неведомое()',
    'пер Б: Стопка?',
    'Б.Неведомое()',
    'знч В = новый Стопка().Залить(А)',
    'В.Неведомое()',
    'Список.Фильтровать(А -> А.Неведомое())',
  ];
  rig.write('docs/code.md', `Код:\n\n- Пункт\n\n  \`\`\`xbsl\n${code.slice(0, -1).map((line) => `  ${line}\n`).join('')}  \`\`\`\n\n\`\`\`xbsl\n${code.join('\n')}\n\`\`\`\n\n\`\`\`xbsl no-check\nФайлы.Нет()\n\`\`\`\n`);
  const { diagnostics } = await rig.build();
  expect(diagnostics.map(({ code: name, at, args, hint }) => `${name} ${at?.line ?? 0}:${at?.column ?? 0} ${String(args['member'])} ${hint ?? ''}`)).toEqual([
    'HG3611 10:5 Зaлить Did you mean `Залить`?',
    'HG3611 12:9 Уделить Did you mean `Удалить`?',
    'HG3611 15:5 Неведомое ',
    'HG3611 25:3 Зaлить Did you mean `Залить`?',
    'HG3611 27:7 Уделить Did you mean `Удалить`?',
    'HG3611 30:3 Неведомое ',
  ]);
  expect(rig.read('code/index.html')).toContain('<a href="/lib/Std/Lists/Stack_ru/#Залить">Залить</a>');
  for (const path of ['docs/code.md', 'docs/lib/Std/Files_ru.yaml', 'docs/lib/Std/Object_ru.yaml']) rig.remove(path);
  rig.write(stack, files[stack]);
}, 60_000);

test('one sentence for two members of a type is told of with both places, and one for members of two types is not', async () => {
  const members = '  - { name: { ru: Имя, en: Name }, summary: Зовёт по имени. }\n';
  const another = members.replace('Имя, en: Name', 'Кличка, en: Nickname');
  for (const name of ['A', 'B']) {
    rig.write(`docs/lib/Std/${name}_ru.yaml`, `kind: type\nname: { ru: Тип${name}, en: ${name} }\nsummary: Зовётся ${name} не случайно.\nmethods:\n${members}${name === 'B' ? another : ''}`);
  }
  const { diagnostics } = await rig.build();
  expect(diagnostics.map(({ code, at, related }) => [code, at?.file, at?.line, related?.[0]?.at.line])).toEqual([['HG3612', 'docs/lib/Std/B_ru.yaml', 6, 5]]);
  for (const name of ['A', 'B']) rig.remove(`docs/lib/Std/${name}_ru.yaml`);
}, 60_000);

test('a type that no description has, one that is not thrown, and one that two have are findings at their place', async () => {
  rig.write('docs/lib/Std/Other/Stack_ru.yaml', 'kind: type\nname: { ru: Стопка, en: Stack }\nsummary: Лежит в углу.\n');
  rig.write(
    'docs/lib/Std/Bad_ru.yaml',
    'kind: type\nname: { ru: Плохой, en: Bad }\nextends: [Масив, Стопка]\nsummary: Ошибается.\nseeAlso: [Массив.Добавить, Массив.Нет]\nmethods:\n  - name: { ru: А, en: A }\n    summary: Бросает.\n    throws: [{ type: Массив, when: Всегда. }]\n',
  );
  const { diagnostics } = await rig.build({ strict: true });
  expect(diagnostics.map(({ code, at, hint }) => `${code} ${at?.line ?? 0}:${at?.column ?? 0} ${hint ?? ''}`)).toEqual([
    'HG3601 3:11 Did you mean `Массив`?',
    'HG3603 3:18 Write one of `Стд::Списки::Стопка`, `Стд::Other::Стопка`.',
    'HG3601 5:28 Describe it in a YAML file of its own; until then the option `unknownTypes` of the preset may be `warn`.',
    'HG3602 9:22 Name an exception, or describe the type with `kind: exception`.',
  ]);
}, 60_000);
