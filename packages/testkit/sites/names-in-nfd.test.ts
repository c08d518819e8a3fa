import { afterEach, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

const composed = 'йод'.normalize('NFC');
const decomposed = 'йод'.normalize('NFD');

let rig: SiteRig | undefined;
afterEach(() => rig?.close());

test('a page, an included file and an image with decomposed names are found by every way to write them', async () => {
  const names = [composed, decomposed, encodeURI(composed), encodeURI(decomposed)];
  rig = createSiteRig({
    'docs/index.md': [
      '# Начало',
      ...names.map((name) => `[${name}](${decomposed}/${name}-2.md)`),
      ...names.map((name) => `![Рисунок](${name}.svg)`),
      `::include{file="${decomposed}.txt"}`,
      `::include{file="${composed}.txt"}`,
    ].join('\n\n'),
    [`docs/${decomposed}/${decomposed}-2.md`]: '# Элемент\n\n[Назад](../index.md)\n',
    [`docs/${decomposed}.txt`]: 'Вставка.\n',
    [`docs/${decomposed}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  });
  const report = await rig.build();
  expect(report.diagnostics.map(({ message }) => message)).toEqual([]);
  expect([...rig.output().keys()]).toContain(`${composed}/${composed}-2/index.html`);
  const page = rig.read('index.html');
  expect(page.split(`href="${encodeURI(`/${composed}/${composed}-2/`)}"`).length - 1).toBeGreaterThanOrEqual(4);
  expect(page.split('Вставка.').length - 1).toBe(2);
  rig.write(`docs/${decomposed}/${decomposed}-2.md`, '# Другой элемент\n');
  expect((await rig.build()).rebuilt.compiled).toEqual([`/${composed}/${composed}-2`]);
});

test('a folder of the config is found by the composed form of its name', async () => {
  rig = createSiteRig({ [`${decomposed}/index.md`]: '# Начало\n' }, { content: { docs: composed } });
  expect((await rig.build()).diagnostics).toEqual([]);
});

test('two files whose names differ in their form alone are told, each by its bytes', async () => {
  rig = createSiteRig({ 'docs/index.md': '# Начало\n', [`docs/${composed}.md`]: '# Один\n', [`docs/${decomposed}.md`]: '# Два\n' });
  const found = (await rig.build()).diagnostics.filter(({ code }) => code === 'HG5006');
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(/docs\/%D0%B8%CC%86%D0%BE%D0%B4\.md` and `docs\/%D0%B9%D0%BE%D0%B4\.md|docs\/%D0%B9%D0%BE%D0%B4\.md` and `docs\/%D0%B8%CC%86%D0%BE%D0%B4\.md/),
  ]);
});
