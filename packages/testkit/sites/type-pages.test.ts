import { expect, test } from '@jest/globals';
import * as engine from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import { describedSite, method, referencePresets, type } from './described-site.ts';
import { runCli } from './run-cli.ts';

const bright = ', parameters: [{ name: { ru: Чем, en: With }, type: Лампа, description: Какой именно. }]';
const groups = 'groups:\n  Свет: [Яркость, Зажечь, Мигать]\n  Счёт: [Сосчитать]\n  Прочее: [Выбросить]\n';
const pages = 'pages:\n  Счёт: count\n  Свет: light\n';
const members = `properties:
  - { name: { ru: Яркость, en: Brightness }, type: Лампа, summary: Насколько светло. }
methods:
${method('Зажечь', 'TurnOn', bright)}  - name: { ru: Мигать, en: Blink }
    summary: Гаснет и горит.
    overloads:
      - { parameters: [{ name: { ru: Раз, en: Times }, type: Лампа, description: Сколько. }] }
      - {}
${method('Сосчитать', 'Count')}${method('Выбросить', 'Throw', ', since: "2"')}`;
const lamp = (more: string): string => type('Лампа', 'Lamp', `${groups}${more}${members}`);

const files = {
  'docs/index.md': '# Начало\n\nЖгут `Лампа.Зажечь`, бросают `Лампа.Выбросить`, зовут `Лампа`, бывает `Лампочка`, есть [обе](lib/Lamp/index.md).\n\n:::type-changes{in="3"}\n:::\n',
  'docs/lib/index.yaml': 'kind: namespace\nname: { ru: Дом, en: House }\nsummary: Жильё.\n',
  'docs/lib/Lamp.yaml': lamp(pages).replace('summary: Насколько светло.', 'summary: Насколько светло., since: "3"'),
  'docs/lib/Bulb.yaml': type('Лампочка', 'Bulb', `methods:\n${method('Зажечь', 'Ignite')}`),
  'docs/lib/Torch.yaml': type('Факел', 'Torch', 'extends: [Лампа]\n'),
};
const presets = ['@helpgen/script', ['@helpgen/reference', { severalPages: ['lib/Lamp.yaml'] }]];
const rig = describedSite(files, { presets });

const own = (): string => rig.read('lib/Lamp/index.html');
const light = (): string => rig.read('lib/Lamp/light/index.html');
const count = (): string => rig.read('lib/Lamp/count/index.html');
const plain = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

test('a group with an address has a page with its members in full, the others stay on the page of the type', () => {
  expect(light()).toContain('>Лампа: Свет</h1>');
  expect(plain(light())).toContain('Зажечь TurnOn');
  expect(plain(light())).toContain('Какой именно.');
  expect(plain(count())).toContain('Сосчитать Count');
  expect(plain(own())).not.toContain('Какой именно.');
  expect(own()).toContain('<h4 id="Выбросить" class="hg-name">');
  expect(light()).not.toContain('Выбросить');
});

