import { afterEach, expect, test } from '@jest/globals';
import { readBlock, readSiteManifest } from '@helpgen/engine';
import type { ManifestPage, SiteManifest } from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

const opened: SiteRig[] = [];
afterEach(() => opened.splice(0).forEach((rig) => rig.close()));

const files = {
  'docs/index.md':
    '---\ntitle: Начало\n---\n\n## Раздел {#part}\n\nТекст с [ссылкой](b.md).\n\n```js\nconst a = 1;\n```\n\n| а | б |\n| - | - |\n| 1 | 2 |\n\n- раз\n- два\n',
  'docs/b.md': '---\ntitle: Второе\n---\n\n::include{file="_shared.md"}\n',
  'docs/_shared.md': 'Общее.\n',
  'docs/secret.md': '---\ntitle: Тайное\nunlisted: true\n---\n\nТайна.\n\n![](нет.png)\n',
};

async function built(more: { readonly [path: string]: string } = {}, config: { readonly [key: string]: unknown } = {}): Promise<SiteRig> {
  const rig = createSiteRig({ ...files, ...more }, config);
  opened.push(rig);
  await rig.build({ anyway: true });
  return rig;
}

function manifestOf(rig: SiteRig): SiteManifest {
  return readSiteManifest(`${rig.root}/build`);
}

function pageAt(rig: SiteRig, route: string): ManifestPage {
  const page = manifestOf(rig).pages.find((one) => one.route === route);
  if (page === undefined) throw new Error(`no page at ${route}`);
  return page;
}

test('the manifest tells of each page what it is made of: sources, anchors with their text, blocks by kind', async () => {
  const rig = await built();
  const page = pageAt(rig, '/');
  expect(page).toMatchObject({
    title: 'Начало',
    kind: 'doc',
    file: 'index.html',
    sources: ['docs/index.md'],
    anchors: [['part', 'Раздел']],
  });
  expect(page.blocks.map((block) => block.split(' ')[0])).toEqual(['heading', 'heading', 'text', 'code', 'table', 'list']);
  expect(page.bytes).toBe(Buffer.byteLength(rig.output().get('index.html') ?? '', 'latin1'));
  const { head } = manifestOf(rig);
  expect(pageAt(rig, '/b').sources).toEqual(['docs/b.md', 'docs/_shared.md']);
  expect(Object.keys(head.sources)).toEqual(['docs/_shared.md', 'docs/b.md', 'docs/index.md']);
  expect(head.sizes['html']).toBeGreaterThan(page.bytes);
});

test('a block says which of the sources of its page it comes from, and whose pages it shows', async () => {
  const rig = await built({
    'docs/code.js': 'const b = 2;\n',
    'docs/c.md': [
      '---\ntitle: Третье\n---\n\nСвоё.\n\n::include{file="_part.md"}\n\n- Пункт\n\n  ::include{file="_shared.md"}\n\n```js file="code.js"\n```\n',
      'К [нему](index.md#part), к [тайне](secret.md), к [этому](#a) и [наружу](https://example.com).\n\n## А {#a}\n',
    ].join('\n'),
    'docs/_part.md': 'Часть.\n\n::include{file="_shared.md"}\n\nКонец [со ссылкой](b.md).\n',
  });
  const { blocks, sources, shows = [] } = pageAt(rig, '/c');
  expect(sources).toEqual(['docs/c.md', 'docs/_part.md', 'docs/_shared.md', 'docs/code.js']);
  const paths = Object.keys(manifestOf(rig).head.sources);
  const told = blocks.map((block) => {
    const { content, sources: from, shows: linked } = readBlock(block);
    return [content.split(' ')[0], from.map((number) => sources[number]), linked.map((number) => paths[shows[number] ?? -1])];
  });
  expect(told).toEqual([
    ['heading', ['docs/c.md'], []],
    ['text', ['docs/c.md'], []],
    ['text', ['docs/_part.md'], []],
    ['text', ['docs/_shared.md'], []],
    ['text', ['docs/_part.md'], ['docs/b.md']],
    ['list', ['docs/c.md', 'docs/_shared.md'], []],
    ['code', ['docs/code.js'], []],
    ['text', ['docs/c.md'], ['docs/index.md', undefined]],
    ['heading', ['docs/c.md'], []],
  ]);
  // Nothing of that is in what readers get.
  for (const [path, text] of rig.output()) if (/\.(?:html|js|md|json)$/.test(path)) expect(text).not.toMatch(/hg:[\d*/]|hg-from/);
});

