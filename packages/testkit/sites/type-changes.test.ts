import { expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import { describedSite, method, referencePresets, type } from './described-site.ts';

const space = 'kind: namespace\nname: { ru: Стд, en: Std }\nsummary: Корень.\n';
const number = 'parameters: [{ name: { ru: Что, en: What }, type: Число, description: Сколько. }]';

const files = {
  'docs/index.md': '# Начало\n\n[Новости](news.md)\n',
  'docs/news.md': '# Новости\n\n:::type-changes{from="8.0" to="9.0"}\nСначала о главном.\n:::\n',
  'docs/lib/Std/index.yaml': space,
  'docs/lib/Std/Number.yaml': type('Число', 'Number'),
  'docs/lib/Std/Same.yaml': type('Прежний', 'Same', `methods:\n${method('Жить', 'Live', ', returns: { type: Дорога }')}`),
  'docs/lib/Std/Road.yaml': type('Дорога', 'Road', `constructors:\n  - { summary: Мостит новую. }\nmethods:\n${method('Идти', 'Go', `, ${number}`)}${method('Стоять', 'Stand')}`),
  'docs/lib/Std/Ship.yaml': type('Корабль', 'Ship', 'aliases: [Лодка]\n'),
  'docs/lib/Std/Far.yaml': type('Дальний', 'Far'),
  'docs/lib/Std/Fresh.yaml': type('Свежий', 'Fresh'),
  'docs/lib/Std/Aged.yaml': type('Старый', 'Aged', 'deprecated: { since: "9.0" }\n'),
  'docs/lib/Std/Queue.yaml': type(
    'Очередь',
    'Queue',
    `extends: [Прежний]\nconstructors:\n  - { summary: Создаёт пустую. }\n  - { summary: Создаёт с запасом., ${number} }\nmethods:\n${method('Взять', 'Take', ', returns: { type: Число }')}${method('Глянуть', 'Peek')}${method('Слить', 'Drain', ', deprecated: { since: "9.0" }')}`,
  ),
  'versions/8.0/index.md': '# Начало\n',
  'versions/8.0/lib/Std/index.yaml': space,
  'versions/8.0/lib/Std/Number.yaml': type('Число', 'Number'),
  'versions/8.0/lib/Std/Same.yaml': type('Прежний', 'Same', `methods:\n${method('Жить', 'Live', ', returns: { type: Путь }')}`),
  'versions/8.0/lib/Std/Path.yaml': type('Путь', 'Road', `constructors:\n  - { summary: Мостит новую. }\nmethods:\n${method('Шагать', 'Go')}${method('Ждать', 'Stand')}`),
  'versions/8.0/lib/Std/Boat.yaml': type('Лодка', 'Boat'),
  'versions/8.0/lib/Std/In/Far.yaml': type('Дальний', 'Far'),
  'versions/8.0/lib/Std/Aged.yaml': type('Старый', 'Aged'),
  'versions/8.0/lib/Std/Gone.yaml': type('Ушедший', 'Gone'),
  'versions/8.0/lib/Std/Queue.yaml': type(
    'Очередь',
    'Queue',
    `constructors:\n  - { summary: Создаёт пустую. }\nmethods:\n${method('Взять', 'Take')}${method('Слить', 'Drain')}${method('Бросить', 'Drop')}`,
  ),
};
const two = { content: { docs: 'docs', versions: 'versions' }, versions: [{ name: '9.0', current: true }, { name: '8.0' }] };

const rig = describedSite(files, two);

/** The rows and paragraphs of the page, without the columns around it. */
function shown(path = 'news'): string {
  const html = rig.read(`${path}/index.html`);
  const prose = /<div class="hg-prose[^]*?(?=<footer|<\/article)/.exec(html)?.[0] ?? html;
  return prose.replace(/<(?:\/tr|\/p|li)[^>]*>/g, ' | ').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

/** The page without the elements that only hold words together. */
function links(): string {
  return rig.read('news/index.html').replace(/<\/?span>/g, '');
}

test('a page shows which types and members came, changed, became deprecated and went between two versions', () => {
  const text = shown();
  expect(text).toContain('Сначала о главном.');
  expect(text).toContain('Новое Назначение | Стд::Свежий Fresh Нужен ради Fresh. |');
  expect(text).toContain('Устарело Назначение | Стд::Старый Aged');
  expect(text).toContain('Удалено: Стд::Ушедший .');
  expect(text).toContain('Стд::Очередь | добавлено: Глянуть');
  expect(text).toContain('| изменено: новый Очередь + новый Очередь(Что: Число)');
  expect(text).toContain('| изменено: Взять − метод Взять() + метод Взять(): Число');
  expect(text).toContain('| изменено: Очередь − Очередь + Очередь: Прежний');
  expect(text).toContain('| устарело: Слить');
  expect(text).toContain('| удалено: Бросить');
});

test('types that are called otherwise are renamed and not new: by earlier names, the English name, or in another namespace', () => {
  const text = shown();
  expect(text).toContain('Переименовано: Стд::In::Дальний → Стд::Дальний , Стд::Путь → Стд::Дорога , Стд::Лодка → Стд::Корабль .');
  expect(text).not.toContain('Удалено: Стд::Лодка');
  expect(links()).toContain('<a href="/8.0/lib/Std/Path/"><code>Стд::Путь</code></a> → <a href="/lib/Std/Road/"><code>Стд::Дорога</code></a>');
});

test('members that are called otherwise are renamed, and told of as changed only when their declarations differ in more than names', () => {
  expect(shown()).toContain('Стд::Дорога | переименовано: Шагать → Идти , Ждать → Стоять | изменено: Идти − метод Идти() + метод Идти(Что: Число) |');
  expect(links()).toContain('<a href="/8.0/lib/Std/Path/#Шагать"><code>Шагать</code></a> → <a href="/lib/Std/Road/#Идти">');
});

test('what is the same in both versions is not named', () => {
  expect(shown()).not.toMatch(/Стд::Прежний|Жить|Стд::Число/);
});

test('each name leads to the version that has it', () => {
  const html = rig.read('news/index.html');
  expect(html).toContain('<a href="/lib/Std/Fresh/">Стд::Свежий</a>');
  expect(html).toContain('<a href="/8.0/lib/Std/Gone/"><code>Стд::Ушедший</code></a>');
  expect(html).toContain('<a href="/8.0/lib/Std/Queue/#Бросить"><code>Бросить</code></a>');
  expect(html).toContain('<a href="/lib/Std/Queue/#Глянуть"><code>Глянуть</code></a>');
});

test('without names the version of the page is compared with the one before', async () => {
  const named = shown();
  rig.write('docs/news.md', '# Новости\n\n:::type-changes\nСначала о главном.\n:::\n');
  await rig.build();
  expect(shown()).toBe(named);
}, 60_000);

test('a change of a description in the older version changes the page, as a build without cache does', async () => {
  rig.write('versions/8.0/lib/Std/Gone.yaml', type('Пропавший', 'Gone'));
  const { rebuilt } = await rig.build();
  expect(rebuilt?.rendered).toContain('/news');
  expect(shown()).toContain('Удалено: Стд::Пропавший .');
  const warm = rig.output();
  await rig.build({ cache: false });
  expect(rig.output()).toEqual(warm);
}, 60_000);

test('versions without a difference, and a site with one version, have a sentence', async () => {
  rig.write('docs/news.md', '# Новости\n\n:::type-changes{from="9.0" to="9.0"}\n:::\n');
  await rig.build();
  expect(shown()).toContain('Между версиями 9.0 и 9.0 ничего не изменилось.');
  const alone = createSiteRig({ 'docs/index.md': '# Начало\n\n:::type-changes\n:::\n', 'docs/Number.yaml': type('Число', 'Number') }, { presets: referencePresets });
  try {
    expect((await alone.build()).diagnostics).toEqual([]);
    expect(alone.read('index.html')).toContain('<p>Сравнить не с чем: описания есть только у одной версии.</p>');
  } finally {
    alone.close();
  }
}, 60_000);

test('a version that the site does not have, and a key that the directive does not know, are found at their place', async () => {
  rig.write('docs/news.md', '# Новости\n\n:::type-changes{from="7.0" too="9.0"}\n:::\n');
  const { diagnostics } = await rig.build();
  expect(diagnostics.map(({ code, at, hint }) => `${code} ${at?.file ?? ''}:${at?.line ?? 0}:${at?.column ?? 0} ${hint ?? ''}`)).toEqual([
    'HG2203 docs/news.md:3:1 Did you mean `to`?',
    'HG3621 docs/news.md:3:1 Write one of `9.0`, `8.0`.',
  ]);
}, 60_000);
