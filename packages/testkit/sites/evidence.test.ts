import { expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import { describedSite, method, referencePresets, type } from './described-site.ts';

const files = {
  'docs/index.md': '# Начало\n\nЕсть `Факел`, `Лампа`, `Фонарь`, `Свеча`.\n',
  'docs/Lamp.yaml': type(
    'Лампа',
    'Lamp',
    `evidence: { read: "10.0", page: lamp.html }
aliases: [Лучина]
until: "9.0"
groups:
  Свет: [Зажечь, Погасить]
  Прочее: [Цвет, Купить]
properties:
  - { name: { ru: Цвет, en: Color }, type: Лампа, summary: Оттенок света., evidence: deduced, aliases: [Краска] }
methods:
${method('Купить', 'Buy', ', aliases: [Достать]')}  - name: { ru: Погасить, en: Dim }
    summary: Убирает свет.
    overloads:
      - { summary: Сразу. }
      - { summary: Не сразу., since: "9.0", static: true, parameters: [{ name: { ru: Срок, en: Term }, aliases: [Время], type: Лампа, description: Как долго. }] }
${method('Зажечь', 'Light', ', evidence: deduced, until: "9.0"')}`,
  ),
  'docs/Lantern.yaml': type('Фонарь', 'Lantern', `evidence: deduced\nmethods:\n${method('Нести', 'Carry')}${method('Ронять', 'Drop', ', evidence: read')}`),
  'docs/Torch.yaml': type('Факел', 'Torch', 'evidence: deduced\n'),
  'docs/Candle.yaml': type('Свеча', 'Candle'),
};

const rig = describedSite(files);

const small = (html: string): readonly string[] => [...html.matchAll(/<div class="hg-evidence">(.*?)<\/div>/g)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));
const article = (path: string): string => rig.read(`${path}/index.html`);

test('a deduced page says so in small print, and a member in a badge where it is known otherwise than its page', () => {
  expect(small(article('Lantern'))).toEqual(['Сведения на этой странице выведены по смыслу и не проверены по источнику.']);
  expect(article('Lantern')).toContain('<span class="hg-tag hg-tag-read" title="Проверено по источнику.">из справочника</span>');
  expect(article('Lamp')).toContain('<span class="hg-tag hg-tag-deduced" title="Выведено по смыслу, не проверено по источнику.">вывод</span>');
  expect(article('Lamp')).toContain('Оттенок света. <em>Прежде <code>Краска</code>.</em> <em>Выведено по смыслу, не проверено по источнику.</em>');
  expect(small(article('Candle'))).toEqual([]);
});

test('the Markdown copy says it too, and search does not', () => {
  expect(rig.read('Lantern.md')).toContain('*Сведения на этой странице выведены по смыслу и не проверены по источнику.*');
  expect(article('Lantern')).not.toMatch(/<meta[^>]*не проверены/);
});

test('the summary of a build counts what is read and what is deduced', async () => {
  expect((await rig.build()).counts.presets).toEqual([{ name: 'types', text: '4 types (1 read, 2 deduced, 1 not told), 6 members (3 read, 3 deduced)' }]);
}, 60_000);

test('properties and methods stand in the order and below the headings of their groups', () => {
  const headings = [...article('Lamp').matchAll(/<h([234]) id="([^"]*)"/g)].map(([, level, id]) => `${level} ${id}`);
  expect(headings).toEqual(['2 members', '2 properties', '3 properties-Прочее', '2 methods', '3 methods-Свет', '4 Зажечь', '4 Погасить', '3 methods-Прочее', '4 Купить']);
  expect(article('Lamp')).toMatch(/<nav[^>]*>[^]*href="#methods-Свет"[^]*href="#Зажечь"/);
  expect(rig.read('Lamp.md')).toMatch(/### Свет[^]*#### Зажечь/);
});

test('a page says what was called otherwise, since when and until when it is there, and in which form', () => {
  const text = article('Lamp').replace(/<[^>]+>/g, '').replace(/ +/g, ' ');
  expect(text).toContain('тип по версию 9.0 раньше Лучина');
  expect(text).toContain('Не сразу.с версии 9.0');
  expect(text).toContain('прежде Достать');
  expect(text).toContain('Прежде Время.');
  expect(rig.read('Lamp.md')).toContain('статический метод Погасить(Срок: Лампа)');
});

test('each of several forms stands in a group of its own with an address and its number', () => {
  const html = article('Lamp');
  expect(html).toMatch(/<div id="Погасить-1"><details class="hg-form hg-kind-method" open=""><summary><code>\([^]*?<\/code>/);
  expect(html).toMatch(/<div id="Погасить-Лампа"><details class="hg-form hg-kind-method"><summary><code>\(Лампа\)<\/code> <span data-markdown-ignore="">Не сразу\.<\/span><\/summary>/);
});

test('search leads from an earlier name to the member', async () => {
  const ask = { ...files, 'questions.json': '[{ "ask": "Достать", "find": "/Lamp#Купить", "within": 1 }]' };
  const own = createSiteRig(ask, { presets: referencePresets, search: { questions: 'questions.json' } });
  expect((await own.build({ strict: true })).diagnostics).toEqual([]);
  own.close();
}, 60_000);

test('a site may say of what is read that it is, in words of its own', async () => {
  const evidence = { read: 'Сверено.', deduced: 'Догадка.' };
  const own = createSiteRig(files, { presets: [referencePresets[0], [referencePresets[1], { evidence }]] });
  expect((await own.build({ strict: true })).diagnostics).toEqual([]);
  expect(small(own.read('Lamp/index.html'))).toEqual(['Сверено.']);
  expect(own.read('Lamp/index.html')).toContain('<span class="hg-tag hg-tag-deduced">Догадка</span>');
  own.close();
}, 60_000);

test.each([
  [{ verbs: 'Делает' }, 'the option `verbs` is no list of words'],
  [{ wordings: 'yes' }, 'the option `wordings` is none of `ignore`, `log`, `warn` and `throw`'],
  [{ meanings: { Беда: '' } }, 'the option `meanings` is no object with a reason for each parameter or exception'],
  [{ evidence: { seen: 'Видели.' } }, 'the option `evidence` is no object with a sentence for `read`, `deduced` or both'],
  [{ proof: true }, 'the option `proof` is none of `unknownTypes`, `evidence`, `verbs`, `wordings`, `meanings` and `severalPages`'],
  [{ severalPages: 'Core/Lamp.yaml' }, 'the option `severalPages` is no list of globs'],
])('the option %j is refused', async (options, message) => {
  const own = createSiteRig(files, { presets: [referencePresets[0], [referencePresets[1], options]] });
  expect((await own.build()).diagnostics.map(({ message: text }) => text).join()).toContain(message);
  own.close();
}, 60_000);