test('a page that is not listed is there without address, title and sources, because a manifest is published', async () => {
  const rig = await built();
  const text = rig.read('site-manifest.jsonl');
  expect(text).not.toMatch(/secret|Тайн|нет\.png/);
  expect(manifestOf(rig).pages.filter(({ file }) => file === 'secret/index.html')).toMatchObject([{ kind: 'doc' }]);
});

test('an edit changes the block that was edited, and how a page looks is no block of it', async () => {
  const rig = await built();
  const before = pageAt(rig, '/');
  rig.write('docs/index.md', files['docs/index.md'].replace('Текст', 'Слова'));
  await rig.build({ anyway: true });
  const after = pageAt(rig, '/');
  expect(after.blocks.map((block, index) => block === before.blocks[index])).toEqual([true, true, false, true, true, true]);
  rig.write('site-config.json', JSON.stringify({ ...JSON.parse(rig.readSource('site-config.json')), navbar: { title: 'Иначе' } }));
  await rig.build({ anyway: true });
  const looks = pageAt(rig, '/');
  expect(looks.digest).not.toBe(after.digest);
  expect(looks.blocks).toEqual(after.blocks);
});

test('an analysis of a preset says which members a page describes', async () => {
  const preset = `export default { name: 'api', version: '1', analyses: [{ name: 'api', analyse: () => ({
    membersOf: ({ route }) => (route === '/' ? [{ name: 'Числа.Сумма', anchor: 'part', signatures: ['Сумма(а, б)'] }] : []),
  }) }] };`;
  const rig = await built({ 'api.mjs': preset }, { presets: ['./api.mjs'] });
  expect(pageAt(rig, '/').members).toEqual([{ name: 'Числа.Сумма', anchor: 'part', signatures: ['Сумма(а, б)'] }]);
  expect(pageAt(rig, '/b').members).toBeUndefined();
});

test('a folder without a manifest, with a damaged one and with one of another version is told of by name', async () => {
  const rig = await built();
  const codes = (text: string): unknown => {
    rig.write('build/site-manifest.jsonl', text);
    try {
      return manifestOf(rig);
    } catch (error) {
      return (error as { readonly diagnostics: readonly { readonly code: string }[] }).diagnostics.map(({ code }) => code);
    }
  };
  const whole = rig.read('site-manifest.jsonl');
  expect(codes(whole.slice(0, -40))).toEqual(['HG5080']);
  expect(codes('{}')).toEqual(['HG5080']);
  expect(codes(whole.replace('"version":2', '"version":1'))).toEqual(['HG5081']);
  expect(() => readSiteManifest(`${rig.root}/docs`)).toThrow('has no manifest');
});

test('a build from the cache writes the manifest that a clean one writes, what was included and removed being known', async () => {
  const rig = await built();
  const same = async (): Promise<void> => {
    await rig.build({ anyway: true });
    await rig.build({ anyway: true, cache: false, outDir: 'clean' });
    expect(rig.output().get('site-manifest.jsonl')).toBe(rig.output(`${rig.root}/clean`).get('site-manifest.jsonl'));
  };
  rig.write('docs/_shared.md', 'Общее, и больше.\n');
  await same();
  rig.write('docs/b.md', '---\ntitle: Второе\n---\n\nОбщее, и больше.\n');
  await same();
  rig.write('docs/index.md', `${files['docs/index.md']}\n[Никуда](c.md)\n`);
  await same();
  expect(manifestOf(rig).head.findings).toMatchObject([{ code: 'HG3001', file: 'docs/index.md' }]);
});
