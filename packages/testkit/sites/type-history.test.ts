import { expect, test } from '@jest/globals';
import { describedSite, method, type } from './described-site.ts';

const form = (text: string): string => `      - { summary: ${text} }\n`;
const files = {
  'docs/index.md': '# Начало\n\n[Новости](news.md), [имена](names.md), `Лампа`, `Фонарь`, `Свеча`, `Книга`\n\n```xbsl\nзнч Свет = новый Лампа()\nСвет.Зажечь()\n```\n',
  'docs/news.md': '# Новости\n\n:::type-changes{in="9.0"}\nСначала о главном.\n:::\n\n:::type-changes{in="5.0"}\n:::\n',
  'docs/names.md': '# Имена\n\n:::earlier-names\nВсе сразу.\n:::\n',
  'docs/Lantern.yaml': type('Фонарь', 'Lantern', 'since: "9.0"\n'),
  'docs/Candle.yaml': type('Свеча', 'Candle', 'since: "9.0"\naliases: [Лучина]\n'),
  'docs/Book.yaml': type('Книга', 'Book', 'deprecated: { since: "9.0" }\n'),
  'docs/Lamp.yaml': type(
    'Лампа',
    'Lamp',
    `constructors:\n  - { summary: Создаёт. }\nmethods:\n${method('Зажечь', 'Light', ', since: "9.0", aliases: [Жечь]')}${method('Купить', 'Buy', ', since: "9.0"')}${method('Носить', 'Carry', ', since: "8.0", aliases: [Таскать]')}${method('Терять', 'Lose', ', deprecated: { since: "9.0" }')}  - name: { ru: Чинить, en: Mend }
    summary: Возвращает свет.
    overloads:
${form('Сразу.')}      - { summary: Не сразу., since: "9.0", parameters: [{ name: { ru: Срок, en: Term }, type: Лампа, description: Как долго. }] }
  - name: { ru: Мыть, en: Wash }
    summary: Смывает копоть.
    parameters: [{ name: { ru: Чем, en: By }, aliases: [Вода], since: "9.0", type: Лампа, description: Средство. }]
`,
  ),
};

const rig = describedSite(files);

/** The words of a page, a bar between rows and paragraphs. */
function shown(path: string): string {
  const prose = /<div class="hg-prose[^]*?(?=<footer|<\/article)/.exec(rig.read(`${path}/index.html`))?.[0] ?? '';
  return prose.replace(/<(?:\/tr|\/p|li)[^>]*>/g, ' | ').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('a page lists what its descriptions tell of a version: new, renamed, deprecated, and in another form', () => {
  const text = shown('news');
  expect(text).toContain('Сначала о главном. | Новое Назначение | Фонарь Lantern Нужен ради Lantern. |');
  expect(text).toContain('Устарело Назначение | Книга Book');
  expect(text).toContain('Переименовано: Лучина → Свеча .');
  expect(text).toContain('| добавлено: Купить | переименовано: Жечь → Зажечь | изменено: Чинить + метод Чинить(Срок: Лампа)');
  expect(text).toContain('| изменено: Мыть − метод Мыть(Вода: Лампа) + метод Мыть(Чем: Лампа)');
  expect(text).toContain('| устарело: Терять');
  expect(text).not.toContain('Носить');
  expect(text).toContain('В версии 5.0 ничего не изменилось.');
});

test('a page lists all earlier names with what they became', () => {
  const text = shown('names');
  expect(text).toContain('Все сразу. | Прежде Теперь Начиная с версии | Лампа.Жечь Лампа.Зажечь 9.0 | Лампа.Таскать Лампа.Носить 8.0 | Лучина Свеча 9.0 |');
  expect(rig.read('names/index.html')).toContain('href="/Lamp/#Зажечь"');
});

test('code that reads a member by its earlier name is told the new one', async () => {
  rig.write('docs/index.md', files['docs/index.md'].replace('Свет.Зажечь', 'Свет.Жечь'));
  const { diagnostics } = await rig.build();
  expect(diagnostics.map(({ code, hint }) => `${code} ${hint ?? ''}`)).toEqual(['HG3611 Did you mean `Зажечь`?']);
}, 60_000);