test('the page of the type lists all members; those on other pages lead there, and are found by all that their page says of them', () => {
  expect(own()).toMatch(/<h3 id="[^"]*"><i id="[^"]*"><\/i>(?:<i id="[^"]*"><\/i>)*<a href="\/lib\/Lamp\/light\/">Свет<\/a><\/h3>/);
  expect(own()).toContain(
    '<li id="Зажечь" class="hg-kind-method" data-more="TurnOn Лампа"><code><i id="TurnOn"></i><a href="/lib/Lamp/light/#Зажечь">Зажечь</a><span>(Чем)</span></code>',
  );
  expect(own()).toContain('<li class="hg-kind-method"><code><a href="#Выбросить">Выбросить</a>');
});

const idsIn = (html: string): readonly string[] =>
  [...(/<article[^]*<\/article>/.exec(html)?.[0] ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

test('each anchor that the page of the type would have with all members on it is there', async () => {
  const single = createSiteRig({ 'docs/Lamp.yaml': lamp('') }, { presets: referencePresets });
  await single.build();
  const before = idsIn(single.read('Lamp/index.html'));
  expect(plain(single.read('Lamp/index.html'))).toContain('Какой именно.');
  single.close();
  expect(before).toEqual(expect.arrayContaining(['methods', 'properties-Свет', 'Зажечь', 'TurnOn', 'Мигать-Лампа']));
  const now = idsIn(own());
  expect(before.filter((id) => !now.includes(id))).toEqual([]);
  expect(new Set(now).size).toBe(now.length);
}, 60_000);

test('code, inherited members, uses, changes and cards lead to where a member is told of', () => {
  const start = rig.read('index.html');
  expect(start).toContain('<a href="/lib/Lamp/light/#Зажечь">Лампа.Зажечь</a>');
  expect(start).toContain('<a href="/lib/Lamp/#Выбросить">Лампа.Выбросить</a>');
  expect(start).toContain('<a href="/lib/Lamp/">Лампа</a>');
  expect(start).toContain('href="/lib/Lamp/light/#Яркость"');
  expect(rig.read('lib/Torch/index.html')).toContain('<a href="/lib/Lamp/count/#Сосчитать">Сосчитать</a>');
  expect(rig.read('lib/Lamp/light.names.js')).toContain('"Зажечь":{"title":"метод Зажечь(Чем: Лампа)"');
  expect(rig.read('lib/Lamp.names.js')).toContain('"Зажечь":{');
  const english = [...rig.output().keys()].find((path) => path.startsWith('english-names-')) ?? '';
  expect(rig.read(english)).toContain('"others":{"/lib/Lamp/light#Зажечь":"TurnOn"}');
});

test('a member is one hit of the search, which leads to its page, by the English name of its type too', async () => {
  for (const asked of ['Сосчитать', 'Lamp.Count']) {
    const { stdout } = await runCli(rig, engine, 'search', asked);
    expect(stdout).toMatch(/^ {2}1\. Лампа: Счёт {2}.*\n {5}\/lib\/Lamp\/count\/\n {5}└ Сосчитать · Count · метод #Сосчитать\n/);
    expect(stdout.match(/└/g)).toHaveLength(1);
  }
});

test('the name of a type finds the type first, and the pages of its groups behind whatever speaks of it', async () => {
  const { stdout } = await runCli(rig, engine, 'search', 'Лампа');
  const titles = [...stdout.matchAll(/^ {2}\d+\. (.+?)(?: {2}|$)/gm)].map(([, title]) => title);
  expect(titles).toEqual(['Лампа', 'Начало', 'Лампа: Счёт', 'Лампа: Свет']);
});

test('the members of a type that others inherit are found on the pages of its groups', async () => {
  const { stdout } = await runCli(rig, engine, 'search', 'Факел.Сосчитать');
  expect(stdout).toMatch(/^ {2}1\. Лампа: Счёт {2}.*\n {5}\/lib\/Lamp\/count\/\n {5}└ Сосчитать · Count · метод #Сосчитать\n/);
});

test('the pages of groups stand below the type, in the order of its groups, and lead back and to each other', () => {
  const sidebar = /data-hg-sidebar=""[^]*?<\/nav>/.exec(light())?.[0] ?? '';
  const labels = [...sidebar.matchAll(/<a [^>]*>([^]*?)<\/a>/g)].map(([, label = '']) => label.replace(/<[^>]*>/g, ''));
  expect(labels).toEqual(['Начало', 'Дом', 'Лампа Lamp', 'Свет', 'Счёт', 'Лампочка Bulb', 'Факел Torch']);
  expect(sidebar).toMatch(/<li class="hg-kind-type" data-hg-node="open"><a [^>]*href="\/lib\/Lamp\/"/);
  expect(plain(light())).toContain('Члены типа Лампа из группы «Свет».');
  expect(light()).toContain('<p>Другие группы: <a href="/lib/Lamp/count/">Счёт</a>.</p>');
  expect(rig.read('lib/Lamp/light.md')).toContain('# Лампа: Свет');
  expect(plain(own())).toContain('Дом::Лампа');
});

/** What is found with `text` as the description. */
async function found(text: string): Promise<readonly string[]> {
  rig.write('docs/lib/Lamp.yaml', text);
  return (await rig.build({ mode: 'check' })).diagnostics.map(({ code, at }) => `${code} ${at?.file}:${at?.line}:${at?.column}`);
}

test('what is wrong is told in the description, once', async () => {
  expect(await found(lamp('pages:\n  Цвет: colour\n'))).toEqual(['HG2710 docs/lib/Lamp.yaml:9:9']);
  expect(await found(lamp(pages).replace('Гаснет и горит', 'Гаснет, [горит](none.md)'))).toEqual(['HG3001 docs/lib/Lamp.yaml:16:30']);
  expect(await found(lamp(pages).replace('With }, type: Лампа', 'With }, type: Лапма'))).toEqual(['HG3601 docs/lib/Lamp.yaml:14:126']);
  expect(await found(lamp(pages).replace('groups:', 'grups: {}\ngroups:'))).toEqual(['HG2003 docs/lib/Lamp.yaml:4:1']);
}, 60_000);

test('a type that should not be used any more says so on each of its pages', async () => {
  rig.write('docs/lib/Lamp.yaml', lamp(`deprecated: { since: "4" }\n${pages}`));
  await rig.build();
  for (const html of [own(), light(), count()]) expect(html).toContain('<div class="hg-deprecation"><p><strong>Устарело с версии 4.');
}, 60_000);

test('a change of the description gives what a build without cache gives', async () => {
  rig.write('docs/lib/Lamp.yaml', lamp(pages).replace('Какой именно.', 'Которой.'));
  await rig.build();
  expect(plain(light())).toContain('Которой.');
  const warm = rig.output();
  await rig.build({ cache: false });
  expect(rig.output()).toEqual(warm);
}, 60_000);
